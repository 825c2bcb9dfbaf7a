import { expect, test } from 'vitest';
import { preheaders } from '../../../lambdas/contract/copy/preheaders.ts';
import { week } from '../../../lambdas/contract/copy/week.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { daysBefore } from '../../golden/visits.ts';

const report = (visitors: number, usual: number) =>
  composeReport(
    reportInput({
      digests: visits(0, visitors - 1),
      earlier: daysBefore('2026-11-19', 8, usual, { visitors: usual }),
    }),
  ).summary;

test.each([
  [8, 40, 'We recorded 8 visitors on Thursday, far fewer than usual for a Thursday.'],
  [2, 6, 'We recorded 2 visitors on Thursday.'],
  [14, 6, 'You had 14 visitors on Thursday, more than usual for a Thursday.'],
  [40, 40, 'You had 40 visitors on Thursday, about the same as on a typical Thursday.'],
])('%i visitors on a day that typically has %i are stated plainly', (visitors, usual, sentence) => {
  expect(report(visitors, usual).warm_intro).toContain(sentence);
});

test('a small day is not called quieter in the line after its subject', () => {
  expect(report(2, 6).preheader).toMatch(/^2 visitors on Thursday\. /);
  expect(report(2, 6).comparison).toBe('Fewer than on a typical Thursday (about 6)');
});

test.each([
  [48, 35, '35 the week before', 'The week before had 35.'],
  [480, 350, '37% more than the week before', '37% more than the 350 of the week before.'],
])('a week of %i visitors after one of %i', (visitors, before, short, long) => {
  expect(preheaders.thanWeekBefore(visitors, before)).toBe(short);
  expect(week.compared(visitors, before)).toBe(long);
});

test('a problem of few of many visitors is described as rare', () => {
  const apply = signal('dead-click', '/cart', { element: element('Apply') });
  const cart = (affected: number, all: number) =>
    composeReport(
      reportInput({
        digests: visits(0, all - 1, (n) =>
          visit(n, { page: '/cart', signals: n < affected ? [apply] : [] }),
        ),
      }),
    ).summary.minor_issues[0]?.description;
  expect(cart(4, 120)).toContain(
    'It happened rarely: 4 of the 120 visitors who reached the cart ran into it.',
  );
  expect(cart(2, 30)).not.toContain('rarely');
});
