import { expect, test } from 'vitest';
import { SummaryData } from '../../../lambdas/contract/reports.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { expectEveryNumberHasItsFact } from './laws.ts';

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

test('what was not recorded, and why, is one line each: gaps, heavy pages, foreign addresses, a rush, late visits', () => {
  const digests = [
    ...visits(0, 4),
    ...visits(5, 6, (n) => visit(n, { gaps: ['events-only'] })),
    visit(7, { gaps: ['missing-batches:3-5', 'events-only'] }),
  ];
  const capture = { bots: 4, refusedByPlan: 0, late: 1, poisoned: 0, elsewhere: 12, throttled: 2 };
  const { summary, facts } = composeReport(reportInput({ digests, capture }));
  expect(summary.bots).toBe(4);
  expect(summary.capture_notes).toEqual([
    'One session of an earlier day arrived after its report and is counted here.',
    'Parts of one recording are missing, so more may have happened there than we saw.',
    'Of three recordings only presses and pages are kept, since the page was too heavy to draw; their clips show no page.',
    '12 visits to another address that carries your script were not recorded.',
    'Two visits came faster than we record and are left out.',
  ]);
  expectEveryNumberHasItsFact(summary, facts);
});
