import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { issuesOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { headline } from '../../../lambdas/reports/writer/words/headline.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

/** Six visitors click a button that fails for the first ones of them and does not respond to the others. */
const reportOf = (failing: number) => {
  const clicked = (n: number) =>
    signal(n < failing ? 'error-click' : 'dead-click', '/delivery', { element: element('Check') });
  const digests = visits(0, 5, (n) => visit(n, { page: '/delivery', signals: [clicked(n)] }));
  return composeReport(reportInput({ digests }));
};
const description = (failing: number) => issuesOf(reportOf(failing).summary)[0]?.issue.description;

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

test.each([
  [2, '6 visitors had trouble on the Delivery page: “Check”'],
  [6, '6 visitors got an error on the Delivery page: “Check”'],
])('the subject does not say that all had an error if %i of six had', (failing, subject) => {
  expect(headline(reportOf(failing).facts)).toBe(subject);
});
