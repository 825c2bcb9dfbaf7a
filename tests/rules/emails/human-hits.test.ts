import { expect, test } from 'vitest';
import { serializeHit } from '../../../lambdas/emails/delivery/delivery.ts';
import { isHumanHit } from '../../../lambdas/emails/delivery/human-hit.ts';
import { logIdIn, matches, sinceOf } from '../../../lambdas/emails/log/email-list.ts';
import { targetOf } from '../../../lambdas/emails/pages/click-target.ts';

const START = '2026-11-22T09:00:00.000Z';
const ARRIVED = '2026-11-22T09:01:00.000Z';
const hit = (at: string, changes: object = {}, deliveredAt: string | undefined = ARRIVED) =>
  isHumanHit({ method: 'GET', userAgent: 'Mozilla/5.0', at: new Date(at), ...changes }, {
    startedAt: START,
    deliveredAt,
  } as never);

test('a hit counts from five seconds after its email was delivered, or sent if delivery is unknown', () => {
  expect(hit('2026-11-22T09:01:04.999Z')).toBe(false);
  expect(hit('2026-11-22T09:01:05.000Z')).toBe(true);
  expect(isHumanHit(request('2026-11-22T09:00:04.999Z'), left)).toBe(false);
  expect(isHumanHit(request('2026-11-22T09:00:05.000Z'), left)).toBe(true);
});
const left = { startedAt: START } as never;
const request = (at: string) => ({ method: 'GET', userAgent: 'Mozilla/5.0', at: new Date(at) });

test.each([{ method: 'HEAD' }, { userAgent: '' }, { userAgent: 'Slackbot 1.0' }])(
  'a request of %o does not count as a reader',
  (changes) => {
    expect(hit('2026-11-22T10:00:00Z', changes)).toBe(false);
  },
);

test('a hit is stored with its time first, and a click with its link', () => {
  const at = new Date(START);
  expect(serializeHit({ kind: 'open', at })).toBe(`${START} open`);
  expect(serializeHit({ kind: 'click', at, link: 0 })).toBe(`${START} click 0`);
});

const origin = 'https://app.example.com';
const known = {
  log: {
    links: [
      `${origin}/clip/a`,
      'https://evil.example/',
      `${origin}/clip/a#developer`,
      `${origin}/x`,
    ],
    owner_email: 'ann@example.com',
  },
  ...{ email: 'ann@example.com', view: 'view', origin },
};
const report = encodeURIComponent('/daily-insights/ann?date=2026-11-22');
const member = { ...known, email: 'bob@example.com' };
test.each([
  ['an owner’s full report', {}, known, `${origin}/daily-insights/ann?date=2026-11-22`],
  ['a member’s full report', {}, member, `${origin}/m/report/view`],
  ['a link of the app', { i: 3 }, known, `${origin}/x`],
  ['an owner’s clip', { i: 0 }, known, `${origin}/clip/a#report=${report}`],
  ['a member’s clip', { i: 0 }, member, `${origin}/clip/a#report=%2Fm%2Freport%2Fview`],
  ['developer notes', { i: 2 }, member, `${origin}/clip/a#developer&report=%2Fm%2Freport%2Fview`],
  ['a link to another place', { i: 1 }, known, undefined],
  ['a link that the mail never had', { i: 9 }, known, undefined],
] as const)('a click on %s redirects to the right page', (_, which, to, target) => {
  expect(targetOf({ o: 'ann', d: '2026-11-22', ...which } as never, to)).toBe(target);
});

test.each([
  [{}, true],
  [{ since: new Date(START) }, true],
  [{ since: new Date(Date.parse(START) + 1) }, false],
  [{ recipient: 'ANN@example.com' }, true],
  [{ recipient: 'bob@example.com' }, false],
  [{ search: ' CART  ann@ ' }, true],
  [{ search: 'cart bob' }, false],
] as const)('a row matches the email filter %o or not', (filter, isShown) => {
  const row = { to: 'Ann@example.com', subject: 'The cart', created_at: START } as never;
  expect(matches(row, filter)).toBe(isShown);
});

test('a row contains its log id, and a day filter its start', () => {
  expect([logIdIn('42-ann@example.com'), logIdIn('x-1'), logIdIn('1.5-a')]).toEqual([
    42,
    undefined,
    undefined,
  ]);
  expect(sinceOf('7', new Date(START))?.toISOString()).toBe('2026-11-15T09:00:00.000Z');
  expect(sinceOf(undefined, new Date(START))).toBeUndefined();
});
