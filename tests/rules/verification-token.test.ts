import { expect, test } from 'vitest';
import {
  issue,
  isWaiting,
  stateOf,
} from '../../lambdas/accounts/verification/verification-token.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const facts = { tokenId: '1', ownerId: 'ann', fingerprint: 'f', address: 'ann@example.com' };
const token = issue(facts, at('09:00:00'));
const used = { ...token, usedAt: at('12:00:00').toISOString() };

test('a link works for exactly one day [VERIFY-18]', () => {
  const day = 24 * 3_600_000;
  const end = at('09:00:00').getTime() + day;
  expect([stateOf(token, new Date(end)), stateOf(token, new Date(end + 1))]).toEqual([
    'good',
    'expired',
  ]);
});

test('an unknown link and one that was used long ago get the same error [VERIFY-17]', () => {
  expect([stateOf(undefined, at('12:00:00')), stateOf(used, at('12:10:00'))]).toEqual([
    'unknown',
    'unknown',
  ]);
});

test('a second click within ten minutes gets the same result', () => {
  expect(stateOf(used, at('12:09:59'))).toBe('just-used');
});

test('for a used link, its use counts and not its expiry', () => {
  const late = {
    ...used,
    usedAt: at('08:59:00').toISOString(),
    expiresAt: at('09:00:00').toISOString(),
  };
  expect(stateOf(late, at('09:01:00'))).toBe('just-used');
});

test('the banner is shown as long as one link is unused [STATE-14] [DATA-11]', () => {
  expect([isWaiting([]), isWaiting([used]), isWaiting([used, token])]).toEqual([
    false,
    false,
    true,
  ]);
});
