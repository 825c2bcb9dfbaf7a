import { deflateSync, gzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { type SeededRandom, seededRandom } from '../fakes/seeded-random.ts';
import { batchOf, firstEvents } from './batch.ts';
import { wireOf } from './wire.ts';

const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -1e-308,
  9_007_199_254_740_992,
  '',
  'NaN',
  [],
  {},
  [[]],
  '\ud800',
  '\u0000',
  '𝒳'.repeat(100),
  'x'.repeat(10_000),
  { length: 1e9 },
  { toString: 1 },
  { valueOf: 1 },
  { type: 2 },
  -0,
];

/** A copy of a value in which one part is replaced, removed or added. */
function changed(value: unknown, random: SeededRandom): unknown {
  if (random.next() < 0.15 || typeof value !== 'object' || value === null)
    return random.pick(oddValues);
  if (Array.isArray(value)) {
    const at = random.integerBelow(value.length + 1);
    return random.next() < 0.3
      ? [...value.slice(0, at), random.pick(oddValues), ...value.slice(at)]
      : value.map((each, index) => (index === at ? changed(each, random) : each));
  }
  const names = Object.keys(value);
  const name = random.pick(names);
  const rest = Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  if (random.next() < 0.2) return rest;
  if (random.next() < 0.2)
    return {
      ...value,
      [random.pick(['extra', 'toString', '', '0', 'events', 'node'])]: random.pick(oddValues),
    };
  return { ...value, [name]: changed((value as Record<string, unknown>)[name], random) };
}

const versions = ['RV2', 'RV3'];
const text = (random: SeededRandom, below: number): string =>
  String.fromCharCode(...Array.from({ length: 200 }, () => random.integerBelow(below)));

/** Bytes that no encoder wrote. */
const rawBytes = (random: SeededRandom): Buffer =>
  random.pick([
    () => Buffer.from(JSON.stringify(batchOf(everyChange('shop.example')))),
    () => Buffer.from(random.pick(versions)),
    () => Buffer.from('null'),
    () => Buffer.from(random.pick(versions) + text(random, 9), 'latin1'),
    () => Buffer.from(random.pick(versions) + text(random, 256), 'latin1'),
    () => Buffer.from(random.pick(versions).padEnd(random.integerBelow(20_000), '\u0005')),
  ])();
/** The encoded batch, or raw bytes if the changed batch cannot be encoded. */
function bytesOf(batch: unknown, random: SeededRandom): Buffer {
  try {
    return wireOf(batch as Batch);
  } catch {
    return rawBytes(random);
  }
}

function flipped(bytes: Buffer, random: SeededRandom): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = 1 + random.integerBelow(8); times > 0; times -= 1) {
    copy[random.integerBelow(copy.length)] = random.integerBelow(256);
  }
  return copy;
}

/** A page, then one change of each kind that the recorder reports. */
export function everyChange(domain: string, at = Date.now()) {
  const node = { type: 2, id: 9, tagName: 'p', attributes: { class: 'a' }, childNodes: [] };
  const changes: object[] = [
    {
      source: 0,
      adds: [{ parentId: 3, nextId: null, node }],
      removes: [{ parentId: 3, id: 8 }],
      texts: [{ id: 7, value: 'text' }],
      attributes: [{ id: 9, attributes: { class: 'b', style: { color: 'red' } } }],
    },
    { source: 1, positions: [{ x: 1, y: 2, id: 9, timeOffset: -50 }] },
    { source: 2, type: 2, id: 9, x: 1, y: 2 },
    { source: 3, id: 1, x: 0, y: 100 },
    { source: 4, width: 800, height: 600 },
    { source: 5, id: 9, text: '', isChecked: false },
    { source: 6, positions: [{ x: 1, y: 2, id: 9, timeOffset: 0 }] },
    { source: 7, id: 9, type: 0 },
    { source: 8, id: 9, adds: [{ rule: 'p{}', index: 0 }], removes: [{ index: 1 }] },
    { source: 9, id: 9, type: 0, commands: [{ property: 'fillRect', args: [0] }] },
    { source: 13, id: 9, index: [0], set: { property: 'color', value: 'red' } },
    { source: 14, ranges: [{ start: 9, startOffset: 0, end: 9, endOffset: 1 }] },
    { source: 15, id: 9, styleIds: [1], styles: [{ styleId: 1, rules: [{ rule: 'p{}' }] }] },
  ];
  return [
    ...firstEvents(domain, at),
    ...changes.map((data, n) => ({ type: 3, timestamp: at + 10 + n, data })),
  ];
}

/** Any body that a client may send as a batch; about one in ten is valid. */
export function fuzzedBatch(seed: number): { body: Buffer; contentType: string } {
  const random = seededRandom(seed);
  const contentType = random.pick([
    'application/octet-stream',
    'application/octet-stream',
    'application/octet-stream',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/json',
    'multipart/form-data',
    '',
    'x',
  ]);
  let batch: unknown = batchOf(everyChange('shop.example'), random.integerBelow(20));
  for (let times = random.integerBelow(4); times > 0; times -= 1) batch = changed(batch, random);
  const bytes = random.next() < 0.1 ? rawBytes(random) : bytesOf(batch, random);
  const plain = random.next() < 0.1 ? flipped(bytes, random) : bytes;
  const isText = contentType.startsWith('text/plain');
  const base64 = (all: Uint8Array) => Buffer.from(Buffer.from(all).toString('base64'));
  const pack = isText ? [base64, base64, gzipSync] : [gzipSync, gzipSync, gzipSync, deflateSync];
  const packed = random.pick([...pack, Buffer.from])(plain) as Buffer;
  const body = random.pick([
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => flipped(bytes.length > 0 ? bytes : Buffer.from(' '), random),
    (bytes: Buffer) => bytes.subarray(0, random.integerBelow(bytes.length + 1)),
    (bytes: Buffer) => Buffer.concat([bytes, bytes]),
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('after the end')]),
  ])(packed);
  return { body, contentType };
}
