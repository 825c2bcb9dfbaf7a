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

/** Five visitors wait for a page after a click on its link, of which `slow` see a late response. */
const opening = (slow: number, openedMs: number, vitals: Digest['pages'][number]['vitals']) =>
  visits(0, 4, (n) => {
    const atMs = 4_000;
    const late = signal('dead-click', '/films', {
      element: element('Next film'),
      atMs,
      startMs: atMs,
      slow: n < slow,
    });
    const pages = [seen('/films'), seen('/films/:id', { enteredMs: atMs + openedMs, vitals })];
    return visit(n, { pages, signals: [late] });
  });
test.each([
  ['whose page loads slowly', ['slow-page'], opening(5, 0, { content: 6_000 })],
  ['whose page opens late and loads slowly', ['slow-page'], opening(5, 6_000, { content: 6_500 })],
  ['whose page shifts', ['dead-click', 'slow-page'], opening(5, 0, { CLS: 0.5 })],
  ['that does nothing for others', ['dead-click', 'slow-page'], opening(3, 0, { LCP: 6_000 })],
  ['long before the page', ['dead-click', 'slow-page'], opening(5, 20_000, { LCP: 6_000 })],
])('slow clicks on a link %s are reported as %j', (_, kinds, digests) => {
  const { issues } = composeReport(reportInput({ digests })).facts;
  expect(issues.map(({ kind }) => kind).toSorted()).toEqual(kinds);
});
