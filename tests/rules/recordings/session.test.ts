import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementOf, type Subscription } from '../../../lambdas/billing/subscription.ts';
import { correctedTime, shiftOf, skewOf } from '../../../lambdas/recordings/batch/clock-skew.ts';
import { renumbering } from '../../../lambdas/recordings/batch/numbering.ts';
import {
  countryIn,
  isOver,
  isSessionId,
  sessionIdAt,
  startOf,
} from '../../../lambdas/recordings/session/session.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE).toISOString();

test.each([
  ['half an hour of silence', { startedAt: at(-40), lastSeenAt: at(-30) }, true],
  ['less than that', { startedAt: at(-40), lastSeenAt: at(-29) }, false],
  ['an hour in all', { startedAt: at(-60), lastSeenAt: at(0) }, true],
  [
    'its page left a quarter of an hour ago',
    { startedAt: at(-20), lastSeenAt: at(-15), leftAt: at(-15) },
    true,
  ],
  [
    'its page left, though a batch it sent before arrived after its last',
    { startedAt: at(-20), lastSeenAt: at(-15), leftAt: at(-15.2) },
    true,
  ],
  [
    'its page left and came back',
    { startedAt: at(-25), lastSeenAt: at(-16), leftAt: at(-20) },
    false,
  ],
  ['its page left just now', { startedAt: at(-20), lastSeenAt: at(-1), leftAt: at(-1) }, false],
])('a session after %s: is it over?', (_, session, over) => {
  expect(isOver(session, NOW)).toBe(over);
});

test.each([
  ['DE', 'DE'],
  [undefined, undefined],
  ['', undefined],
  ['Germany', undefined],
  ['de', undefined],
  ['<b', undefined],
])('reads the country header %s as %s', (header, believed) => {
  expect(countryIn(header)).toBe(believed);
});

test('a session’s id contains its start time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }),
      fc.uint8Array({ minLength: 10, maxLength: 10 }),
      (started, random) => {
        const id = sessionIdAt(started, random);
        expect(isSessionId(id)).toBe(true);
        expect(startOf(id)).toBe(started.toISOString());
      },
    ),
  );
});

const paid: Subscription = {
  ownerId: 'o',
  customerId: 'c',
  plan: 'Growth',
  status: 'active',
  periodStart: '2026-02-15T10:00:00Z',
  periodEnd: '2026-03-15T10:00:00Z',
};
const free = {
  plan: 'Free',
  maxSessions: 100,
  maxTeamMembers: 1,
  renewalDate: null,
  period: 'all',
  retentionDays: 30,
};
test.each([
  ['no subscription [STATE-24]', undefined, free],
  ['one that was cancelled', { ...paid, status: 'canceled' }, free],
  ['one for an unknown plan', { ...paid, plan: 'Gold' }, free],
  ['one that expired days ago', { ...paid, periodEnd: '2026-02-26T09:00:00Z' }, free],
  [
    'a paid one',
    paid,
    {
      plan: 'Growth',
      maxSessions: 10_000,
      maxTeamMembers: 10,
      renewalDate: '2026-03-15T10:00:00Z',
      period: '2026-02-15',
      retentionDays: 180,
    },
  ],
])('what an account may do with %s', (_, subscription, entitlement) => {
  expect(entitlementOf(subscription, NOW)).toMatchObject(entitlement);
});

test('corrects a clock that is far off and leaves one that is nearly right', () => {
  expect(skewOf(NOW.getTime() - 4 * MINUTE, NOW.getTime())).toBe(0);
  expect(skewOf(NOW.getTime() - 6 * MINUTE, NOW.getTime())).toBe(6 * MINUTE);
  expect(skewOf(NOW.getTime() + 60 * MINUTE, NOW.getTime())).toBe(-60 * MINUTE);
});

test('does not take a batch that waited offline for one from a slow clock', () => {
  const received = NOW.getTime();
  expect(shiftOf({ sentAt: received - 40 * MINUTE, sessionShift: 0 }, received)).toBe(0);
  expect(shiftOf({ sentAt: received + 40 * MINUTE, sessionShift: 0 }, received)).toBe(-40 * MINUTE);
});

test('puts no event further back than a day or further ahead than five minutes', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (timestamp, shift) => {
      const time = correctedTime(timestamp, shift, NOW.getTime());
      expect(time).toBeGreaterThanOrEqual(NOW.getTime() - 1_440 * MINUTE);
      expect(time).toBeLessThanOrEqual(NOW.getTime() + 5 * MINUTE);
    }),
  );
});

test('numbers the batches of several page loads without the spaces, and keeps what is missing', () => {
  const number = renumbering();
  expect([0, 1, 3, 10_000, 10_001, 30_000, 30_000, 30_002].map(number)).toEqual([
    0,
    1,
    3,
    4,
    5,
    6,
    undefined,
    8,
  ]);
});
