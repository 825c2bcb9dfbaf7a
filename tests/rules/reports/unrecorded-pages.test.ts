import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { issuesOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

const back = (label: string, role = 'link') =>
  signal('quick-back', '/delivery', { element: element(label, role), count: 4_000 });
/** Six visitors come back from the size guide, two of them from an empty cart, too. */
const digests = visits(0, 5, (n) =>
  visit(n, {
    page: '/delivery',
    signals: [back('Size guide'), ...(n < 2 ? [back('Add to cart', 'button')] : [])],
  }),
);

test('controls that lead to pages without the script are named, each as one issue', () => {
  const { summary } = composeReport(reportInput({ digests }));
  const issues = issuesOf(summary).map(({ issue }) => issue);
  expect(issues.map(({ title }) => title)).toEqual([
    'Visitors come right back from “Size guide”',
    'Visitors come right back from “Add to cart”',
  ]);
  expect(issues[0]?.developer).toMatch(/1\. Open \/delivery\n2\. Click “Size guide”$/);
  expect(issues[0]?.description).toContain(
    '6 visitors clicked “Size guide” on the Delivery page, landed on a page that isn’t recorded, and went right back.',
  );
});

test('a field whose entry leads to such a page was sent with Enter', () => {
  const searched = visits(0, 5, (n) =>
    visit(n, { page: '/delivery', signals: [back('Search', 'searchbox')] }),
  );
  const { summary } = composeReport(reportInput({ digests: searched }));
  const [{ issue } = { issue: undefined }] = issuesOf(summary);
  expect(issue?.title).toBe('Visitors come right back from the “Search” search box');
  expect(issue?.description).toContain(
    '6 visitors pressed Enter in the “Search” search box on the Delivery page, landed on a page',
  );
});
