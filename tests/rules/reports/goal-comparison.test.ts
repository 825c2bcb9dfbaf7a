import { expect, test } from 'vitest';
import type { SignalKind } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import type { IssueFacts } from '../../../lambdas/reports/issues/issue-facts.ts';
import { issueSentences } from '../../../lambdas/reports/writer/words/issue-description.ts';
import { goldenDays } from '../../golden/days.ts';

const day = composeReport(goldenDays['a-day-with-issues'] as ReportInput);
const [issue] = day.facts.issues;

test.each<[string, affected: number, others: number, ordered: number, SignalKind, boolean]>([
  ['three of ten others ordered', 400, 10, 3, 'dead-click', true],
  ['two of ten others ordered', 400, 10, 2, 'dead-click', false],
  ['there were only nine others', 400, 9, 9, 'dead-click', false],
  ['the difference may be chance', 10, 10, 3, 'dead-click', false],
  ['one visitor was affected', 1, 400, 399, 'dead-click', false],
  ['the issue is an unfinished form', 400, 10, 3, 'form-abandonment', false],
])(
  'where %s, the report compares the orders of %i affected visitors with those of %i others',
  (_, affected, without, reachedWithout, kind, compares) => {
    const goal = { reachedWith: 0, reachedWithout, without };
    const facts = { ...(issue as IssueFacts), kind, affected, goal };
    const text = issueSentences(facts, 'checkout').consequences.join(' ');
    expect(text.includes('compared with')).toBe(compares);
  },
);

test.each([
  [400, 'compared with all 400 others who saw the page'],
  [390, 'compared with 390 of the 400 others who saw the page'],
])('if %i of 400 others ordered, the report says “%s”', (reachedWithout, words) => {
  const goal = { reachedWith: 0, reachedWithout, without: 400 };
  const facts = { ...(issue as IssueFacts), kind: 'dead-click' as const, affected: 400, goal };
  expect(issueSentences(facts, 'checkout').consequences.join(' ')).toContain(words);
});

const change = { before: { affected: 5, exposed: 90 }, since: { affected: 30, exposed: 90 } };
test.each([
  ['2026-11-19', 'Before Thursday, 5 of 90 visitors ran into it (each counted once per day).'],
  [
    '2026-11-17',
    'Since Tuesday, November 17, 30 of 90 visitors ran into it, up from 5 of 90 before (each counted once per day).',
  ],
])('a change since %s is described without repeating the numbers of the day', (from, sentence) => {
  const today = '2026-11-19';
  const facts = { ...(issue as IssueFacts), today, change: { ...change, from } };
  expect(issueSentences(facts, undefined).past).toEqual([sentence]);
});
