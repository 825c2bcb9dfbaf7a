import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

const apply = element('Apply');

test.each<[Signal['kind'], Partial<Signal>, string]>([
  ['white-screen', {}, 'Back again: the cart turns blank'],
  ['javascript-error', { about: 'Oops' }, 'Back again: script error in the cart'],
  ['excessive-scroll', { count: 5 }, 'Back again: visitors scroll up and down the cart'],
  ['dead-click', { element: apply }, 'Back again: “Apply” doesn’t respond in the cart'],
  ['dead-click', { element: element('') }, 'Back again: a button in the cart doesn’t respond'],
])('the subject of a problem that is back names its page once: %s', (kind, more, subject) => {
  const found = signal(kind, '/cart', more);
  const memory = [
    remembered({
      ...found,
      kind,
      page: '/cart',
      state: 'verified-fixed',
      repairedOn: '2026-11-18',
    }),
  ];
  const digests = visits(0, 8, (n) => visit(n, { page: '/cart', signals: [found] }));
  expect(composeReport(reportInput({ digests, memory })).summary.subject).toBe(subject);
});
