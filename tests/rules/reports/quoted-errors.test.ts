import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { issuesOf } from './laws.ts';

test('an error that ends with a period gets no second one', () => {
  const about = 'Tainted canvases may not be exported.';
  const digests = visits(0, 2, (n) =>
    visit(n, {
      page: '/cart',
      signals: [signal('error-click', '/cart', { element: element('Add'), about })],
    }),
  );
  const [issue] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(issue?.description).toMatch(
    /The browser reported: “Tainted canvases may not be exported.”(?!\.)/,
  );
});
