import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { cutValues } from '../../../lambdas/contract/wire/cut-values.ts';
import { decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import { encodeEvent } from '../../../lambdas/contract/wire/encode.ts';
import { packBatch } from '../../../lambdas/contract/wire/pack.ts';
import { replaceTexts } from '../../../lambdas/contract/wire/replace-texts.ts';
import { readBatch } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { maskTexts } from '../../../lambdas/recordings/batch/mask-texts.ts';
import { mask } from '../../../lambdas/recordings/batch/masking.ts';
import { anyEvent } from '../../factories/any-event.ts';
import { packedBatch } from '../../factories/batch.ts';
import { wireOf } from '../../factories/wire.ts';

/** A batch after cutting typed values, and the expected result. */
function cutAndExpected(bytes: Uint8Array) {
  const batch = decodeBatch(bytes, maskTexts);
  if (typeof batch === 'string' || !batch.layout) throw new Error(`A ${batch} batch`);
  const { cuts, addresses } = mask(batch.events);
  const cut = cutValues(batch.masked ?? bytes, batch.layout, cuts, addresses);
  // The table has each text once, so an address is replaced in all its uses.
  const replaced = (_: string, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value;
  const expected: unknown = JSON.parse(JSON.stringify(batch.events, replaced));
  const left = cut && decodeBatch(cut);
  return { cuts, expected, left: typeof left === 'object' ? left.events : left };
}

function cpuOf(work: () => unknown): number {
  const from = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(from).user;
}

const text = fc.constantFrom('', 'value', 'selected', 'typed', 'b@c.example', 'x'.repeat(200));
const field = fc.record(
  {
    type: fc.constantFrom('text', 'submit'),
    value: text,
    selected: text,
    href: fc.constantFrom('/a', '/b?c=typed'),
    class: text,
  },
  { requiredKeys: [] },
);
const leaf = fc
  .tuple(fc.nat(99), text)
  .map(([id, textContent]) => ({ type: 3, textContent, id: id + 1 }));
const { node: anyNode } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc
      .tuple(
        fc.constantFrom('p', 'input', 'TEXTAREA', 'textarea', 'option', 'select'),
        field,
        fc.array(tie('node'), { maxLength: 4 }),
        fc.nat(99),
      )
      .map(([tagName, attributes, childNodes, id]) => ({
        ...{ type: 2, tagName, attributes, childNodes, id: id + 1 },
      })),
  ),
}));
const place = fc.record({
  parentId: fc.integer({ min: 1, max: 5 }),
  nextId: fc.constant(null),
  node: anyNode,
});
const page = anyNode.map((each) => ({
  type: 2,
  data: { node: { type: 0, childNodes: [each], id: 1 }, initialOffset: { left: 0, top: 0 } },
}));
const change = fc
  .record({
    source: fc.constant(0),
    texts: fc.array(fc.record({ id: fc.nat(9), value: text }), { maxLength: 2 }),
    attributes: fc.array(fc.record({ id: fc.nat(9), attributes: field }), { maxLength: 3 }),
    removes: fc.constant([]),
    adds: fc.array(place, { maxLength: 3 }),
  })
  .map((data) => ({ type: 3, data }));
const typing = fc
  .record({ source: fc.constant(5), id: fc.nat(9), text, isChecked: fc.boolean() })
  .map((data) => ({ type: 3, data }));
const formEvent = fc.oneof(page, change, typing).map((event) => ({ ...event, timestamp: 1 }));

test('cutting typed values out of a batch gives the same result as decoding and masking [TRACK-05]', () => {
  const batches = fc.array(fc.oneof({ weight: 3, arbitrary: formEvent }, anyEvent), {
    minLength: 1,
    maxLength: 8,
  });
  let withCuts = 0;
  fc.assert(
    fc.property(batches, (events) => {
      const bytes = wireOf({ seq: 0, sent_at: 1, events: events as RecordedEvent[] });
      const { cuts, left, expected } = cutAndExpected(bytes);
      // With repeated ids any text may be a field, so the batch is re-encoded.
      if (left === undefined) return;
      if (cuts.length > 0) withCuts += 1;
      expect(left).toEqual(expected);
    }),
    { numRuns: 300 },
  );
  expect(withCuts).toBeGreaterThan(100);
}, 60_000);

const node = (tagName: string, attributes: object, ...childNodes: object[]) => ({
  ...{ type: 2, id: 9, tagName, attributes, childNodes },
});
const words = Array.from({ length: 20_000 }, (_, n) => ({
  ...{ type: 3, id: 10 + n, textContent: `word ${n} of a long page` },
}));
const form = (...fields: object[]): RecordedEvent => ({
  type: 2,
  timestamp: 1,
  data: {
    node: { type: 0, id: 1, childNodes: [node('form', {}, ...fields, ...words)] },
    initialOffset: { left: 0, top: 0 },
  },
});

test('cutting out a typed value costs less than encoding the batch again [TRACK-05]', () => {
  const event = form(
    node('input', { value: 'my secret' }),
    node('textarea', {}, { type: 3, id: 8, textContent: 'my letter' }),
  );
  const bytes = wireOf({ seq: 0, sent_at: 1, events: [event] });
  const batch = decodeBatch(bytes, maskTexts);
  if (typeof batch === 'string' || !batch.layout) throw new Error(`A ${batch} batch`);
  const { layout } = batch;
  const { cuts, addresses } = mask(batch.events);
  // Alternating and summed, because some machines measure processor time in steps of 10 ms.
  let [cut, again] = [0, 0];
  for (let round = 0; round < 30; round += 1) {
    cut += cpuOf(() => cutValues(bytes, layout, cuts, addresses));
    again += cpuOf(() => packBatch(batch, batch.events.map(encodeEvent)));
  }
  expect(cut).toBeLessThan(again);
});

test('a batch is stored without its typed value [TRACK-05]', () => {
  const event = form(node('input', { value: 'my secret' }), node('p', { title: 'my title' }));
  const { body } = readBatch({
    body: packedBatch({ seq: 0, sent_at: 1, events: [event] }),
    contentType: 'application/octet-stream',
  });
  const stored = gunzipSync(body).toString();
  expect(stored).not.toContain('my secret');
  expect(stored).toContain('my title');
});

test('texts of a batch are replaced wherever they are used, and no other text is', () => {
  const customEvent = (payload: object): RecordedEvent => ({
    ...{ type: 5, timestamp: 1 },
    data: { tag: 'rv:test', payload },
  });
  const bytes = wireOf({
    ...{ seq: 0, sent_at: 1 },
    events: [
      customEvent({ a: 'ann@b.example', b: 'ben@b.example' }),
      customEvent({ c: 'same length!!', a: 'ann@b.example' }),
    ],
  });
  const replaced = decodeBatch(
    replaceTexts(
      bytes,
      new Map([
        ['ann@b.example', '•@•'],
        ['ben@b.example', 'a much longer text than the one before'],
      ]),
    ),
  );
  expect(typeof replaced === 'object' && replaced.events).toEqual([
    customEvent({ a: '•@•', b: 'a much longer text than the one before' }),
    customEvent({ c: 'same length!!', a: '•@•' }),
  ]);
});

test('a value without a known position, or one that occurs twice, makes the batch be encoded again', () => {
  const bytes = wireOf({
    seq: 0,
    sent_at: 1,
    events: [form(node('input', { value: 'my secret' }))],
  });
  const batch = decodeBatch(bytes, maskTexts);
  if (typeof batch === 'string' || !batch.layout) throw new Error(`A ${batch} batch`);
  const { layout } = batch;
  const [cut] = mask(batch.events).cuts;
  if (!cut) throw new Error('Nothing is cut');
  const none = new Map<string, string>();
  const twice = { ...layout, values: [...layout.values, ...layout.values] };
  const emptied = { ...cut, isEmptied: true };
  expect(cutValues(bytes, layout, [cut, { ...cut, holder: {} }], none)).toBeUndefined();
  expect(cutValues(bytes, twice, [emptied], none)).toBeUndefined();
  expect(cutValues(bytes, layout, [emptied], none)).toBeDefined();
  // Of a forged object with a duplicate key, both values are cut.
  const once = cutValues(bytes, layout, [{ ...cut, isEmptied: false }], none);
  expect(cutValues(bytes, twice, [{ ...cut, isEmptied: false }], none)).toEqual(once);
});
