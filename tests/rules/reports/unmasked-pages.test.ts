import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

/** Problems of the report: the first visitor has one on the first page, three others have it on the second. */
function problems(masked: string, others: string, third = others, label = 'Blush') {
  const failed = (page: string, name = 'Blush') =>
    signal('error-click', page, { element: element(name), about: 'Uncaught Error: x (a.js)' });
  const digests = visits(0, 4, (n) => {
    const page = n === 0 ? masked : n === 4 ? third : others;
    const signals = [failed(page, n === 0 ? label : 'Blush')];
    return visit(n, { page, pages: [seen('/'), seen(page)], signals });
  });
  return composeReport(reportInput({ digests })).facts.issues.map(
    ({ page, affected, exposed, sessionsLeft }) =>
      `${page} ${affected} of ${exposed}, ${sessionsLeft} left`,
  );
}

test('a page that is masked because its visitor had searched for it is the page that others saw', () => {
  expect(problems('/products/*****-cloud', '/products/peony-cloud')).toEqual([
    '/products/peony-cloud 5 of 5, 5 left',
  ]);
});

test.each([
  ['two pages fit', ['/products/*****-cloud', '/products/peony-cloud', '/products/rose-cloud']],
  ['a whole part of the address is masked', ['/users/*****', '/users/anna']],
  [
    'it has another problem',
    ['/products/*****-cloud', '/products/peony-cloud', '/products/peony-cloud', 'Add'],
  ],
] as const)('a masked page stays one of its own if %s', (_, [masked, others, ...more]) => {
  expect(problems(masked, others, ...more).join()).toContain(masked);
});
