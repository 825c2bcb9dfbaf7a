import { deflateSync, gzipSync } from 'node:zlib';
import { firstBatch } from './batch.ts';

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

const rawJson = (dice: Dice) =>
  dice.pick([
    '{"__proto__":{"polluted":1},"v":1,"seq":0,"sent_at":1,"events":[]}',
    '{"v":1,"seq":0,"sent_at":1,"events":[{"type":4,"timestamp":1,"data":{"constructor":{"prototype":{"polluted":1}}}}]}',
    '{"v":1,"seq":0,"sent_at":1,"events":[{"type":4,"timestamp":1,"data":{"\\u005f_proto__":{"polluted":1}}}]}',
    '{"v":1,"seq":NaN}',
    '',
    'null',
    '[]',
    '"text"',
    '{',
    '\ufeff{}',
    '{"v":1,"seq":1e400,"sent_at":1,"events":[1]}',
    `${'['.repeat(dice.below(20_000))}`,
    `{"events":${'[{"a":'.repeat(dice.below(2_000))}`,
    `{"v":1,"seq":0,"sent_at":1,"events":[${'1,'.repeat(dice.below(5_000))}1]}`,
  ]);

function flipped(bytes: Buffer, dice: Dice): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = 1 + dice.below(8); times > 0; times -= 1) {
    copy[dice.below(copy.length)] = dice.below(256);
  }
  return copy;
}

/** Anything that somebody may send as a batch; about one in ten is a good one. */
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
  let batch: unknown = firstBatch('shop.example', { seq: dice.below(20) });
  for (let times = dice.below(4); times > 0; times -= 1) batch = changed(batch, dice);
  const text = dice.roll() < 0.2 ? rawJson(dice) : (JSON.stringify(batch) ?? 'undefined');
  const plain = dice.roll() < 0.1 ? flipped(Buffer.from(text || ' '), dice) : Buffer.from(text);
  const packed = dice.pick([gzipSync, gzipSync, gzipSync, deflateSync, Buffer.from])(
    plain,
  ) as Buffer;
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
