import { expect, test } from 'vitest';
import { issueHistory } from '../../../lambdas/reports/issues/memory/issue-history.protocol.ts';
import { reportIssue, summary } from '../../factories/report.ts';
import { remembered } from '../../golden/shop.ts';

const memory = remembered({ title: 'The code box does not answer' });
const { fingerprint } = memory;
const named = { fingerprint, line: 'Not seen on Thursday: the code box does not answer.' };
const unrelated = { critical_issues: [], still_open: [] };

/** The history from reports of these dates, newest first. */
const historyOf = (reports: Readonly<Record<string, Parameters<typeof summary>[0]>>) =>
  issueHistory(
    {
      issues: { of: async () => [memory], answers: async () => [] },
      logs: { before: async () => Object.keys(reports).map((date) => ({ date })) as never },
      contents: { find: async ({ date }) => ({ summary: summary(reports[date]) }) as never },
      sessions: { find: async () => undefined },
    },
    'owner',
    fingerprint,
  );

test('a problem that reports only name as still open can be answered in the newest of them', async () => {
  const history = await historyOf({
    '2026-11-22': unrelated,
    '2026-11-21': { ...unrelated, still_open: [named] },
    '2026-11-20': { critical_issues: [reportIssue({ fingerprint, evidence: [] })] },
  });
  expect(history?.answered_in).toBe('2026-11-21');
  expect(history?.reports.map(({ date }) => date)).toEqual(['2026-11-20']);
});

test('a problem that no recent report names cannot be answered', async () => {
  const history = await historyOf({ '2026-11-22': unrelated });
  expect(history).not.toHaveProperty('answered_in');
});
