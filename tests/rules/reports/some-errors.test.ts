import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { issuesOf } from '../../../lambdas/reports/issues/reported-issues.ts';
import { headline } from '../../../lambdas/reports/writer/words/headline.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

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

test('the first clip and the steps of a click that failed are of a visit in which it failed', () => {
  const control = { element: element('Check') };
  const failed = signal('error-click', '/delivery', { ...control, count: 1 });
  const raged = signal('rage-click', '/delivery', { ...control, count: 7, strong: true });
  const digests = visits(0, 5, (n) => {
    const from = n < 3 ? '/cart' : '/search';
    const pages = [seen(from), seen('/delivery', { enteredMs: 10_000 })];
    return visit(n, { page: '/delivery', pages, signals: [n < 3 ? failed : raged] });
  });
  const [found] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(found?.issue.evidence[0]).toMatchObject({ session_id: 'session-00000', clicks: 1 });
  expect(found?.issue.developer).toContain('1. Open /cart\n2. Go to /delivery\n3. Click “Check”');
});

test('the steps name the number of clicks of the visit they come from', () => {
  const clicked = (n: number) =>
    signal('dead-click', '/delivery', {
      element: element('Check'),
      count: n === 0 ? 2 : 5,
      ...(n === 0 && { strong: true }),
    });
  const digests = visits(0, 5, (n) => visit(n, { page: '/delivery', signals: [clicked(n)] }));
  const [found] = issuesOf(composeReport(reportInput({ digests })).summary);
  expect(found?.issue.developer).toContain('Click “Check” (5 times in the recording)');
});
