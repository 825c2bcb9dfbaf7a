import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Problem } from '../../../lambdas/contract/problem.ts';
import { readBatch } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { batchOf, firstBatch, firstEvents, packed } from '../../factories/batch.ts';
import { bombs } from '../../factories/bombs.ts';
import { fuzzedBatch } from '../../factories/fuzzed-batch.ts';
import { foundIn, kinds, plantedRecording } from '../../factories/personal-data.ts';

const OCTETS = 'application/octet-stream';
const statusOf = (body: Buffer, contentType = OCTETS): number => {
  try {
    readBatch({ body, contentType });
    return 202;
  } catch (error) {
    if (error instanceof Problem) return Number(/\d{3}/.exec(String(refusals[error.code]))?.[0]);
    throw error;
  }
};
const refusals: Record<string, number> = {
  'batch-unreadable': 400,
  'batch-too-large': 413,
  'batch-type': 415,
};

test('answers whatever is sent with a refusal or by taking it, and is never surprised', () => {
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

test.each<[string, number, object]>([
  ['a snapshot of nothing', 2, {}],
  ['a snapshot of a number', 2, { node: 7 }],
  ['children that are no list', 2, { node: { childNodes: { value: 'x' } } }],
  ['a child that is nothing', 2, { node: { childNodes: [null] } }],
  ['additions that are no list', 3, { source: 0, adds: { node: {} } }],
  ['an addition of nothing', 3, { source: 0, adds: [null] }],
  ['a changed attribute of nothing', 3, { source: 0, attributes: [{ attributes: null }] }],
  ['positions that are no list', 3, { source: 1, positions: {} }],
  ['positions that are a number', 3, { source: 1, positions: 5 }],
  ['a touch at no position', 3, { source: 6, positions: [null] }],
  ['texts that are nothing', 3, { source: 0, texts: [null] }],
  ['removals that are no list', 3, { source: 0, removes: { id: 1 } }],
  ['a removal of nothing', 3, { source: 0, removes: ['1'] }],
])('refuses %s, which the masking could not look into', (_, type, data) => {
  expect(statusOf(packed(batchOf([{ type, timestamp: 1, data }])))).toBe(400);
});

test('refuses bombs of every kind, each before it can hurt', () => {
  expect(bombs()).toHaveLength(64);
  // Every fifth here; the campaign throws all of them.
  for (const [name, make] of bombs().filter((_, index) => index % 5 === 0)) {
    const body = make();
    const before = process.cpuUsage();
    expect(statusOf(body), name).toBeOneOf([400, 413]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000, name).toBeLessThan(250);
  }
}, 60_000);

test('keeps a visitor’s bytes as they came when nothing had to be changed', () => {
  const body = packed(firstBatch('shop.example'));
  expect(readBatch({ body, contentType: OCTETS }).body).toBe(body);
});

test('packs what came as plain text', () => {
  const batch = firstBatch('shop.example');
  const { body } = readBatch({
    body: Buffer.from(JSON.stringify(batch)),
    contentType: 'text/plain',
  });
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(batch);
});

test('stores masked what came unmasked', () => {
  const events = [
    ...firstEvents('shop.example'),
    {
      type: 3,
      timestamp: 5,
      data: {
        source: 0,
        texts: [{ id: 3, value: 'I am jo@example.com' }],
        attributes: [],
        removes: [],
        adds: [],
      },
    },
  ];
  const { body } = readBatch({ body: packed(batchOf(events)), contentType: OCTETS });
  expect(gunzipSync(body).toString()).not.toContain('jo@');
});

test.each([
  ['another format', { v: 2 }],
  ['an unknown field', { note: 'jo@example.com' }],
  ['no events', { events: [] }],
  ['an event of a recorder plugin', { events: [{ type: 6, timestamp: 1, data: {} }] }],
  ['an event with an unknown field', { events: [{ type: 3, timestamp: 1, data: {}, extra: 'x' }] }],
  ['words where its cost should be', { cost: { script_ms: 'x' } }],
  ['a sequence below zero', { seq: -1 }],
])('refuses a batch with %s', (_, change) => {
  expect(statusOf(packed({ ...firstBatch('shop.example'), ...change }))).toBe(400);
});

test('takes a page that talks about constructors, and refuses one that is called so', () => {
  const about = (data: object) => packed(batchOf([{ type: 5, timestamp: 1, data }]));
  expect(
    statusOf(
      about({ tag: 'rv:page', payload: { title: 'The "constructor": a guide to __proto__' } }),
    ),
  ).toBe(202);
  expect(
    statusOf(
      gzipSync(
        '{"v":1,"seq":0,"sent_at":1,"events":[{"type":3,"timestamp":1,"data":{"__proto__":1}}]}',
      ),
    ),
  ).toBe(400);
});

test('stores nothing of twenty kinds of personal data, wherever a page holds them [TRACK-03] [TRACK-05]', () => {
  expect(kinds).toHaveLength(20);
  for (let seed = 0; seed < 300; seed += 1) {
    const { events, secrets } = plantedRecording(seed);
    expect(foundIn(JSON.stringify(events), secrets)).toHaveLength(20);
    const { body } = readBatch({ body: packed(batchOf(events)), contentType: OCTETS });
    expect(foundIn(gunzipSync(body).toString(), secrets), `recording ${seed}`).toEqual([]);
  }
}, 60_000);
