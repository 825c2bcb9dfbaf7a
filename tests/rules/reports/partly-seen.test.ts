import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, seen, visit, visits } from '../../factories/digest.ts';
import { dayWithoutVisits, remembered, workingTag } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';

test('no one is said to have passed an open problem of a page that was slow for some', () => {
  const slow = remembered({
    kind: 'slow-page',
    page: '/pricing',
    about: 'LCP',
    title: 'The Pricing page is slow to load',
  });
  const digests = visits(0, 59, (n) =>
    visit(n, { pages: [seen('/pricing', { vitals: { LCP: n < 10 ? 5_000 : 900 } })] }),
  );
  const { summary } = composeReport(reportInput({ memory: [slow], digests }));
  expect(summary.warm_intro).toContain('The problem that is still open showed up in few visits.');
  expect(summary.preheader).not.toContain('No one ran into');
});

test('a website that is connected again is not said to have had no visit yet', () => {
  const { capture } = reportInput();
  const { summary } = composeReport(
    dayWithoutVisits({ capture: { ...capture, check: workingTag, hadVisits: true } }),
  );
  expect([summary.warm_intro, summary.preheader, ...summary.focus_points].join(' ')).not.toMatch(
    /haven’t recorded a visit|first visit/,
  );
});

test.each([
  [3, 'happens now and then'],
  [4, 'That’s unusual'],
])('with %i visitors on a usual day, a day without any: %s', (usual, words) => {
  const { capture } = reportInput();
  const { summary } = composeReport(
    dayWithoutVisits({
      earlier: daysBefore('2026-11-19', 8, usual),
      capture: { ...capture, check: workingTag, lastVisitAt: '2026-11-18T20:00:00.000Z' },
    }),
  );
  expect(summary.warm_intro).toContain(words);
});
