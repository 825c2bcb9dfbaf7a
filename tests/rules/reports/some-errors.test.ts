import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { issuesOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

/** Six visitors click a button that fails for the first ones of them and does not respond to the others. */
const description = (failing: number) => {
  const clicked = (n: number) =>
    signal(n < failing ? 'error-click' : 'dead-click', '/delivery', { element: element('Check') });
  const digests = visits(0, 5, (n) => visit(n, { page: '/delivery', signals: [clicked(n)] }));
  return issuesOf(composeReport(reportInput({ digests })).summary)[0]?.issue.description;
};

test.each([
  [
    2,
    '6 visitors had trouble with “Check” on the Delivery page: 2 of them got an error, and the others waited for a response.',
  ],
  [1, 'one of them got an error'],
  [5, '5 of them got an error, and the other waited for a response.'],
  [6, '6 visitors clicked “Check” on the Delivery page and got an error.'],
])('a button that fails for %i of six visitors', (failing, said) => {
  expect(description(failing)).toContain(said);
});
