import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const about = '/api/prices/:id 500';
const ABOUT_OTHER = '/api/names/:id 500';
/** A request fails for six visitors of a page, and a click is blamed for it in this many of the visits. */
const day = (blamed: number, click: { page?: string; about?: string } = {}) =>
  visits(0, 5, (n) => {
    const failed = signal('failed-request', '/prices', { about, count: 500, atMs: 20_000 });
    const cell = { element: element('$46.00'), about: click.about ?? about, atMs: 15_000 };
    return visit(n, {
      pages: [seen('/prices'), seen('/names')],
      signals:
        n < blamed ? [signal('error-click', click.page ?? '/prices', cell), failed] : [failed],
    });
  });
const issuesOf = (digests: ReturnType<typeof day>) =>
  composeReport(reportInput({ digests }))
    .facts.issues.map(({ kind, affected }) => `${kind} ${affected}`)
    .toSorted();

test.each([
  ['one visit', ['failed-request 6'], day(1)],
  ['two visits', ['failed-request 6'], day(2)],
  ['half of the visits', ['error-click 3'], day(3)],
  ['one visit to another page', ['error-click 1', 'failed-request 6'], day(1, { page: '/names' })],
  [
    'one visit, for another request',
    ['error-click 1', 'failed-request 6'],
    day(1, { about: ABOUT_OTHER }),
  ],
])(
  'a request that fails for six visitors, and a click blamed in %s, are reported as %j',
  (_, issues, digests) => {
    expect(issuesOf(digests)).toEqual(issues);
  },
);
