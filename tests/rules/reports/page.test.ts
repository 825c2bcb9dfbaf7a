import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { trendOf } from '../../../lambdas/reports/facts/trend.ts';
import { answersTo, verdictOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { firstReportAfterAnswer } from '../../../lambdas/reports/schedule/first-report-after-answer.ts';
import { reportIssue, summary } from '../../factories/report.ts';
import { goldenDays } from '../../golden/days.ts';

const daySummary = (
  date: string,
  visitors: number,
  issues: DaySummary['issues'] = {},
): DaySummary => ({
  date,
  visitors,
  sessions: visitors,
  complete: true,
  devices: {},
  pages: {},
  issues,
});

test('the trend has every day once, and marks days without a report as unknown', () => {
  const days = [
    daySummary('2026-11-19', 5),
    daySummary('2026-11-17', 9),
    daySummary('2026-10-01', 99),
  ];
  expect(trendOf(days, '2026-11-19', 4)).toEqual([
    { date: '2026-11-16', visitors: null, issues: null },
    { date: '2026-11-17', visitors: 9, issues: 0 },
    { date: '2026-11-18', visitors: null, issues: null },
    { date: '2026-11-19', visitors: 5, issues: 0 },
  ]);
});

test('an issue counts in the trend from its second visitor, and a day in two reports counts once', () => {
  const early = daySummary('2026-11-19', 5, { a: [2, 4], b: [1, 4] });
  const evening = daySummary('2026-11-19', 3, { a: [3, 3], c: [2, 2] });
  expect(trendOf([early, evening], '2026-11-19', 1)).toEqual([
    { date: '2026-11-19', visitors: 8, issues: 2 },
  ]);
});

test('the trend counts a fault once, as the report of that day does', () => {
  const single = Object.entries(goldenDays).map(([name, input]) => ({
    name,
    ...composeReport(input),
  }));
  const compared = single.filter(({ facts }) => facts.dates.length === 1 && facts.unlisted === 0);
  expect(compared.length).toBeGreaterThan(5);
  for (const { name, facts, days } of compared) {
    const common = facts.issues.filter(({ affected }) => affected > 1).length;
    expect([name, trendOf(days, facts.window.localDate, 1)[0]?.issues]).toEqual([name, common]);
  }
});

test('an answer applies from the first report that is not written yet', () => {
  const schedule = { next: '2026-11-21', connectedAt: '2026-11-01T00:00:00Z' };
  expect(firstReportAfterAnswer(schedule, undefined)).toBe('2026-11-21');
  expect(firstReportAfterAnswer(schedule, { state: 'claimed' })).toBe('2026-11-21');
  expect(firstReportAfterAnswer(schedule, { state: 'written' })).toBe('2026-11-22');
  expect(
    firstReportAfterAnswer({ next: '2026-11-21', connectedAt: undefined }, undefined),
  ).toBeNull();
});

test('a report contains the answers to its issues and to no others', () => {
  const answer = (fingerprint: string) => ({ fingerprint, useful: true, mark: null });
  const shown = summary({
    critical_issues: [reportIssue({ fingerprint: 'reported' })],
    still_open: [{ fingerprint: 'named', line: 'Still there.' }],
  });
  const answers = ['reported', 'named', 'elsewhere'].map(answer);
  expect(answersTo(shown, answers)).toEqual([answer('reported'), answer('named')]);
});

test.each([
  ['useful', 'useful'],
  ['not-a-problem', 'not-a-problem'],
  ['fixed', 'fixed'],
  ['Fixed', undefined],
  ['', undefined],
  [undefined, undefined],
])('an emailed link with %j records the answer %j', (said, verdict) => {
  expect(verdictOf(said)).toBe(verdict);
});
