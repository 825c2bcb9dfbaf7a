import { expect, test } from 'vitest';
import { freshNonce, newNonce } from '../../lambdas/accounts/existence/page-nonce.ts';

const now = new Date('2026-11-22T09:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const nonce = newNonce('1', now);

test('a nonce is valid for ten minutes', () => {
  expect(freshNonce(nonce, after(9.99))).toEqual(nonce);
  expect(freshNonce(nonce, after(10))).toBeUndefined();
});

test('a missing nonce, or one from the future, is rejected', () => {
  expect(freshNonce(nonce, after(-1))).toBeUndefined();
  expect(freshNonce(undefined, now)).toBeUndefined();
});
