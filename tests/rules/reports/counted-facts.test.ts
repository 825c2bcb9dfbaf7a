import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { behaviorOf } from '../../../lambdas/reports/facts/behavior.ts';
import {
  datesOf,
  dayAfter,
  daysBetween,
  localDateOf,
  startsDay,
  weekdayOf,
} from '../../../lambdas/reports/facts/calendar.ts';
import { desertedPages } from '../../../lambdas/reports/facts/deserted-pages.ts';
import { median, quantile, wholePercentages } from '../../../lambdas/reports/facts/statistics.ts';
import { compareWithUsual } from '../../../lambdas/reports/facts/usual-day.ts';
import { devicesOf, isOnTime, pagesOf, visitorsOf } from '../../../lambdas/reports/facts/visits.ts';
import { seen, visit, visits } from '../../factories/digest.ts';

const DATE = '2026-11-19';
const ago = (days: number) => dayAfter(DATE, -days);
const day = (age: number, changes: Partial<DaySummary> = {}): DaySummary => ({
  ...{ date: ago(age), visitors: 40, sessions: 40, complete: true },
  ...{ devices: {}, pages: {}, issues: {} },
  ...changes,
});

test('dates are counted in the owner’s zone', () => {
  expect([dayAfter('2026-02-28'), dayAfter(DATE, -19)]).toEqual(['2026-03-01', '2026-10-31']);
  expect([daysBetween(DATE, '2026-12-01'), daysBetween('2026-12-01', DATE)]).toEqual([12, -12]);
  expect([weekdayOf('2026-11-22'), weekdayOf(DATE)]).toEqual([0, 4]);
  const zone = 'America/New_York';
  expect(localDateOf('2026-11-19T04:59:59.999Z', zone)).toBe('2026-11-18');
  expect(startsDay('2026-11-19T05:00:00.000Z', zone)).toBe(true);
  expect(startsDay('2026-11-19T04:59:59.999Z', zone)).toBe(false);
  expect(startsDay('2026-11-19T05:00:00.001Z', zone)).toBe(false);
  expect(datesOf('2026-11-17T05:00:00.000Z', DATE, zone)).toEqual([ago(2), ago(1), DATE]);
});

test.each([
  [7, 7],
  [19, 19],
  [20, 20],
  [22, 20],
  [23, 25],
  [98, 100],
  [104, 100],
  [447, 450],
  [1_234, 1_200],
  [10_412, 10_000],
])('a usual day of %i visitors is about %i in prose', (visitors, rounded) => {
  const earlier = [1, 2, 3, 4, 5].map((age) => day(age, { visitors }));
  expect(compareWithUsual(DATE, visitors, earlier)).toMatchObject({ visitors: rounded, of: 'day' });
});

test('the usual day is the median of the latest eight complete days of this weekday', () => {
  const weeks = (...ages: number[]) => ages.map((week) => day(7 * week));
  const compared = (earlier: readonly DaySummary[]) => compareWithUsual(DATE, 40, earlier).days;
  expect(compared(weeks(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBe(8);
  expect(compared(weeks(1, 2, 3, 9))).toBe(3);
  expect(compared([...weeks(1, 2, 3), day(28, { complete: false })])).toBe(3);
  // Neither the day itself nor a later one counts.
  expect(compared([...weeks(0, -1), ...weeks(1, 2, 3)])).toBe(3);
  expect(
    compareWithUsual(
      DATE,
      40,
      [1, 2, 3, 28, 29].map((age) => day(age)),
    ),
  ).toEqual({
    comparison: 'too-early',
    days: 4,
  });
});

test('each visitor counts once, on the device of the first session', () => {
  const phone = visit(1, { device: 'phone', visitor: 'ann' });
  const digests = [phone, visit(2, { visitor: 'ann' }), visit(3)];
  expect(visitorsOf(digests)).toBe(2);
  expect(devicesOf(digests)).toEqual([
    { device: 'phone', visitors: 1, share: 50 },
    { device: 'computer', visitors: 1, share: 50 },
  ]);
  expect(devicesOf([])).toEqual([]);
});

test.each([
  [
    50,
    [
      ['phone', 2],
      ['computer', 98],
    ],
  ],
  [
    101,
    [
      ['phone', 1],
      ['computer', 99],
    ],
  ],
])('of %i visitors, one on a phone is shown as %j', (count, shares) => {
  const digests = visits(1, count, (n) => visit(n, n === 1 ? { device: 'phone' } : {}));
  expect(devicesOf(digests).map(({ device, share }) => [device, share])).toEqual(shares);
});

test('two rare kinds of devices are shown together', () => {
  const device = (n: number): Partial<Digest> =>
    n === 1 ? { device: 'phone' } : n === 2 ? { device: 'tablet' } : {};
  const digests = visits(1, 101, (n) => visit(n, device(n)));
  expect(devicesOf(digests).map((each) => [each.device, each.visitors])).toEqual([
    ['computer', 99],
    ['other', 2],
  ]);
});

test('pages are listed by sessions, then by name, and a session counts once', () => {
  const on = (n: number, visitor: string, ...pages: string[]) =>
    visit(n, { visitor, pages: pages.map((page) => seen(page)) });
  const digests = [on(1, 'ann', '/b', '/a', '/b'), on(2, 'ann', '/c', '/a'), on(3, 'bo', '/c')];
  expect(pagesOf(digests)).toEqual([
    { page: '/a', visits: 2, visitors: 1 },
    { page: '/c', visits: 2, visitors: 2 },
    { page: '/b', visits: 1, visitors: 1 },
  ]);
});

test('a session of the first instant of the window is on time', () => {
  const from = '2026-11-19T05:00:00.000Z';
  expect(isOnTime({ from })(visit(1, { startedAt: from }))).toBe(true);
  expect(isOnTime({ from })(visit(1, { startedAt: '2026-11-19T04:59:59.999Z' }))).toBe(false);
});

test('the source and the last page of a day are its most frequent ones', () => {
  const from = (n: number, referrer: Digest['referrer'], exitPage: string) =>
    visit(n, { referrer, exitPage });
  const digests = [
    ...[from(1, 'direct', '/a'), from(2, 'direct', '/a'), from(3, 'same-site', '/b')],
    ...[from(4, 'search', '/b'), from(5, 'search', '/b'), from(6, 'social', '/c')],
  ];
  expect(behaviorOf(digests)).toEqual({
    source: { from: 'search', sessions: 2 },
    lastPage: { page: '/b', sessions: 3 },
    onePage: 6,
    cameBack: 0,
  });
  // Two pages share the first place, and a visit that went on at a hosted checkout did not end.
  expect(behaviorOf(digests.slice(0, 5)).lastPage).toEqual({ page: '/b', sessions: 3 });
  expect(behaviorOf(digests.slice(0, 4)).lastPage).toBeUndefined();
  const [first, second, ...others] = digests as [Digest, Digest, ...Digest[]];
  const paid = [{ ...first, leftForCheckout: true as const }, second, ...others.slice(0, 2)];
  expect(behaviorOf(paid)).toMatchObject({ lastPage: { page: '/b', sessions: 2 }, onePage: 3 });
  expect(behaviorOf([visit(1, { referrer: 'same-site' })]).source).toBeUndefined();
});

test('a session with one page has seen no other one', () => {
  const on = (n: number, ...pages: string[]) =>
    visit(n, { pages: pages.map((page) => seen(page)) });
  expect(behaviorOf([on(1, '/'), on(2, '/', '/'), on(3, '/', '/cart')]).onePage).toBe(2);
});

test.each([
  [59_999, 0],
  [60_000, 1],
])('a visitor whose next session starts %i ms after the first ended came back: %i', (ms, count) => {
  const first = visit(1, { visitor: 'ann' });
  const startedAt = new Date(Date.parse(first.endedAt) + ms).toISOString();
  const endedAt = new Date(Date.parse(startedAt) + 1_000).toISOString();
  const later = visit(2, { visitor: 'ann', startedAt, endedAt });
  expect(behaviorOf([first, later, visit(3)]).cameBack).toBe(count);
  expect(behaviorOf([later, first]).cameBack).toBe(count);
});

test.each([
  [9, 9, undefined],
  [10, 10, { page: '/', visits: 10, unseen: 10 }],
  [10, 6, { page: '/', visits: 10, unseen: 6 }],
  [10, 5, undefined],
])('of %i visits to a page, %i stop at its middle', (count, unseen, found) => {
  const digests = visits(1, count, (n) =>
    visit(n, { pages: [seen('/', { scrollReach: n <= unseen ? 0.5 : 0.51 })] }),
  );
  expect(behaviorOf(digests).lowerHalf).toEqual(found);
});

test('visitors who scroll to the lower half of the top page count, also on a second view', () => {
  const view = (page: string, scrollReach: number) => seen(page, { scrollReach });
  const both = [view('/b', 0.3), view('/a', 0.3)];
  const digests = visits(1, 10, (n) => visit(n, { pages: both }));
  expect(behaviorOf(digests).lowerHalf?.page).toBe('/a');
  const more = [...digests, visit(11, { pages: [view('/b', 0.3)] })];
  expect(behaviorOf(more).lowerHalf?.page).toBe('/b');
  const again = visits(1, 10, (n) => visit(n, { pages: [view('/', 0.9), view('/', 0.2)] }));
  expect(behaviorOf(again).lowerHalf).toBeUndefined();
});

const deserted = (earlier: readonly DaySummary[], visitors = 40) =>
  desertedPages([visit(1)], visitors, DATE, earlier);
const with10 = (ages: readonly number[], pages: Record<string, number>) =>
  ages.map((age) => day(age, { pages }));

test.each<[string, readonly DaySummary[], number, unknown[]]>([
  ['four days', with10([1, 2, 3, 4], { '/x': 10 }), 40, [{ page: '/x', usually: 10 }]],
  ['three days', with10([1, 2, 3], { '/x': 10 }), 40, []],
  ['nine visitors', with10([1, 2, 3, 4], { '/x': 9 }), 40, []],
  ['a day of this date', with10([0, 1, 2, 3], { '/x': 10 }), 40, []],
  [
    'half of the visitors left',
    with10([1, 2, 3, 4], { '/x': 10 }),
    20,
    [{ page: '/x', usually: 10 }],
  ],
  ['fewer than half left', with10([1, 2, 3, 4], { '/x': 10 }), 19, []],
  ['visitors on three of five days', [...with10([1, 2, 3], { '/x': 20 }), day(4), day(5)], 40, []],
  [
    'incomplete days',
    with10([1, 2, 3, 4], { '/x': 10 }).map((each) => ({ ...each, complete: false })),
    40,
    [],
  ],
])('a page is deserted or not after %s', (_, earlier, visitors, found) => {
  expect(deserted(earlier, visitors)).toEqual(found);
});

test('the three most visited deserted pages are listed, ties by name', () => {
  const earlier = with10([1, 2, 3, 4], { '/d': 12, '/c': 12, '/b': 30, '/a': 12, '/': 40 });
  expect(deserted(earlier).map(({ page }) => page)).toEqual(['/b', '/a', '/c']);
});

test('medians and quantiles are those of the textbook', () => {
  expect([median([]), median([3]), median([5, 1]), median([9, 1, 4])]).toEqual([
    undefined,
    3,
    3,
    4,
  ]);
  const ten = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  expect([0, 0.1, 0.11, 0.75, 1].map((share) => quantile(ten, share))).toEqual([1, 1, 2, 8, 10]);
  expect(quantile([], 0.5)).toBeUndefined();
});

test('the percent that rounding leaves over goes to the largest remainder, then to the first', () => {
  expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercentages([2, 1, 3, 1])).toEqual([29, 14, 43, 14]);
  expect(wholePercentages([0, 0])).toEqual([0, 0]);
});
