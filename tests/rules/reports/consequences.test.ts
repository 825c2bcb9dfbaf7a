import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const kindsOf = (digests: readonly Digest[]) =>
  composeReport(reportInput({ digests: [...digests] }))
    .facts.issues.map(({ kind }) => kind)
    .toSorted();

/** Four visitors click a dead link and scroll up and down `afterMs` later. */
const searching = (afterMs: number, page = '/delivery') =>
  visits(0, 3, (n) =>
    visit(n, {
      pages: [seen('/delivery'), seen('/help')],
      signals: [
        signal('dead-click', '/delivery', { element: element('Austria', 'link'), atMs: 30_000 }),
        signal('excessive-scroll', page, { count: 6, atMs: 30_000 + afterMs }),
      ],
    }),
  );
test.each([
  ['soon after a dead click', ['dead-click'], searching(4_000)],
  ['long after a dead click', ['dead-click', 'excessive-scroll'], searching(10_001)],
  ['before a dead click', ['dead-click', 'excessive-scroll'], searching(-1)],
  ['on another page', ['dead-click', 'excessive-scroll'], searching(4_000, '/help')],
])('scrolling up and down %s and the click are reported as %j', (_, kinds, digests) => {
  expect(kindsOf(digests)).toEqual(kinds);
});

/** Four visitors submit a form without effect; `clicking` of them have a dead click on its button. */
const submitting = (clicking: number, submits = true, clicked: Partial<Signal> = {}) =>
  visits(0, 3, (n) => {
    const label = element('Create account');
    const click = { element: label, submits: true, atMs: 20_000, ...clicked };
    const dead = signal('dead-click', clicked.page ?? '/join', click);
    const form = { hesitationMs: 0, refills: 1, invalid: 0 };
    const left = signal('form-abandonment', '/join', { about: 'Phone', form, submits });
    return visit(n, { page: '/join', signals: n < clicking ? [dead, left] : [left] });
  });
test.each([
  ['all of them click', ['dead-click'], submitting(4)],
  ['half of them click', ['form-abandonment'], submitting(2)],
  [
    'half of them click and others do not submit',
    ['dead-click', 'form-abandonment'],
    submitting(2, false),
  ],
  [
    'half of them click another control',
    ['dead-click', 'form-abandonment'],
    submitting(2, true, { submits: false }),
  ],
  [
    'half of them click on another page',
    ['dead-click', 'form-abandonment'],
    submitting(2, true, { page: '/login' }),
  ],
])(
  'where %s, a form without effect and its dead button are reported as %j',
  (_, kinds, digests) => {
    expect(kindsOf(digests)).toEqual(kinds);
  },
);
