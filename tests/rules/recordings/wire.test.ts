import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signalKinds } from '../../../lambdas/contract/digest.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { type DecodedBatch, decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import { Op } from '../../../lambdas/contract/wire/format.ts';
import { packBatch } from '../../../lambdas/contract/wire/pack.ts';
import { WireEvent } from '../../../lambdas/contract/wire/writer.ts';
import { fixturesOf } from '../../detectors/fixtures.ts';
import { anyEvent } from '../../factories/any-event.ts';
import { wireOf } from '../../factories/wire.ts';

const decoded = (bytes: Uint8Array): DecodedBatch => {
  const batch = decodeBatch(bytes);
  if (typeof batch === 'string') throw new Error(`A ${batch} batch`);
  return batch;
};
const dataOf = (...events: WireEvent[]) =>
  decoded(packBatch({ seq: 0, sent_at: 1 }, events)).events.map(({ data }) => data);

test('any event that the recorder can write comes back from the wire as it was', () => {
  const cost = fc.record({
    script_ms: fc.float({ noNaN: true, noDefaultInfinity: true }),
    script_ms_median: fc.nat(),
    script_ms_p95: fc.nat(),
    bytes: fc.nat(),
    snapshots_skipped: fc.nat(),
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
      const { isMasked, ...back } = decoded(wireOf(batch));
      expect(isMasked).toBe(false);
      // JSON has no -0 either.
      expect(back).toEqual(JSON.parse(JSON.stringify(batch)));
    }),
    { numRuns: 2_000 },
  );
}, 60_000);

test('every recorded visit of the detectors comes back from the wire as it was', () => {
  const batches = [...signalKinds, 'ordinary' as const]
    .flatMap((kind) => fixturesOf(kind))
    .flatMap((each) => each.batches);
  expect(batches.length).toBeGreaterThan(100);
  for (const batch of batches) expect(decoded(wireOf(batch)).events).toEqual(batch.events);
});

test('a recorder writes what it walks through: nodes in preorder, taken back where they are not wanted', () => {
  const page = new WireEvent(5, Op.Snapshot);
  page.number(0);
  page.number(12.5);
  page.document(1);
  page.doctype(2, 'html', '', '');
  page.element(3, 'body');
  page.attribute('class', 'shop');
  page.endAttributes();
  page.text(4, 'Hello');
  const mark = page.mark();
  page.element(5, 'div');
  page.rollback(mark);
  page.endNode();
  page.endNode();
  const body = {
    type: 2,
    tagName: 'body',
    attributes: { class: 'shop' },
    childNodes: [{ type: 3, textContent: 'Hello', id: 4 }],
    id: 3,
  };
  const doctype = { type: 1, name: 'html', publicId: '', systemId: '', id: 2 };
  const node = { type: 0, childNodes: [doctype, body], id: 1 };
  expect(dataOf(page)).toEqual([{ node, initialOffset: { left: 0, top: 12.5 } }]);
});

test('an added subtree is told to the player node by node, since it adds no more at once', () => {
  const event = new WireEvent(5, Op.Mutation);
  event.uint(0);
  event.add(3, 9);
  event.element(20, 'p');
  event.endAttributes();
  event.element(21, 'b');
  event.endAttributes();
  event.text(22, 'new');
  event.endNode();
  event.endNode();
  event.end();
  const [{ adds }] = dataOf(event) as [{ adds: { node: { id: number } }[] }];
  const element = (id: number, tagName: string) => ({
    type: 2,
    tagName,
    attributes: {},
    childNodes: [],
    id,
  });
  expect(adds).toEqual([
    { parentId: 3, nextId: 9, node: element(20, 'p') },
    { parentId: 20, nextId: null, node: element(21, 'b') },
    { parentId: 21, nextId: null, node: { type: 3, textContent: 'new', id: 22 } },
  ]);
});

test('a text stands on the wire once, however often it is used', () => {
  const events = Array.from(
    { length: 100 },
    (_, n): RecordedEvent => ({ type: 5, timestamp: n + 1, data: { tag: 'again and again' } }),
  );
  const bytes = wireOf({ seq: 0, sent_at: 1, events });
  expect(bytes.toString('latin1').split('again and again')).toHaveLength(2);
});

const about = (data: object) =>
  wireOf({ seq: 0, sent_at: 1, events: [{ type: 5, timestamp: 1, data }] });
const whole = about({ tag: 'a', payload: { text: 'b' } });

test.each<[string, Uint8Array]>([
  ['another version', Buffer.concat([Buffer.from('RV3'), whole.subarray(3)])],
  ['nothing', Buffer.alloc(0)],
  ['half of it', whole.subarray(0, whole.length >> 1)],
  ['bytes behind the end', Buffer.concat([whole, Buffer.from('x')])],
  ['no events', packBatch({ seq: 0, sent_at: 1 }, [])],
  ['a sequence below zero', packBatch({ seq: -1, sent_at: 1 }, [new WireEvent(1, 0)])],
  ['no time', packBatch({ seq: 0, sent_at: 0 }, [new WireEvent(1, 0)])],
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
])('refuses %s', (_, bytes) => {
  expect(decodeBatch(bytes)).toBe('malformed');
});

test('refuses a short batch that unfolds to a long one', () => {
  const long = 'x'.repeat(100_000);
  expect(decodeBatch(about({ tag: 'a', payload: Array(1_000).fill(long) }))).toBe('too-large');
});
