import { expect, test } from 'vitest';
import { windowOf } from '../../lambdas/accounts/rate/rate.ts';
import * as rates from '../../lambdas/contract/rates.ts';

const rate = { name: 'tries', limit: 5, perSeconds: 60 };
const at = (time: string) => windowOf(rate, 'ann', new Date(`2026-11-22T${time}Z`));

test('one minute shares a counter, and the next minute has another', () => {
  expect(at('09:00:00')).toEqual(at('09:00:59.999'));
  expect(at('09:01:00').start - at('09:00:59').start).toBe(60);
});

test('two rates of one subject, and two subjects of one rate, never share a counter', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const keys = [
    windowOf(rate, 'ann', now),
    windowOf(rate, 'bob', now),
    windowOf({ ...rate, name: 'mails' }, 'ann', now),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

test('a counter expires one window after its window', () => {
  const { start, ttl } = at('09:00:30');
  expect(ttl - start).toBe(2 * rate.perSeconds);
});

test.each([
  ['verification', rates.VERIFICATION_MAIL_RATES.address],
  ['a repeated sign-up', rates.SIGN_UP_RATES.notice],
  ['deletion', rates.DELETION_RATES],
  ['setup instructions', rates.SHARE_MAIL_RATES],
  ['an addition to a team', rates.MEMBER_RATES],
] as const)('emails about %s to an address that nothing proves have a daily limit', (_, all) => {
  const daily = all.filter(({ perSeconds }) => perSeconds >= 86_400);
  expect(Math.min(...daily.map(({ limit }) => limit))).toBeLessThanOrEqual(10);
});
