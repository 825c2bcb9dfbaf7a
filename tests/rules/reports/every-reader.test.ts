import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';

const apply = element('Apply');
const known = (overrides: Partial<IssueMemory> = {}) =>
  remembered({ kind: 'dead-click', page: '/cart', element: apply, ...overrides });
const clicked = (of: number, affected: number) =>
  visits(0, of - 1, (n) =>
    visit(n, {
      page: '/cart',
      signals: n < affected ? [signal('dead-click', '/cart', { element: apply })] : [],
    }),
  );
const textOf = (summary: object) => JSON.stringify(summary);

test.each([
  ['dismissed', { as: 'not-a-problem', at: '2026-11-18T09:00:00.000Z' } as const],
  ['claimed fixed later', { as: 'fixed', at: '2026-11-20T01:00:00.000Z' } as const],
  ['claimed fixed before', { as: 'fixed', at: '2026-11-18T22:00:00.000Z' } as const],
])(
  'no sentence claims that its reader marked a problem, because someone else may have: %s',
  (_, mark) => {
    const memory = [known({ mark })];
    const { summary } = composeReport(reportInput({ digests: clicked(9, 3), memory }));
    expect(textOf(summary)).toMatch(/marked/i);
    expect(textOf(summary)).not.toMatch(/you(’ve)? (marked|dismissed|didn’t mark)/i);
  },
);

const record = (marks: readonly IssueMemory['mark'][]) =>
  composeReport(
    reportInput({
      digests: visits(0, 9),
      window: { ...reportInput().window, localDate: '2026-11-01' },
      earlier: daysBefore('2026-11-01', 2, 9),
      memory: marks.map((mark, n) => ({
        ...known({ reportedOn: '2026-10-05', lastSeen: '2026-10-06' }),
        fingerprint: String(n),
        ...(mark && { mark }),
      })),
    }),
  ).summary.track_record;

test('the track record counts problems that were marked as fixed', () => {
  const at = '2026-10-09T09:00:00.000Z';
  expect(record([{ as: 'fixed', at }, { as: 'fixed', at }, undefined])).toContain(
    '2 findings were marked as fixed.',
  );
  expect(
    record([
      { as: 'fixed', at },
      { as: 'not-a-problem', at },
    ]),
  ).toContain('1 finding was marked as fixed and 1 as not a problem.');
  expect(record([undefined])).toContain('No finding was marked as useful, fixed or not a problem.');
});
