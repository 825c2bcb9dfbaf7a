import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BATCH_MAX_BYTES } from '../../../lambdas/contract/limits.ts';
import { Problem } from '../../../lambdas/contract/problem.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { readBatch } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { batchOf, firstBatch, firstEvents, packedBatch } from '../../factories/batch.ts';
import { bombs } from '../../factories/bombs.ts';
import { fuzzedBatch } from '../../factories/fuzzed-batch.ts';
import { foundIn, kinds, plantedRecording } from '../../factories/personal-data.ts';
import { batchIn, wireOf } from '../../factories/wire.ts';
import { processorTimeOf } from '../../processor-time.ts';

const OCTETS = 'application/octet-stream';
const statusOf = (body: Buffer, contentType = OCTETS): number => {
  try {
    readBatch({ body, contentType });
    return 202;
  } catch (error) {
    if (error instanceof Problem) return Number(/\d{3}/.exec(String(rejections[error.code]))?.[0]);
    throw error;
  }
};
const rejections: Record<string, number> = {
  'batch-unreadable': 400,
  'batch-too-large': 413,
  'batch-type': 415,
};

test('accepts or rejects any body and never fails', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const seen = new Map<number, number>();
  for (let seed = 0; seed < 1_000; seed += 1) {
    const { body, contentType } = fuzzedBatch(seed);
    const status = statusOf(body, contentType);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect([...seen.keys()].sort()).toEqual([202, 400, 415]);
  expect(seen.get(202)).toBeGreaterThan(30);
}, 60_000);

test.each<[string, object]>([
  ['additions that are no list', { source: 8, adds: { node: {} } }],
  ['an addition of nothing', { source: 8, adds: [null] }],
  ['positions that are no list', { source: 7, positions: {} }],
  ['a touch at no position', { source: 7, positions: [null] }],
  ['texts that are nothing', { source: 13, texts: [null] }],
  ['a removal of nothing', { source: 8, removes: ['1'] }],
])('rejects %s, which an analysis could not traverse', (_, data) => {
  expect(statusOf(packedBatch(batchOf([{ type: 3, timestamp: 1, data }])))).toBe(400);
});

test('rejects bombs of every kind, each within twice the work of parsing 15 MB of JSON', () => {
  expect(bombs()).toHaveLength(64);
  const json = `[${'0,'.repeat(7_500_000)}0]`;
  const most = 2 * processorTimeOf(() => JSON.parse(json));
  // Every fifth here; the campaign tries all.
  for (const [name, make] of bombs().filter((_, index) => index % 5 === 0)) {
    const body = make();
    const rejected = () => expect(statusOf(body), name).toBeOneOf([400, 413]);
    const cost = processorTimeOf(rejected, most);
    expect(cost, name).toBeLessThan(most);
  }
}, 60_000);

test('stores a batch byte for byte if nothing has to be masked', () => {
  const body = packedBatch(firstBatch('shop.example'));
  expect(readBatch({ body, contentType: OCTETS }).body).toBe(body);
});

test('compresses a batch that arrived as base64 text', () => {
  const wire = wireOf(firstBatch('shop.example'));
  const text = Buffer.from(wire.toString('base64'));
  const { body } = readBatch({ body: text, contentType: 'text/plain;charset=UTF-8' });
  expect(gunzipSync(body)).toEqual(wire);
});

const withText = (value: string) => ({
  type: 3,
  timestamp: 5,
  data: { source: 0, texts: [{ id: 3, value }], attributes: [], removes: [], adds: [] },
});
const stored = (events: readonly RecordedEvent[]) =>
  batchIn(readBatch({ body: packedBatch(batchOf(events)), contentType: OCTETS }).body).events;

test('masks unmasked texts and stores the rest unchanged', () => {
  const events = [...firstEvents('shop.example'), withText('I am jörg@bücher.example, 4 m²')];
  expect(stored(events)).toEqual([
    ...events.slice(0, -1),
    withText('I am ****@******.*******, 4 m²'),
  ]);
});

test('re-encodes a batch with an emptied field, with all other events', () => {
  const typed = {
    type: 3,
    timestamp: 6,
    data: { source: 5, id: 3, text: 'Ann', isChecked: false },
  };
  const events = [...firstEvents('shop.example'), withText('Write to jo@example.com'), typed];
  const emptied = { ...typed, data: { ...typed.data, text: '' } };
  expect(stored(events)).toEqual([
    ...firstEvents('shop.example', events[0]?.timestamp),
    withText('Write to **@*******.***'),
    emptied,
  ]);
});

test('masks an added text area with its text, however its nodes are added', () => {
  const text = { type: 3, id: 12, textContent: 'typed by a person' };
  const area = { type: 2, id: 11, tagName: 'textarea', attributes: {}, childNodes: [text] };
  const adds = [{ parentId: 3, nextId: null, node: area }];
  const event = {
    type: 3,
    timestamp: 5,
    data: { source: 0, texts: [], attributes: [], removes: [], adds },
  };
  expect(JSON.stringify(stored([event]))).not.toContain('typed by');
});

test.each<[string, Buffer]>([
  ['JSON', gzipSync(JSON.stringify(firstBatch('shop.example')))],
  ['bytes that are not packed', wireOf(firstBatch('shop.example'))],
  ['no events', packedBatch({ ...firstBatch('shop.example'), events: [] })],
  ['a sequence beyond every session', packedBatch(firstBatch('shop.example', { seq: 1e9 }))],
  ['a time that never was', packedBatch(firstBatch('shop.example', { sent_at: -5 }))],
])('rejects %s as octets', (_, body) => {
  expect(statusOf(body)).toBe(400);
});

test('rejects text that is no base64 of a batch', () => {
  expect(statusOf(Buffer.from(JSON.stringify(firstBatch('shop.example'))), 'text/plain')).toBe(400);
  expect(statusOf(gzipSync(wireOf(firstBatch('shop.example'))), 'text/plain')).toBe(400);
});

test('rejects a body that unpacks to more than the limit', () => {
  expect(statusOf(gzipSync(Buffer.alloc(BATCH_MAX_BYTES + 1)))).toBe(413);
});

test('accepts “constructor” as page text and rejects it as a key', () => {
  const about = (data: object) => packedBatch(batchOf([{ type: 5, timestamp: 1, data }]));
  const title = 'The "constructor": a guide to __proto__';
  expect(statusOf(about({ tag: 'rv:page', payload: { title } }))).toBe(202);
  expect(statusOf(about(JSON.parse('{"__proto__":1}')))).toBe(400);
});

test('stores nothing of 27 kinds of personal data, wherever a page holds them [TRACK-03] [TRACK-05]', () => {
  expect(kinds).toHaveLength(27);
  for (let seed = 0; seed < 300; seed += 1) {
    const { events, secrets } = plantedRecording(seed);
    expect(foundIn(JSON.stringify(events), secrets)).toHaveLength(27);
    const { body } = readBatch({ body: packedBatch(batchOf(events)), contentType: OCTETS });
    expect(foundIn(JSON.stringify(batchIn(body)), secrets), `recording ${seed}`).toEqual([]);
    expect(foundIn(gunzipSync(body).toString(), secrets), `recording ${seed}`).toEqual([]);
  }
}, 60_000);
