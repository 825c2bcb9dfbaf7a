import { expect, test } from 'vitest';
import type { Digest, PageVisit } from '../../../lambdas/contract/digest.ts';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { following } from '../../../lambdas/reports/issues/causes/following.ts';
import { isInFull } from '../../../lambdas/reports/issues/issue-facts.ts';
import { baselineOf, daysOfSameRules } from '../../../lambdas/reports/issues/memory/baseline.ts';
import { currentAnswers } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { byFrequency } from '../../../lambdas/reports/issues/occurrences.ts';
import { reproductionOf } from '../../../lambdas/reports/issues/reproduction.ts';
import { selectEvidence } from '../../../lambdas/reports/issues/select-evidence.ts';
import { deadQuietClicks } from '../../../lambdas/reports/issues/signals/quiet-clicks.ts';
import { slowPages, slowVisitors } from '../../../lambdas/reports/issues/slow-pages.ts';
import { element, seen, signal, visit } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

const DATE = '2026-11-19';
const ago = (days: number) => dayAfter(DATE, -days);
const day = (age: number, changes: Partial<DaySummary> = {}): DaySummary => ({
  ...{ date: ago(age), visitors: 40, sessions: 40, complete: true },
  ...{ devices: {}, pages: { '/cart': 10 }, issues: { dead: [1, 10] } },
  ...changes,
});

const wireframe: NonNullable<Signal['wireframe']> = [];
const occurring = (n: number, facts: Partial<Signal> = {}, more: object = {}) => ({
  ...{ sessionId: `s${n}`, visitor: `v${n}`, enteredMs: 0, browser: 'Firefox' },
  signal: signal('dead-click', '/', facts),
  ...more,
});
const evidenceOf = (...occurrences: object[]) =>
  selectEvidence({ kind: 'dead-click', occurrences: occurrences as never });
const sessionsOf = (...occurrences: object[]) =>
  evidenceOf(...occurrences).map(({ session_id }) => session_id);

test('the clips of an issue show its kind first, then the strongest, drawn and most clicked signals', () => {
  const ordered = [
    occurring(1, { strong: true }),
    occurring(2, { wireframe }),
    occurring(3, { count: 4 }),
    occurring(4, { count: 2 }),
    occurring(5),
    occurring(0, { kind: 'rage-click', strong: true, wireframe, count: 9 }),
  ];
  expect(sessionsOf(...ordered)).toEqual(['s1', 's2', 's3', 's4', 's5']);
  expect(sessionsOf(...ordered.toReversed())).toEqual(['s1', 's2', 's3', 's4', 's5']);
  expect(sessionsOf(ordered[5] as object, ordered[4] as object)).toEqual(['s5', 's0']);
  expect(sessionsOf(occurring(8), occurring(7))).toEqual(['s7', 's8']);
});

test('a visitor has one clip, and only clicks are counted', () => {
  const again = occurring(2, { count: 3 }, { visitor: 'v1' });
  expect(evidenceOf(occurring(1), again)).toEqual([
    { session_id: 's2', start_ms: 28_000, end_ms: 38_000, clicks: 3 },
  ]);
  const slow = occurring(1, { kind: 'form-abandonment', count: 3 });
  expect(evidenceOf(slow)[0]).not.toHaveProperty('clicks');
  expect(evidenceOf(occurring(1))[0]).not.toHaveProperty('clicks');
});

test.each([
  ['LCP', 4_800],
  ['content', 4_800],
  ['INP', undefined],
  ['CLS', undefined],
])('the clip of a page with a poor %s has a wait of %s ms', (about, wait) => {
  const slow = occurring(1, { kind: 'slow-page', about, count: 4_800 });
  expect(evidenceOf(slow)[0]?.wait_ms).toBe(wait);
});

test.each([
  ['two seconds before the problem', 0, 30_000, 28_000],
  ['with its page', 29_000, 30_000, 29_000],
  ['at the problem, if its page opened later', 31_000, 30_000, 30_000],
  ['at the earliest at the start of the recorded clip', 0, 25_000, 24_000],
  ['at least eight seconds before its end', 35_500, 36_000, 30_000],
])('a clip starts %s', (_, enteredMs, atMs, start) => {
  const clip = occurring(1, { startMs: 24_000, atMs, endMs: 38_000 }, { enteredMs });
  expect(evidenceOf(clip)[0]?.start_ms).toBe(start);
});

test('developer notes have the five most frequent browsers and the clicks of the clearest session', () => {
  const browsers = ['a', 'b', 'b', '', 'c', 'd', 'e', 'f', 'f'];
  const occurrences = browsers.map((browser, n) => occurring(n, { count: n }, { browser }));
  const found = reproductionOf({ kind: 'dead-click', occurrences } as never, () => []);
  expect(found).toEqual({ pages: [], browsers: ['b', 'f', 'a', 'c', 'd'], clicks: 8 });
  const none = reproductionOf({ kind: 'slow-page', occurrences } as never, () => []);
  expect(none).not.toHaveProperty('clicks');
});

test('values are ordered by frequency, then as texts', () => {
  expect(byFrequency(['b', 'c', 'a', 'c'])).toEqual(['c', 'a', 'b']);
});

test('a consequence of an issue is in one of its sessions, by default at any time', () => {
  const [one, two] = [occurring(1, { atMs: 5 }), occurring(2, { atMs: 5 })];
  const cause = { occurrences: [occurring(1, { atMs: 9 }), occurring(1, { atMs: 1 })] } as never;
  expect(following([one, two] as never, cause)).toEqual([one]);
  const isAfter = (at: number, { atMs }: Signal) => atMs > at + 3;
  expect(following([one] as never, cause, isAfter)).toEqual([one]);
  expect(following([one] as never, cause, (at, { atMs }) => atMs > at + 4)).toEqual([]);
});

test('a known minor problem is not described in full', () => {
  expect(isInFull({ state: 'same', severity: 'minor' } as never)).toBe(false);
  expect(isInFull({ state: 'new', severity: 'minor' } as never)).toBe(true);
  expect(isInFull({ state: 'same', severity: 'critical' } as never)).toBe(true);
});

test.each<[string, DaySummary[], number | undefined]>([
  ['five days', [1, 2, 3, 4, 5].map((age) => day(age)), 0.1],
  ['four days', [1, 2, 3, 4].map((age) => day(age)), undefined],
  ['incomplete days', [1, 2, 3, 4, 5].map((age) => day(age, { complete: false })), undefined],
  ['this day and later ones', [0, -1, 1, 2, 3, 4].map((age) => day(age)), undefined],
  ['28 days ago', [24, 25, 26, 27, 28].map((age) => day(age)), 0.1],
  ['29 days ago', [25, 26, 27, 28, 29].map((age) => day(age)), undefined],
  [
    'ten exposed visitors',
    [1, 2, 3, 4, 5].map((age) => day(age, { issues: { dead: [1, 2] } })),
    0.5,
  ],
  [
    'nine',
    [1, 2, 3, 4, 5].map((age) => day(age, { issues: { dead: [1, age < 2 ? 1 : 2] } })),
    undefined,
  ],
  ['days without it', [1, 2, 3, 4, 5].map((age) => day(age, age < 3 ? {} : { issues: {} })), 0.04],
  [
    'days without its page',
    [1, 2, 3, 4, 5].map((age) => day(age, age < 3 ? {} : { issues: {}, pages: {} })),
    0.1,
  ],
  [
    'more affected than exposed',
    [1, 2, 3, 4, 5].map((age) => day(age, { issues: { dead: [9, 2] } })),
    1,
  ],
])('the usual share of an issue over %s', (_, earlier, share) => {
  expect(baselineOf('dead', '/cart', DATE, earlier)?.share).toBe(share);
});

test('an issue on two of five days has no typical share', () => {
  const earlier = [1, 2, 3, 4, 5].map((age) => day(age, age < 3 ? {} : { issues: {} }));
  expect(baselineOf('dead', '/cart', DATE, earlier)).toMatchObject({ isTypical: false });
});

test('the usual share is that of the weekday from three days on', () => {
  const weekdays = [7, 14, 21].map((age) => day(age, { issues: { dead: [5, 10] } }));
  const others = [1, 2, 3, 4, 5].map((age) => day(age));
  expect(baselineOf('dead', '/cart', DATE, [...others, ...weekdays])).toMatchObject({
    ...{ of: 'weekday', share: 0.5, isTypical: true },
  });
  expect(baselineOf('dead', '/cart', DATE, [...others, ...weekdays.slice(1)])?.of).toBe('day');
});

test('earlier days are compared from the first one that the same rules searched', () => {
  const earlier = [day(1), day(2), day(3)];
  expect(daysOfSameRules(earlier, undefined, 2)).toEqual(earlier);
  const known = remembered({ rules: 2, comparableFrom: ago(2) });
  expect(daysOfSameRules(earlier, known, 2)).toEqual([day(1), day(2)]);
  expect(daysOfSameRules(earlier, remembered({ rules: 2 }), 2)).toEqual(earlier);
  expect(daysOfSameRules(earlier, remembered({ rules: 1 }), 2)).toEqual([]);
});

test('answers from before an issue became another one are not about it', () => {
  const [before, at] = ['2026-11-18T09:00:00.000Z', '2026-11-18T09:00:00.001Z'];
  const mark = (on: string) => ({ as: 'fixed' as const, at: on });
  const memory = remembered({ answersFrom: at });
  expect(currentAnswers({ memory, mark: mark(at), useful: at })).toEqual({
    mark: mark(at),
    useful: at,
  });
  expect(currentAnswers({ memory, mark: mark(before), useful: before })).toEqual({});
  expect(currentAnswers({ mark: mark(before), useful: before })).toEqual({
    ...{ mark: mark(before), useful: before },
  });
  expect(currentAnswers({ memory })).toEqual({});
});

const apply = element('Apply');
const quiet = (n: number, ...times: number[]) =>
  visit(n, {
    quietClicks: times.map((atMs) => signal('dead-click', '/', { atMs, element: apply })),
  });
const responding = (n: number, page = '/', changes: Partial<Digest> = {}) => {
  const click = { page, element: apply, kind: 'click' as const, x: 0, y: 0 };
  return visit(n, { clicks: [{ ...click, count: 2, answered: 1 }], ...changes });
};
const deadIn = (...digests: Digest[]) => [...deadQuietClicks(digests).values()].flat().length;

test('quiet clicks are dead for two visitors if the control responded to another one', () => {
  expect(deadIn(quiet(1, 0), quiet(2, 0), responding(3))).toBe(2);
  expect(deadIn(quiet(1, 0), responding(3))).toBe(0);
  expect(deadIn(quiet(1, 0), quiet(2, 0), responding(3, '/other'))).toBe(0);
  expect(deadIn(quiet(1, 0), quiet(2, 0), responding(3, '/', { visitor: 'visitor-00001' }))).toBe(
    0,
  );
  const silent = responding(3);
  const unanswered = { ...silent, clicks: silent.clicks.map(({ answered: _, ...each }) => each) };
  expect(deadIn(quiet(1, 0), quiet(2, 0), unanswered)).toBe(0);
});

test('quiet clicks are dead for two visitors who clicked again within seven seconds', () => {
  expect(deadIn(quiet(1, 0, 7_000), quiet(2, 0, 7_000))).toBe(4);
  expect(deadIn(quiet(1, 0, 7_000), quiet(2, 0, 7_001))).toBe(0);
  expect(deadIn(quiet(1, 0, 0), quiet(2, 0, 0))).toBe(0);
  const both = { ...quiet(2, 0, 7_000), visitor: 'visitor-00001' };
  expect(deadIn(quiet(1, 0, 7_000), both)).toBe(0);
  expect(deadIn(visit(1), visit(2))).toBe(0);
});

test('quiet clicks that send an entry are dead for three visitors', () => {
  const sent = (n: number, entered = true) => {
    const entry = signal('dead-click', '/', { element: apply, ...(entered && { entered }) });
    return visit(n, { quietClicks: [entry] });
  };
  expect(deadIn(sent(1), sent(2), sent(3))).toBe(3);
  expect(deadIn(sent(1), sent(2))).toBe(0);
  expect(deadIn(sent(1), sent(2), sent(3, false))).toBe(0);
  expect(deadIn(sent(1), sent(2), { ...sent(3), visitor: 'visitor-00002' })).toBe(0);
});

const loading = (n: number, vitals: PageVisit['vitals'], more: Partial<PageVisit> = {}) =>
  visit(n, { pages: [seen('/', { vitals, ...more })] });
const slowOf = (...each: PageVisit['vitals'][]) =>
  slowPages(
    each.map((vitals, n) => loading(n, vitals)),
    (name) => name,
  ).map(({ vital, p75, measured }) => [...[vital, p75, measured]]);

test.each<[string, PageVisit['vitals'][], unknown[]]>([
  ['the limit', [{ LCP: 4_000 }, { LCP: 4_000 }, { LCP: 4_000 }], []],
  ['more than it', [{ LCP: 1 }, { LCP: 4_001 }, { LCP: 4_001 }], [['LCP', 4_001, 3]]],
  ['two visits', [{ LCP: 9_000 }, { LCP: 9_000 }], []],
  ['one slow visitor', [{ LCP: 1 }, { LCP: 1 }, { LCP: 9_000 }], []],
  [
    'content',
    [{ content: 5_000 }, { LCP: 5_000, content: 6_000 }, { LCP: 7_000 }],
    [['LCP', 7_000, 3]],
  ],
  [
    'slow loads among fast pages of an app',
    [...Array(3).fill({ LCP: 5_000 }), ...Array(20).fill({ content: 10 })],
    [['LCP', 5_000, 3]],
  ],
  [
    'slow pages of an app among fast loads',
    [...Array(3).fill({ content: 5_000 }), ...Array(20).fill({ LCP: 10 })],
    [['LCP', 5_000, 3]],
  ],
  ['the larger factor', Array(3).fill({ LCP: 4_400, INP: 600, CLS: 0.26 }), [['INP', 600, 3]]],
  ['shifts', Array(3).fill({ CLS: 0.3 }), [['CLS', 0.3, 3]]],
  ['nothing measured', [{}, {}, {}], []],
])('a page is slow or not by %s', (_, vitals, found) => {
  expect(slowOf(...vitals)).toEqual(found);
});

test('a page that responds slowly does not wait for data, however quickly it loaded', () => {
  const digests = [1, 2, 3].map((n) => loading(n, { LCP: 900, INP: 5_000 }));
  const [found] = slowPages(digests, (name) => name);
  expect(found).toMatchObject({ vital: 'INP' });
  expect(found).not.toHaveProperty('waits');
});

test.each([
  [2_000, 18_000],
  [12_000, 22_000],
  [90_000, 30_000],
])(
  'the clip of a slow page lasts as long as its visitor stayed: %i ms until %i',
  (dwellMs, endMs) => {
    const digests = [1, 2, 3].map((n) =>
      loading(n, { LCP: 9_000 }, { enteredMs: 10_000, dwellMs }),
    );
    const [found] = slowPages(digests, (name) => name);
    expect(found?.occurrences[0]?.signal).toMatchObject({ startMs: 10_000, atMs: 10_000, endMs });
    expect(found).toMatchObject({ aboutTimes: 3, about: 'LCP', page: '/', pages: ['/'] });
  },
);

test('visitors who found a page slow are counted even if they are too few for an issue', () => {
  const digests = [loading(1, { INP: 501 }), loading(2, { INP: 500 }), loading(3, {})];
  expect(slowVisitors(digests, { page: '/', about: 'INP' })).toBe(1);
  expect(slowVisitors(digests, { page: '/x', about: 'INP' })).toBe(0);
  expect(slowVisitors(digests, { page: '/', about: 'LCP' })).toBe(0);
  expect(slowVisitors(digests, { page: '/' })).toBe(0);
});
