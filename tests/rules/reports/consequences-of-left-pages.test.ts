import { expect, test } from 'vitest';
import type { SignalKind } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { issueKindsOf } from '../../factories/issue-kinds.ts';

/** Four visitors leave a page at once; so many of them ran into an error there, so long after they had opened it. */
const leaving = (
  failing: number,
  afterMs = 1_000,
  page = '/orders/:id',
  kind: SignalKind = 'javascript-error',
  about = 'x is null',
) =>
  visits(0, 3, (n) => {
    const back = signal('quick-back', '/orders', {
      about: '/orders/:id',
      count: 4_000,
      atMs: 20_000,
    });
    const error = signal(kind, page, { about, atMs: 20_000 + afterMs });
    return visit(n, {
      pages: [seen('/orders'), seen('/orders/:id')],
      signals: n < failing ? [back, error] : [back],
    });
  });
/** So many more visitors who run into the error and stay. */
const staying = (count: number, kind: SignalKind = 'javascript-error', page = '/orders/:id') =>
  visits(4, 3 + count, (n) =>
    visit(n, {
      pages: [seen('/orders'), seen('/orders/:id')],
      signals: [signal(kind, page, { about: 'x is null' })],
    }),
  );
test.each([
  ['all of them ran into an error there', ['javascript-error'], leaving(4)],
  ['half of them ran into an error there', ['javascript-error', 'quick-back'], leaving(2)],
  ['one of them did not run into an error there', ['javascript-error'], leaving(3)],
  ['as many ran into it and stayed', ['javascript-error'], [...leaving(4), ...staying(4)]],
  [
    'more ran into it and stayed',
    ['javascript-error', 'quick-back'],
    [...leaving(4), ...staying(5)],
  ],
  ['the error came before', ['javascript-error', 'quick-back'], leaving(4, -1)],
  ['the error came later', ['javascript-error', 'quick-back'], leaving(4, 4_001)],
  ['the error came on another page', ['javascript-error', 'quick-back'], leaving(4, 0, '/orders')],
  ['a request failed there', ['failed-request'], leaving(4, 0, '/orders/:id', 'failed-request')],
  [
    'its data failed in advance',
    ['failed-request'],
    leaving(4, -300, '/orders', 'failed-request', '/orders/:id/__data.json 500'),
  ],
  [
    'other data failed',
    ['failed-request', 'quick-back'],
    leaving(4, -300, '/orders', 'failed-request', '/orders/new/__data.json 500'),
  ],
  ['the click on its link failed', ['error-click'], leaving(4, -300, '/orders', 'error-click')],
  [
    'the click on its link failed for more visitors',
    ['error-click'],
    [...leaving(4, -300, '/orders', 'error-click'), ...staying(5, 'error-click', '/orders')],
  ],
  [
    'a click failed long before they opened it',
    ['error-click', 'quick-back'],
    leaving(4, -10_001, '/orders', 'error-click'),
  ],
  [
    'a click on a third page failed before',
    ['error-click', 'quick-back'],
    leaving(4, -300, '/help', 'error-click'),
  ],
  ['it went blank', ['white-screen'], leaving(4, 0, '/orders/:id', 'white-screen')],
  [
    'they scrolled up and down there',
    ['excessive-scroll', 'quick-back'],
    leaving(4, 0, '/orders/:id', 'excessive-scroll'),
  ],
])('visitors leave a page at once, and %s: reported as %j', (_, kinds, digests) => {
  expect(issueKindsOf(digests)).toEqual(kinds);
});

test('visitors who left a page at once because of an error there are not counted again', () => {
  const { facts } = composeReport(reportInput({ digests: [...leaving(2)] }));
  expect(facts.issues.find(({ kind }) => kind === 'quick-back')?.affected).toBe(2);
});

test.each([
  ['opened it', 'Orders', 'Orders', ['error-click']],
  ['was on another control', 'Look up', 'Orders', ['error-click', 'quick-back']],
  // Older digests do not name the control.
  ['may have opened it', 'Orders', undefined, ['error-click']],
])(
  'visitors leave a page at once, and the click that failed before %s',
  (_, label, opener, kinds) => {
    const digests = visits(0, 3, (n) =>
      visit(n, {
        pages: [seen('/shop'), seen('/orders')],
        signals: [
          signal('error-click', '/shop', {
            element: element(label),
            about: '/shop 504',
            atMs: 12_000,
          }),
          signal('quick-back', '/shop', {
            about: '/orders',
            ...(opener && { element: element(opener) }),
            atMs: 19_000,
          }),
        ],
      }),
    );
    expect(issueKindsOf(digests)).toEqual(kinds);
  },
);

test('a failed click opened the page that visitors left at once, on whichever item of a list', () => {
  const digests = visits(0, 3, (n) => {
    const item = { ...element('Orders'), selector: `#order-${n}` };
    return visit(n, {
      pages: [seen('/shop'), seen('/orders')],
      signals: [
        signal('error-click', '/shop', { element: item, about: '/shop 504', atMs: 12_000 }),
        signal('quick-back', '/shop', { element: item, about: '/orders', atMs: 19_000 }),
      ],
    });
  });
  expect(issueKindsOf(digests)).toEqual(['error-click']);
});
