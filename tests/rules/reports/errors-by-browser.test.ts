import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

const MESSAGE = 'TypeError: cart is null (cart.js)';

test.each([
  ['an error', (about: string) => signal('javascript-error', '/cart', { about }), MESSAGE],
  [
    'a rejection',
    (about: string) => signal('javascript-error', '/cart', { about }),
    `(in promise) ${MESSAGE}`,
  ],
  [
    'an error of two controls',
    (about: string) =>
      signal('error-click', '/cart', {
        element: element(about === MESSAGE ? 'Plus' : 'Minus'),
        about,
      }),
    MESSAGE,
  ],
])(
  '%s is one problem in Chromium, which calls it uncaught, and in Firefox',
  (_, failed, message) => {
    const digests = visits(0, 5, (n) =>
      visit(n, { page: '/cart', signals: [failed(n < 3 ? `Uncaught ${message}` : MESSAGE)] }),
    );
    const { issues } = composeReport(reportInput({ digests })).facts;
    expect(issues.map(({ affected }) => affected)).toEqual([6]);
  },
);
