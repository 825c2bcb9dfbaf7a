import { deflateSync, gzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import { batchOf, firstEvents } from './batch.ts';
import { wireOf } from './wire.ts';

/** Dice that fall the same way again for the same seed. */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(roll() * most);
  return { roll, below, pick: <T>(all: readonly T[]) => all[below(all.length)] as T };
}
type Dice = ReturnType<typeof diceOf>;

const strange: readonly unknown[] = [
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

/** A copy of a value with something in it replaced, removed or added. */
function changed(value: unknown, dice: Dice): unknown {
  if (dice.roll() < 0.15 || typeof value !== 'object' || value === null) return dice.pick(strange);
  if (Array.isArray(value)) {
    const at = dice.below(value.length + 1);
    return dice.roll() < 0.3
      ? [...value.slice(0, at), dice.pick(strange), ...value.slice(at)]
      : value.map((each, index) => (index === at ? changed(each, dice) : each));
  }
  const names = Object.keys(value);
  const name = dice.pick(names);
  const rest = Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  if (dice.roll() < 0.2) return rest;
  if (dice.roll() < 0.2)
    return {
      ...value,
      [dice.pick(['extra', 'toString', '', '0', 'events', 'node'])]: dice.pick(strange),
    };
  return { ...value, [name]: changed((value as Record<string, unknown>)[name], dice) };
}

const versions = ['RV2', 'RV3'];
const text = (dice: Dice, below: number): string =>
  String.fromCharCode(...Array.from({ length: 200 }, () => dice.below(below)));

/** Bytes that no encoder wrote. */
const rawBytes = (dice: Dice): Buffer =>
  dice.pick([
    () => Buffer.from(JSON.stringify(batchOf(everyChange('shop.example')))),
    () => Buffer.from(dice.pick(versions)),
    () => Buffer.from('null'),
    () => Buffer.from(dice.pick(versions) + text(dice, 9), 'latin1'),
    () => Buffer.from(dice.pick(versions) + text(dice, 256), 'latin1'),
    () => Buffer.from(dice.pick(versions).padEnd(dice.below(20_000), '\u0005')),
  ])();
/** On the wire, where it can be: not everything that it was changed to. */
function bytesOf(batch: unknown, dice: Dice): Buffer {
  try {
    return wireOf(batch as Batch);
  } catch {
    return rawBytes(dice);
  }
}

function flipped(bytes: Buffer, dice: Dice): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = 1 + dice.below(8); times > 0; times -= 1) {
    copy[dice.below(copy.length)] = dice.below(256);
  }
  return copy;
}

/** One of each kind of change that a recorder reports, behind the page that they change. */
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
  const dice = diceOf(seed);
  const contentType = dice.pick([
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
  let batch: unknown = batchOf(everyChange('shop.example'), dice.below(20));
  for (let times = dice.below(4); times > 0; times -= 1) batch = changed(batch, dice);
  const bytes = dice.roll() < 0.1 ? rawBytes(dice) : bytesOf(batch, dice);
  const plain = dice.roll() < 0.1 ? flipped(bytes, dice) : bytes;
  const isText = contentType.startsWith('text/plain');
  const base64 = (all: Uint8Array) => Buffer.from(Buffer.from(all).toString('base64'));
  const pack = isText ? [base64, base64, gzipSync] : [gzipSync, gzipSync, gzipSync, deflateSync];
  const packed = dice.pick([...pack, Buffer.from])(plain) as Buffer;
  const body = dice.pick([
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => bytes,
    (bytes: Buffer) => flipped(bytes.length > 0 ? bytes : Buffer.from(' '), dice),
    (bytes: Buffer) => bytes.subarray(0, dice.below(bytes.length + 1)),
    (bytes: Buffer) => Buffer.concat([bytes, bytes]),
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('behind the end')]),
  ])(packed);
  return { body, contentType };
}
