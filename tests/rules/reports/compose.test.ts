import { expect, test } from 'vitest';
import { SummaryData } from '../../../lambdas/contract/reports.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

const apply = element('Apply');
const stuck = (n: number) =>
  visit(n, {
    page: '/cart',
    device: 'phone',
    signals: [signal('rage-click', '/cart', { element: apply, count: 7 - n, strong: true })],
  });

test('a problem of three visitors is told with its page, its element and true counts', () => {
  const digests = [
    ...visits(0, 2, stuck),
    ...visits(3, 8, (n) => visit(n, { page: '/cart' })),
    ...visits(9, 30),
  ];
  const { summary } = composeReport(reportInput({ digests }));
  expect(SummaryData.parse(summary)).toEqual(summary);
  expect(summary.critical_issues).toMatchObject([
    { page: '/cart', element: 'the "Apply" button', stats: { affected: 3, exposed: 9 } },
  ]);
});
