import { expect, test } from 'vitest';
import { parseKeyRing, usableKeys } from '../../lambdas/contract/rules/key-ring.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const at = (key: string, signsFrom: string) => ({ key: key.repeat(32), signsFrom });
const [newest, middle, oldest] = [
  at('c', '2026-11-22T09:00:00.001Z'),
  at('b', '2026-11-22T09:00:00.000Z'),
  at('a', '2026-11-01T09:00:00.000Z'),
];
const textOf = (...keys: readonly object[]) => JSON.stringify({ keys });

test.each([
  ['the newest active one', [newest, middle, oldest], [middle, newest, oldest]],
  ['the only one', [oldest], [oldest]],
])('%s signs, and all keys verify', (_, ring, usable) => {
  expect(usableKeys(parseKeyRing(textOf(...ring)), NOW).slice(0, usable.length)).toEqual(
    usable.map(({ key }) => key),
  );
});

test('the oldest of several keys signs until a newer one is active', () => {
  const ring = [newest, at('d', '2026-11-23T09:00:00.000Z'), at('e', '2026-11-24T09:00:00.000Z')];
  expect(usableKeys(ring, NOW)[0]).toBe('e'.repeat(32));
});

test('a secret that was never rotated is one key, and an empty ring is an error', () => {
  expect(usableKeys(parseKeyRing('generated'), NOW)).toEqual(['generated']);
  expect(() => parseKeyRing(textOf())).toThrow('no key');
  expect(() => usableKeys([], NOW)).toThrow('no key');
  expect(() => parseKeyRing(textOf({ key: 'short', signsFrom: '' }))).toThrow();
});
