import { expect, test } from 'vitest';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { baselineOf } from '../../../lambdas/reports/issues/memory/baseline.ts';
import { historySentence } from '../../../lambdas/reports/writer/words/history-words.ts';

const day = (date: string, affected: number): DaySummary => ({
  date,
  visitors: 40,
  sessions: 40,
  complete: true,
  devices: {},
  pages: { '/cart': 40 },
  issues: affected > 0 ? { dead: [affected, 40] } : {},
});

/** The four Mondays before the report. */
const mondays = ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23'];

test.each([
  ['half of the days', [3, 0, 3, 0], false],
  ['more than half of them', [3, 3, 3, 0], true],
])('an issue that occurred on %s has a usual share: %s', (_, affected, isTypical) => {
  const earlier = mondays.map((date, index) => day(date, affected[index] ?? 0));
  expect(baselineOf('dead', '/cart', '2026-03-02', earlier)).toMatchObject({
    of: 'weekday',
    isTypical,
  });
});

test.each([
  [0.001, 1],
  [0.01, 1],
  [0.07, 7],
])('a usual share of %d is stated as %i in 100, never as none', (share, perHundred) => {
  const issue = { baseline: { share, of: 'day', isTypical: true }, interval: [0.3, 0.6] };
  expect(historySentence(issue as never)).toEqual([
    `On a typical day, it affects about ${perHundred} in 100.`,
  ]);
});
