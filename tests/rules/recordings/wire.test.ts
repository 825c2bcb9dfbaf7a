import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signalKinds } from '../../../lambdas/contract/signal.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { type DecodedBatch, decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import { FIRST_TEXT, Flag, MAGIC } from '../../../lambdas/contract/wire/format.ts';
import { fixturesOf } from '../../detectors/fixtures.ts';
import { anyEvent } from '../../factories/any-event.ts';
import { wireOf } from '../../factories/wire.ts';
import { processorTimeOf } from '../../processor-time.ts';
import { tries } from '../../sample.ts';

const decoded = (bytes: Uint8Array): DecodedBatch => {
  const batch = decodeBatch(bytes);
  if (typeof batch === 'string') throw new Error(`A ${batch} batch`);
  return batch;
};

test('any event that the recorder can write survives encoding and decoding', () => {
  const cost = fc.record({
    script_ms: fc.float({ noNaN: true, noDefaultInfinity: true }),
    bytes: fc.nat(),
    errors: fc.nat(),
  });
  const batches = fc.record(
    {
      seq: fc.nat({ max: 10_000_000 }),
      sent_at: fc.integer({ min: 1, max: 2 ** 45 }),
      last: fc.constant(true),
      cost,
      events: fc.array(anyEvent, { minLength: 1, maxLength: 8 }),
    },
    { requiredKeys: ['seq', 'sent_at', 'events'] },
  );
  fc.assert(
    fc.property(batches, (batch) => {
      // JSON has no -0.
      expect(decoded(wireOf(batch))).toEqual(JSON.parse(JSON.stringify(batch)));
    }),
    { numRuns: tries(2_000) },
  );
}, 60_000);

test.each([30, 31, 32, 47, 48, 52])(
  'whole numbers around 2 to the power of %i survive encoding and decoding',
  (bits) => {
    const edges = [-1, -0.5, 0, 0.5, 1].map((more) => 2 ** bits + more);
    const numbers = [0, 1, ...edges].flatMap((number) => (number === 0 ? [0] : [number, -number]));
    const events = numbers.map(
      (x): RecordedEvent => ({
        type: 3,
        timestamp: 1,
        data: { source: 3, id: 1, x, y: -x + 0 },
      }),
    );
    expect(decoded(wireOf({ seq: 0, sent_at: 1, events })).events).toEqual(events);
  },
);

test('the cost that earlier releases send is read, too', () => {
  const event: RecordedEvent = { type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y: 0 } };
  // Sequence number, flags and time have one byte each.
  const afterHead = wireOf({ seq: 0, sent_at: 1, events: [event] }).subarray(MAGIC.length + 3);
  const cost = [7, 1, 2, 30, 0, 3].map((value) => 4 * value);
  const bytes = Uint8Array.of(...MAGIC, 0, Flag.EarlierCost, 4, ...cost, ...afterHead);
  expect(decoded(bytes)).toMatchObject({
    cost: { script_ms: 7, bytes: 30, errors: 3 },
    events: [event],
  });
});

test('every recorded detector visit survives encoding and decoding', () => {
  const batches = [...signalKinds, 'ordinary' as const]
    .flatMap((kind) => fixturesOf(kind))
    .flatMap((each) => each.batches);
  expect(batches.length).toBeGreaterThan(100);
  for (const batch of batches) expect(decoded(wireOf(batch)).events).toEqual(batch.events);
});

test('sends an added subtree to the player node by node, since it adds one node at a time', () => {
  const element = (id: number, tagName: string, ...childNodes: object[]) => ({
    type: 2,
    tagName,
    attributes: {},
    childNodes,
    id,
  });
  const text = { type: 3, textContent: 'new', id: 22 };
  const node = element(20, 'p', element(21, 'b', text));
  const data = { source: 0, adds: [{ parentId: 3, nextId: 9, node }] };
  const { events } = decoded(
    wireOf({ seq: 0, sent_at: 1, events: [{ type: 3, timestamp: 1, data }] }),
  );
  const [{ adds }] = events.map((event) => event.data) as [typeof data];
  expect(adds).toEqual([
    { parentId: 3, nextId: 9, node: element(20, 'p') },
    { parentId: 20, nextId: null, node: element(21, 'b') },
    { parentId: 21, nextId: null, node: text },
  ]);
});

test('a text is encoded once, however often it is used', () => {
  const events = Array.from(
    { length: 100 },
    (_, n): RecordedEvent => ({ type: 5, timestamp: n + 1, data: { tag: 'again and again' } }),
  );
  const bytes = wireOf({ seq: 0, sent_at: 1, events });
  expect(bytes.toString('latin1').split('again and again')).toHaveLength(2);
});

test('a sorted list of 600 new texts takes less than 1.5 bytes per row besides the texts', () => {
  const rows = Array.from({ length: 600 }, (_, row) => 20 + 9 * row);
  const moves = rows.map((id, row) => ({
    parentId: 5,
    nextId: rows[row - 1] ?? null,
    id,
    adds: 0,
  }));
  const texts = rows.map((id, row) => ({ id: id + 4, value: `EUR ${row * 37}.50` }));
  const sizeOf = (data: object) =>
    gzipSync(wireOf({ seq: 0, sent_at: 1, events: [{ type: 3, timestamp: 1, data }] })).length;
  const written = gzipSync(texts.map(({ value }) => value).join('')).length;
  expect(sizeOf({ source: 0, moves, texts }) - written).toBeLessThan(900);
});

test('reads batches of pages that were opened before the latest format', () => {
  const p = (id: number, ...childNodes: object[]) => ({
    type: 2,
    tagName: 'p',
    attributes: { class: 'a', title: 'a' },
    childNodes,
    id,
  });
  const text = (id: number, textContent: string) => ({ type: 3, textContent, id });
  const doctype = { type: 1, name: 'html', publicId: '', systemId: '', id: 2 };
  const page = p(3, p(4, text(5, 'one')), p(6, text(7, 'two')));
  const change = {
    source: 0,
    texts: [{ id: 5, value: 'three' }],
    attributes: [{ id: 4, attributes: { class: 'b' } }],
    removes: [{ parentId: 6, id: 7 }],
    adds: [{ parentId: 3, nextId: 4, node: text(9, 'one') }],
    moves: [{ parentId: 3, nextId: 9, id: 6, adds: 1 }],
  };
  const events = [
    {
      type: 2,
      timestamp: 1_000,
      data: {
        node: { type: 0, childNodes: [doctype, page], id: 1 },
        initialOffset: { left: 0, top: 0 },
      },
    },
    { type: 3, timestamp: 1_001, data: change },
    {
      type: 5,
      timestamp: 1_002,
      data: { tag: 'rv:page', payload: { page: '/' } },
    },
  ];
  const version2 = Buffer.from(
    'UlYyAwCgH0oAAgAAISIHCAgjCQoLDAsAIwkKCwwLACQNACMJCgsMCwAkDgAAAAQGAAEMAgMHA6QBDQYLDQUEAQ8FAQoQAAAEBQYREhMGFBUA' +
      'AA8EAAEFAQUDAwUBAwcHBAFodG1scGNsYXNzYXRpdGxlb25ldHdvdGhyZWVidGFncnY6cGFnZXBheWxvYWRwYWdlLw==',
    'base64',
  );
  expect(decoded(version2)).toEqual({ seq: 3, sent_at: 1_000, events });
  // Ingestion stores it masked, or re-encodes it if a value has to be cut.
  const masked = decodeBatch(version2, (all) => all.replace('three', '*****'));
  if (typeof masked === 'string' || !masked.masked) throw new Error('Nothing was masked');
  expect(masked.layout).toBeUndefined();
  expect(decoded(masked.masked).events).toEqual(
    JSON.parse(JSON.stringify(events).replace('three', '*****')),
  );
});

const about = (data: object) =>
  wireOf({ seq: 0, sent_at: 1, events: [{ type: 5, timestamp: 1, data }] });
const loading = { type: 0, timestamp: 1, data: {} };
const whole = about({ tag: 'a', payload: { text: 'b' } });
const firstUse = whole.indexOf(FIRST_TEXT, 5);
function changedAt(bytes: Uint8Array, at: number, byte: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = byte;
  return copy;
}

test.each<[string, Uint8Array]>([
  ['another version', Buffer.concat([Buffer.from('RV4'), whole.subarray(3)])],
  ['a text that is used before its first use', changedAt(whole, firstUse, FIRST_TEXT + 1)],
  ['nothing', Buffer.alloc(0)],
  ['half of it', whole.subarray(0, whole.length >> 1)],
  ['bytes after the end', Buffer.concat([whole, Buffer.from('x')])],
  ['no events', wireOf({ seq: 0, sent_at: 1, events: [] })],
  ['a sequence below zero', wireOf({ seq: -1, sent_at: 1, events: [loading] })],
  ['no time', wireOf({ seq: 0, sent_at: 0, events: [loading] })],
  ['a name that changes what an object is', about(JSON.parse('{"__proto__":{"polluted":1}}'))],
  ['a constructor', about({ constructor: { prototype: 1 } })],
  ['values nested without end', about(JSON.parse(`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`))],
  [
    'a rare source without its lists',
    wireOf({
      seq: 0,
      sent_at: 1,
      events: [{ type: 3, timestamp: 1, data: { source: 8, adds: [null] } }],
    }),
  ],
])('rejects %s', (_, bytes) => {
  expect(decodeBatch(bytes)).toBe('malformed');
});

test('rejects a short batch that expands to a long one', () => {
  const long = 'x'.repeat(100_000);
  expect(decodeBatch(about({ tag: 'a', payload: Array(1_000).fill(long) }))).toBe('too-large');
});

test('rejects a list of so many empty values that they take more memory than an event may', () => {
  const listOf = (count: number) => about({ tag: 'a', payload: Array(count).fill(null) });
  expect(decodeBatch(listOf(440_000))).toBe('too-large');
  expect(decodeBatch(listOf(390_000))).not.toBe('too-large');
});

/** Arbitrary bytes: random, a truncated batch, or a corrupted batch. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((rest) => Uint8Array.from([...MAGIC, ...rest])),
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 300 }).map((rest) =>
    // Small numbers, which are valid opcodes and lengths.
    Uint8Array.from([...MAGIC, 0, 0, 4, ...rest]),
  ),
  fc
    .tuple(
      fc.array(anyEvent, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }),
      fc.nat(),
    )
    .map(([events, changes, end]) => {
      const bytes = wireOf({ seq: 0, sent_at: 1, events });
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return end % 3 === 0 ? bytes.subarray(0, end % bytes.length) : bytes;
    }),
);

test('arbitrary bytes are decoded or rejected in bounded time, without another error', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      expect(processorTimeOf(() => decodeBatch(bytes), 500)).toBeLessThan(500);
      const batch = decodeBatch(bytes);
      if (typeof batch === 'string') expect(['malformed', 'too-large']).toContain(batch);
      // A decoded batch survives encoding and decoding.
      else expect(decoded(wireOf(batch)).events).toEqual(batch.events);
    }),
    { numRuns: tries(5_000) },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
}, 60_000);
