import { expect, test } from 'vitest';
import { lastWeekOf } from '../../../lambdas/contract/rules/week.ts';
import { isQuietMail } from '../../../lambdas/emails/templates/quiet-mail.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary, ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { behaviorOf } from '../../../lambdas/reports/facts/behavior.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { moveToQuote } from '../../../lambdas/reports/facts/moves.ts';
import { weekSummary } from '../../../lambdas/reports/facts/trend.ts';
import { baselineOf } from '../../../lambdas/reports/issues/memory/baseline.ts';
import { recordCleanDay } from '../../../lambdas/reports/issues/memory/issue-state.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';
import { issuesOf } from './laws.ts';

// Each word is one that a report once used although its facts did not prove it.
const DATE = '2026-11-19';
const ago = (days: number) => dayAfter(DATE, -days);
const report = (overrides: Partial<ReportInput>) => composeReport(reportInput(overrides));
const { window } = reportInput();
const form = (n: number, about: string, visitor: string) =>
  visit(n, {
    visitor,
    page: '/contact',
    signals: [signal('form-abandonment', '/contact', { about })],
  });

test('a subject names the page that visitors left, not the one they came from', () => {
  const back = (about?: string) => {
    const found = signal('quick-back', '/', {
      element: element('Gifts', 'link'),
      ...(about && { about }),
    });
    return visits(0, 9, (n) => visit(n, { signals: n < 4 ? [found] : [] }));
  };
  expect(report({ digests: back('/gifts') }).summary.subject).toBe(
    '4 visitors left the Gifts page right away',
  );
  expect(report({ digests: back() }).summary.subject).toBe(
    '4 visitors came right back from “Gifts” on the home page',
  );
});

test('a count is compared with all earlier days or with none of them', () => {
  const counted = (share: number): Partial<DaySummary> => ({ moves: { 'last:/a': [share, 40] } });
  const today = { 'last:/a': [30, 40] } as const;
  const listed = daysBefore(DATE, 1, 40, counted(8));
  expect(moveToQuote(today, DATE, listed)?.before).toMatchObject({
    n: 56,
    of: 280,
    days: 7,
  });
  // The other days ended on `/a` even less often.
  const some = listed.map((day, n) =>
    n < 3 ? day : { ...day, moves: { 'last:/b': [9, 40] as const } },
  );
  expect(moveToQuote(today, DATE, some)?.before).toBeUndefined();
});

test('one earlier Thursday makes no typical Thursday', () => {
  const day = (date: string): DaySummary => ({
    ...(daysBefore(DATE, 1, 40)[0] as DaySummary),
    ...{ date, pages: { '/cart': 40 }, issues: { it: [4, 40] } },
  });
  const thursdays = [7, 14, 21].map((days) => day(ago(days)));
  expect(baselineOf('it', '/cart', DATE, thursdays.slice(0, 2))).toBeNull();
  expect(baselineOf('it', '/cart', DATE, thursdays)).toMatchObject({ of: 'weekday', share: 0.1 });
});

test('a problem is not compared with days whose signals older rules found', () => {
  const click = signal('dead-click', '/cart', { element: element('Apply') });
  const digests = visits(0, 39, (n) =>
    visit(n, { page: '/cart', rules: 2, signals: n < 20 ? [click] : [] }),
  );
  const [{ fingerprint } = { fingerprint: '' }] = report({ digests }).facts.issues;
  const issues = { [fingerprint]: [4, 40] as const };
  const earlier = daysBefore(DATE, 3, 40, { pages: { '/cart': 40 }, issues });
  const known = (rules: number) => remembered({ fingerprint, lastSeen: ago(1), rules });
  const typical = (rules: number) =>
    report({ digests, earlier, memory: [known(rules)] }).facts.issues[0]?.baseline;
  expect(typical(2)).toMatchObject({ share: 0.1 });
  expect(typical(1)).toBeNull();
});

test('views of a slow page are not called visits', () => {
  const slow = seen('/a', { vitals: { LCP: 6_000 } });
  const digests = visits(0, 3, (n) => visit(n, { page: '/a', pages: [slow, slow, slow] }));
  const [issue] = issuesOf(report({ digests }).summary);
  expect(issue?.description).toBe(
    'In at least a quarter of page views, /a took 6.0 seconds or longer to show its main content. Measured in 12 page views.',
  );
});

test('visitors came back if they had left before, not if they have two tabs or a visit of an hour', () => {
  const at = (minute: number) =>
    new Date(Date.parse('2026-11-19T14:00:00Z') + minute * 60_000).toISOString();
  const twice = (starts: number) => [
    visit(0, { visitor: 'v', startedAt: at(0), endedAt: at(60) }),
    visit(1, { visitor: 'v', startedAt: at(starts), endedAt: at(90) }),
  ];
  expect([30, 60, 62].map((starts) => behaviorOf(twice(starts)).cameBack)).toEqual([0, 0, 1]);
  // The first session is from the evening before.
  const [, second] = twice(62);
  const first = visit(0, { visitor: 'v', startedAt: at(-600), endedAt: at(-590) });
  const late = report({
    digests: [first, second ?? first],
    capture: { ...reportInput().capture, late: 1 },
  });
  expect(late.facts.moves).toMatchObject({ again: [0, 1] });
});

test('one visitor who stops at a field on most visits is not most visitors', () => {
  const loud = visits(0, 4, (n) => form(n, 'Card number', 'loud'));
  const others = [form(5, 'Email', 'a'), form(6, 'Email', 'b')];
  const said = (digests: ReportInput['digests']) =>
    issuesOf(report({ digests }).summary)[0]?.description;
  expect(said([...loud, ...others])).not.toContain('Most of them');
  expect(said([...loud.slice(0, 1), ...others, form(7, 'Email', 'c')])).toContain(
    'Most of them stopped at “Email”.',
  );
  expect(said(others)).toContain('Both of them stopped at “Email”.');
  expect(said([...others, form(7, 'Email', 'c')])).toContain('All of them stopped at “Email”.');
  const again = form(8, 'Phone', 'a');
  expect(said([...others, again])).not.toContain('of them stopped');
  expect(said([...others, form(7, 'Email', 'c'), again])).toContain(
    'Most of them stopped at “Email”.',
  );
  expect(said(loud)).toContain('The last field was “Card number”.');
  expect(said([...loud, form(9, 'Email', 'loud')])).not.toContain('The last field');
});

test.each([
  [
    '2026-11-19T14:00:00.000Z',
    'This report starts where the last one ended: Thursday, November 19, 9:00 AM.',
  ],
  [
    '2026-11-19T02:00:00.000Z',
    'This report starts where the last one ended: Wednesday, November 18, 9:00 PM.',
  ],
  ['2026-11-18T05:00:00.000Z', 'because no report was sent in between.'],
])('a report from %s states why it covers another period than a day', (from, reason) => {
  const earlier = daysBefore(DATE, 8, 40);
  const { summary, facts } = report({
    digests: visits(0, 9),
    earlier,
    window: { ...window, from },
  });
  expect(summary.warm_intro).toContain(reason);
  expect(summary.warm_intro).not.toContain('usual');
  expect(facts.usual.comparison).toMatch(/cut-short|several-days/);
});

test('a day that starts late is no day to compare later ones with', () => {
  const days = (from: string) =>
    report({ digests: visits(0, 9), window: { ...window, from } }).days;
  expect(days('2026-11-19T14:00:00.000Z').map(({ complete }) => complete)).toEqual([false]);
  expect(days('2026-11-18T14:00:00.000Z').map(({ complete }) => complete)).toEqual([false, true]);
});

test('a day of which visits may be missing has no reason for their absence', () => {
  const { capture } = reportInput();
  const lastVisitAt = '2026-11-18T20:00:00.000Z';
  const check = { at: `${DATE}T20:00:00.000Z`, siteAnswered: true, script: 'working' } as const;
  const empty = (more: object) =>
    report({ daysWithoutVisits: 1, capture: { ...capture, lastVisitAt, ...more } }).summary
      .preheader;
  expect(empty({ check })).toMatch(/^Your script is working/);
  for (const more of [
    {},
    { check: { ...check, script: 'missing' } },
    { check, quarantined: 2 },
    { check, throttled: 2 },
  ])
    expect(empty(more)).toMatch(/^Nothing reached us/);
});

test('a page is not called empty while the plan’s limit kept visits out', () => {
  const earlier = daysBefore(DATE, 1, 40, { pages: { '/gone': 40 } });
  const gone = (rejectedByPlan: number) =>
    report({
      digests: visits(0, 39),
      earlier,
      capture: { ...reportInput().capture, rejectedByPlan },
    });
  expect(gone(0).facts.deserted).toHaveLength(1);
  expect(gone(3).facts.deserted).toEqual([]);
});

test('a week is compared only with a whole one', () => {
  const day = (date: string, visitors: number | null) => ({ date, visitors, issues: 0 });
  const trend = Array.from({ length: 14 }, (_, n) => day(ago(13 - n), 10));
  expect(lastWeekOf(trend).before).toBe(70);
  expect(lastWeekOf([...trend.slice(0, 13), day(DATE, null)]).before).toBeUndefined();
  const days = daysBefore(dayAfter(DATE, 1), 2, 40);
  const cut = days.map((each, n) => (n === 9 ? { ...each, complete: false } : each));
  const before = (all: DaySummary[]) => weekSummary(all, [], { until: DATE, rules: 1 }).before;
  expect(before(days)).toBeGreaterThan(0);
  expect(before(cut)).toBeUndefined();
});

test('three problems with one name have three names in a list', () => {
  const known = ['a', 'b', 'c', 'd'].map((fingerprint) =>
    remembered({ fingerprint, title: '“Details” doesn’t respond', page: '/winter' }),
  );
  const { still_open } = report({ digests: visits(0, 9), memory: known }).summary;
  expect(still_open.map(({ line }) => line.replace(/: no one.*/, ''))).toEqual([
    '“Details” doesn’t respond. Not seen on Thursday',
    '“Details” doesn’t respond on the Winter page. Not seen on Thursday',
    '“Details” doesn’t respond (another one). Not seen on Thursday',
    '“Details” doesn’t respond (the fourth one). Not seen on Thursday',
  ]);
});

test('the days of a problem are dates, not reports', () => {
  const click = signal('dead-click', '/cart', { element: element('Apply') });
  const on = (n: number, date: string) =>
    visit(n, { page: '/cart', startedAt: `${date}T15:00:00.000Z`, signals: [click] });
  const digests = [on(0, ago(2)), on(1, ago(1)), on(2, DATE), on(3, DATE)];
  const { issues } = report({ digests, window: { ...window, from: `${ago(2)}T05:00:00.000Z` } });
  expect(issues).toMatchObject([{ daysSeen: 3, firstSeen: ago(2) }]);
});

test('returning visitors are not reported as none if part of the earlier days was not recorded', () => {
  const [day] = report({ digests: visits(0, 9) }).days;
  const earlier = (complete: boolean) => [{ ...(day as DaySummary), date: ago(1), complete }];
  const lines = (digests: ReportInput['digests'], complete: boolean) =>
    report({ digests, earlier: earlier(complete) }).summary.traffic?.lines;
  expect(lines(visits(20, 29), true)).toEqual([
    'None of the 10 visitors had also come the day before.',
  ]);
  expect(lines(visits(20, 29), false)).toEqual([]);
  expect(lines(visits(5, 14), false)).toEqual([
    '5 of the 10 visitors had also come the day before.',
  ]);
});

test.each([
  [['2026-11-19', '2026-11-20'], false],
  [['2026-11-21', '2026-11-22'], true],
] as const)(
  'a problem of weekends is not called fixed after %j unless that is a weekend: %s',
  (dates, isFixed) => {
    const weekends = ['2026-11-07', '2026-11-08', '2026-11-14', '2026-11-15'];
    const days = weekends.map((date) => ({ date, affected: 20, exposed: 40 }));
    const known = remembered({ days, firstSeen: '2026-11-07', lastSeen: '2026-11-15' });
    const after = dates.reduce((memory, date) => {
      const clean = { exposed: 80, date, from: `${date}T05:00:00.000Z`, proven: 0 };
      return recordCleanDay(memory, clean);
    }, known);
    expect(after.state === 'verified-fixed').toBe(isFixed);
  },
);

test('a day with visits is not called free of problems if the last check did not find the script', () => {
  const { capture } = reportInput();
  const at = '2026-11-19T21:00:00.000Z';
  const check = { at, siteAnswered: true, script: 'missing' } as const;
  const { summary } = report({
    digests: visits(0, 29),
    earlier: daysBefore(DATE, 8, 30),
    capture: { ...capture, lastVisitAt: at, scriptMissingSince: at, check },
  });
  expect(summary.subject).toBe('The tracking script is missing from your home page');
  expect(summary.preheader).toContain('Put the tracking script back on your home page.');
  expect(summary.warm_intro).toContain(
    'Since Thursday, November 19, 4:00 PM, we can’t find the tracking script on your home page',
  );
  expect(summary.focus_points).toEqual(['Put the tracking script back on your home page.']);
  expect(summary.checks.map(({ ok }) => ok)).toEqual([true, false]);
  expect(isQuietMail(summary)).toBe(false);
});

test('visitors of earlier days whose sessions arrived late are not compared with a usual day', () => {
  const onTime = visits(0, 29);
  const late = visits(30, 59, (n) => visit(n, { startedAt: '2026-11-18T20:00:00.000Z' }));
  const { summary, days } = report({
    digests: [...onTime, ...late],
    earlier: daysBefore(DATE, 8, 30),
    capture: { ...reportInput().capture, late: 30 },
  });
  expect(summary.warm_intro).toContain(
    'You had 30 visitors on Thursday, about the same as on a typical Thursday; this report also covers 30 late',
  );
  expect(summary.comparison).toBe('About the same as a typical Thursday');
  expect(days).toMatchObject([{ visitors: 30, sessions: 30 }]);
});
