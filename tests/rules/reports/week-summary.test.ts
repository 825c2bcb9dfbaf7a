import { expect, test } from 'vitest';
import { week as words } from '../../../lambdas/contract/copy/week.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { weekSummary } from '../../../lambdas/reports/facts/trend.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { weeklySubject } from '../../../lambdas/reports/writer/words/week-words.ts';
import { remembered } from '../../golden/shop.ts';

const SUNDAY = '2026-11-22';

/** A day on which this many visitors ran into each problem. */
const day = (date: string, affected: Record<string, number>): DaySummary => ({
  date,
  visitors: 40,
  sessions: 50,
  complete: true,
  devices: {},
  pages: {},
  issues: Object.fromEntries(
    Object.entries(affected).map(([name, visitors]) => [name, [visitors, 40]]),
  ),
});
const known = (fingerprint: string, more: Partial<IssueMemory> = {}) =>
  remembered({ fingerprint, title: `Title of ${fingerprint}`, ...more });
const problems = (days: readonly DaySummary[], memory: readonly IssueMemory[]) =>
  weekSummary(days, memory, { until: SUNDAY, rules: 1 }).problems.map(({ title, days, most }) => [
    title,
    days,
    most,
  ]);

test('weekly readers learn which reported problems of the week are still open, the worst first', () => {
  const days = [
    day('2026-11-15', { often: 30, rarely: 30 }),
    day('2026-11-16', { often: 4, critical: 2 }),
    day('2026-11-18', { often: 9, rarely: 9 }),
    day(SUNDAY, { often: 5 }),
  ];
  const memory = [known('rarely'), known('often'), known('critical', { severity: 'critical' })];
  expect(problems(days, memory)).toEqual([
    ['Title of critical', 1, 2],
    ['Title of often', 3, 9],
    ['Title of rarely', 1, 9],
  ]);
});

test.each([
  ['is repaired', { state: 'verified-fixed' }],
  ['was marked as no problem', { mark: { as: 'not-a-problem', at: '2026-11-20T09:00:00Z' } }],
  ['was marked as fixed since', { mark: { as: 'fixed', at: '2026-11-22T20:00:00Z' } }],
  ['no report has described', { isReported: false }],
] as const)('a problem that %s is not in the summary of a week', (_, more) => {
  expect(problems([day(SUNDAY, { it: 5 })], [known('it', more)])).toEqual([]);
});

test('a problem without a day in the week is not in its summary', () => {
  const earlier = [day('2026-11-15', { it: 5 }), day('2026-11-17', { it: 0 })];
  expect(problems(earlier, [known('it')])).toEqual([]);
});

test('a day after the week does not count, even if a change of time zone reported it', () => {
  expect(problems([day('2026-11-23', { it: 5 })], [known('it')])).toEqual([]);
});

test('orders equally severe problems by their number of days, then of visitors', () => {
  const days = [day('2026-11-20', { a: 9, b: 2, c: 3 }), day(SUNDAY, { b: 2, c: 2 })];
  const order = problems(
    days,
    ['a', 'b', 'c'].map((name) => known(name)),
  );
  expect(order.map(([title]) => title)).toEqual(['Title of c', 'Title of b', 'Title of a']);
});

test('a date that two reports share counts as one day of a problem', () => {
  const twice = [day(SUNDAY, { it: 5 }), day(SUNDAY, { it: 2 })];
  expect(problems(twice, [known('it')])).toEqual([['Title of it', 1, 5]]);
});

test('the summary of a week lists five problems and counts the others', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const all = Object.fromEntries(names.map((name, place) => [name, 9 - place]));
  const memory = names.map((name) => known(name));
  const summary = weekSummary([day(SUNDAY, all)], memory, { until: SUNDAY, rules: 1 });
  expect(summary.problems).toHaveLength(5);
  expect(summary.unlisted).toBe(2);
  expect(weeklySubject(summary)).toBe('Your week: Title of a (and 6 more)');
});

test.each([
  [1, 1, 'On 1 day, 1 visitor'],
  [3, 1, 'On 3 days, 1 visitor a day'],
  [3, 1_200, 'On 3 days, up to 1,200 visitors a day'],
])('a problem of %i days with at most %i visitors per day reads “%s”', (days, most, text) => {
  expect(words.seenOn(days, most)).toBe(text);
});
