import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementOf, type Subscription } from '../../../lambdas/billing/subscription.ts';
import {
  isSessionId,
  sessionIdAt,
  sessionStart,
} from '../../../lambdas/contract/rules/session-id.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { correctedTime, shiftOf, skewOf } from '../../../lambdas/recordings/batch/clock-skew.ts';
import { firstPageIn } from '../../../lambdas/recordings/batch/first-page.ts';
import { renumbering } from '../../../lambdas/recordings/batch/numbering.ts';
import {
  closingRetryAt,
  hasEnded,
  isClosable,
  isLive,
  latestEndOf,
  parseCountry,
  partsFor,
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
  expect(hasEnded({ loads: 1, ...session }, NOW)).toBe(over);
});

test.each([
  ['DE', 'DE'],
  [undefined, undefined],
  ['', undefined],
  ['Germany', undefined],
  ['de', undefined],
  ['<b', undefined],
])('reads the country header %s as %s', (header, believed) => {
  expect(parseCountry(header)).toBe(believed);
});

test('a session’s id is a UUID version 7 of the start time and the random bytes', () => {
  const random = Uint8Array.of(0x12, 0x36, 0x59, 0xbc, 0xde, 0xf0, 0x12, 0x34, 0x56, 0x78);
  const started = new Date(0x0123456789ab);
  expect(sessionIdAt(started, random)).toBe('01234567-89ab-7123-a59b-cdef01234567');
});

test('a session’s id contains its start time', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }),
      fc.uint8Array({ minLength: 10, maxLength: 10 }),
      (started, random) => {
        const id = sessionIdAt(started, random);
        expect(isSessionId(id)).toBe(true);
        expect(sessionStart(id)).toBe(started.toISOString());
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
])('the entitlement of an account with %s', (_, subscription, entitlement) => {
  expect(entitlementOf(subscription, NOW)).toMatchObject(entitlement);
});

test('corrects a large clock skew and ignores a small one', () => {
  expect(skewOf(NOW.getTime() - 5 * MINUTE, NOW.getTime())).toBe(0);
  expect(skewOf(NOW.getTime() - 6 * MINUTE, NOW.getTime())).toBe(6 * MINUTE);
  expect(skewOf(NOW.getTime() + 60 * MINUTE, NOW.getTime())).toBe(-60 * MINUTE);
});

test('does not mistake a batch that waited offline for one from a slow clock', () => {
  const received = NOW.getTime();
  expect(shiftOf({ sentAt: received - 40 * MINUTE, sessionShift: 0 }, received)).toBe(0);
  expect(shiftOf({ sentAt: received + 40 * MINUTE, sessionShift: 0 }, received)).toBe(-40 * MINUTE);
});

test('shifts no event by more than a day back or five minutes ahead', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (timestamp, shift) => {
      const time = correctedTime(timestamp, shift, NOW.getTime());
      expect(time).toBeGreaterThanOrEqual(NOW.getTime() - 1_440 * MINUTE);
      expect(time).toBeLessThanOrEqual(NOW.getTime() + 5 * MINUTE);
    }),
  );
});

test('numbers the batches of several page loads without gaps between loads, and keeps missing ones', () => {
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

test('the first stored batch has number 0, from whichever page load it is', () => {
  const number = renumbering();
  expect([20_000, 20_001].map(number)).toEqual([0, 1]);
});

const [FULL_SNAPSHOT, META] = [2, 4];
const at0 = (type: number, data: unknown = {}) => ({ type, timestamp: 0, data });
const address = at0(META, { href: 'https://shop.example/' });
test.each<[string, RecordedEvent[], string | undefined]>([
  ['an address and a full snapshot', [address, at0(FULL_SNAPSHOT)], 'https://shop.example/'],
  ['an address without a snapshot', [address, at0(3)], undefined],
  ['a snapshot without an address', [at0(FULL_SNAPSHOT)], undefined],
  ['an address that is no text', [at0(META, { href: 7 }), at0(FULL_SNAPSHOT)], undefined],
  ['an address elsewhere', [at0(3, { href: '/' }), at0(FULL_SNAPSHOT)], undefined],
  ['no event', [], undefined],
])('the page that starts a session, of a batch with %s, is %s', (_, events, page) => {
  expect(firstPageIn({ events })).toBe(page);
});

const SECOND = 1 / 60;
const seen = (minutes: number, more: object = {}) =>
  ({ state: 'open', loads: 1, startedAt: at(-40), lastSeenAt: at(minutes), ...more }) as const;
test.each([
  ['less than two minutes ago', seen(-2 + SECOND), true],
  ['two minutes ago', seen(-2), false],
  ['just now, when its page was left', seen(0, { leftAt: at(0) }), false],
  ['just now, on a page that followed', seen(0, { leftAt: at(-31 * SECOND) }), true],
  ['just now, and is being closed', { ...seen(0), state: 'closing' as const }, false],
])('a session last seen %s: is its visitor on the website? %s', (_, session, live) => {
  expect(isLive(session as never, NOW)).toBe(live);
});

test.each([
  ['is open', seen(0), false],
  ['is over', seen(-30), true],
  ['is over and may be tried again', seen(-30, { retryAt: at(0) }), true],
  ['is over and waits', seen(-30, { retryAt: at(SECOND) }), false],
])('a session that %s is closed: %s', (_, session, closable) => {
  expect(isClosable(session, NOW)).toBe(closable);
});

test.each([
  ['quiet for almost half an hour', seen(-30 + SECOND), false],
  ['almost an hour old', seen(0, { startedAt: at(-60 + SECOND) }), false],
  ['left a quarter of an hour ago', seen(-15, { leftAt: at(-15) }), true],
  ['left almost so long ago', seen(-15 + SECOND, { leftAt: at(-15 + SECOND) }), false],
  ['left, with a batch half a minute later', seen(-15, { leftAt: at(-15.5) }), true],
  ['left, with a page a second after that', seen(-15, { leftAt: at(-15.5 - SECOND) }), false],
])('a session %s: is it over? %s', (_, session, over) => {
  expect(hasEnded(session, NOW)).toBe(over);
});

test('an interrupted closing waits twice as long each time, at most six hours', () => {
  const waits = [0, 1, 2, 5, 6, 7, 50].map(
    (interruptions) => (closingRetryAt(interruptions, NOW).getTime() - NOW.getTime()) / MINUTE,
  );
  expect(waits).toEqual([5, 10, 20, 160, 320, 360, 360]);
});

test('a session ends an hour after it started', () => {
  expect(latestEndOf(at(0))).toBe(NOW.getTime() + 60 * MINUTE);
});

const parts = [0, 10, 20, 30].map((from, place) => {
  const to = from + 10;
  return { name: `part ${place}`, from, to, keyframe: place % 2 === 0, bytes: 1 };
});
test.each([
  [0, 0, [0]],
  [0, 9, [0]],
  [0, 10, [0, 1]],
  [15, 20, [0, 1, 2]],
  [20, 20, [2]],
  [35, 99, [2, 3]],
  [-5, 0, [0]],
])('from %s to %s ms the parts %j are played', (from, to, places) => {
  expect(partsFor(parts, from, to)).toEqual(places.map((place) => parts[place]));
});
