import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

/** Five visitors wait long for a response; `clicking` of them click a button again and again. */
const waiting = (clicking: number, vitals: Digest['pages'][number]['vitals'], page = '/films') =>
  visits(0, 4, (n) => {
    const raging = signal('rage-click', page, { element: element('Surprise me'), count: 6 });
    const pages = [seen('/films', { vitals }), seen('/help')];
    return visit(n, { pages, signals: n < clicking ? [raging] : [] });
  });
test.each([
  ['responds slowly to those who click again and again', ['rage-click'], waiting(4, { INP: 900 })],
  ['responds slowly to others as well', ['rage-click', 'slow-page'], waiting(3, { INP: 900 })],
  [
    'responds slowly, not the other page',
    ['rage-click', 'slow-page'],
    waiting(4, { INP: 900 }, '/help'),
  ],
  ['loads slowly', ['rage-click', 'slow-page'], waiting(4, { LCP: 9_000 })],
])('a page that %s and the clicks are reported as %j', (_, kinds, digests) => {
  const { issues } = composeReport(reportInput({ digests })).facts;
  expect(issues.map(({ kind }) => kind).toSorted()).toEqual(kinds);
});
