// What the mornings after "Fixed" say, until visits prove the repair.
import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { reportInput, visits } from '../../factories/digest.ts';
import { apply, buying, gifts, remembered, shop, winter } from '../../golden/shop.ts';
import { ordinaryVisit } from '../../golden/visits.ts';
import { expectEveryNumberHasItsFact } from './laws.ts';

const marked = (at: string, rest: Partial<IssueMemory> = {}) =>
  remembered({
    ...{ kind: 'dead-click', page: '/cart', element: apply, title: '“Apply” doesn’t respond' },
    ...{ severity: 'critical', affected: 3, exposed: 60, mark: { as: 'fixed', at } },
    ...rest,
  });
const introWith = (memory: readonly IssueMemory[], count = 6) => {
  const digests = visits(1, count, (n) => ordinaryVisit(n, buying));
  const { summary, facts } = composeReport(reportInput({ website: shop, memory, digests }));
  expectEveryNumberHasItsFact(summary, facts);
  return summary.warm_intro;
};
const AT_DAWN = '2026-11-19T06:00:00.000Z';

test('the report after a claimed repair says that the problem has not come back', () => {
  expect(introWith([marked(AT_DAWN)])).toMatch(
    / One problem was marked as fixed and hasn’t come back so far: “Apply” doesn’t respond \(6 visits to the cart since then\)\.$/,
  );
  expect(introWith([marked(AT_DAWN)], 1)).toContain('(1 visit to the cart since then)');
});

test('a repair is mentioned in the reports of its day and of the day after, and in no later one', () => {
  const seen = { lastSeenAt: '2026-11-16T12:00:00.000Z' };
  const introAfter = (at: string) => introWith([marked(at, seen)]);
  expect(introAfter('2026-11-18T12:00:00.000Z')).toContain('marked as fixed');
  expect(introAfter('2026-11-17T12:00:00.000Z')).not.toContain('marked as fixed');
});

test('several claimed repairs are counted', () => {
  const other = marked(AT_DAWN, { page: winter, element: gifts, title: '“Gifts” goes nowhere' });
  const two = [marked(AT_DAWN), { ...other, fingerprint: 'other' }];
  expect(introWith(two)).toContain(
    'Two problems were marked as fixed and haven’t come back so far.',
  );
});

test.each<[string, IssueMemory]>([
  [
    'was claimed days ago',
    marked('2026-11-16T12:00:00.000Z', { lastSeenAt: '2026-11-15T12:00:00.000Z' }),
  ],
  ['no visit after the claim tested', marked('2026-11-19T22:00:00.000Z')],
  ['was dismissed', marked(AT_DAWN, { mark: { as: 'not-a-problem', at: AT_DAWN } })],
  ['was never reported', marked(AT_DAWN, { isReported: false })],
])('a repair that %s is not mentioned', (_, memory) => {
  expect(introWith([memory])).not.toContain('marked as fixed');
});
