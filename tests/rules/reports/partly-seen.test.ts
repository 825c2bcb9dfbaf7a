import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { dayWithoutVisits, remembered, workingTag } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';

const { window } = reportInput();
const slow = remembered({
  kind: 'slow-page',
  page: '/pricing',
  about: 'LCP',
  title: 'The Pricing page is slow to load',
});
const slowFor = (slowOnes: number, others: Parameters<typeof visit>[1] = {}) =>
  visits(0, 59, (n) =>
    visit(n, {
      pages: [seen('/pricing', { vitals: { LCP: n < slowOnes ? 5_000 : 900 } }), seen('/')],
      ...(n < 3 && others),
    }),
  );

test('no visit counts as passing an open problem of a page that was slow for some', () => {
  const { summary } = composeReport(reportInput({ memory: [slow], digests: slowFor(10) }));
  expect(summary.warm_intro).toContain('Only some visits had the problem that is still open.');
  expect(summary.preheader).not.toContain('No one ran into');
});

test('an open problem that some visits had a day earlier is not reported as seen today', () => {
  const [partly] = composeReport(reportInput({ memory: [slow], digests: slowFor(10) })).issues;
  const { summary } = composeReport(
    reportInput({
      memory: partly ? [partly] : [],
      window: {
        ...window,
        from: '2026-11-20T05:00:00.000Z',
        to: '2026-11-21T05:00:00.000Z',
        localDate: '2026-11-20',
      },
      digests: visits(0, 4, (n) =>
        visit(n, { startedAt: '2026-11-20T14:00:00.000Z', pages: [seen('/pricing')] }),
      ),
    }),
  );
  expect(summary.warm_intro).toContain('No one ran into the problem that is still open.');
  expect(summary.preheader).toContain('No one ran into');
});

test('visitors of a page that was slow for some do not count as free of the bigger problem', () => {
  const minor = signal('dead-click', '/', {
    element: { role: 'button', label: 'Apply', selector: '#apply' },
  });
  const digests = slowFor(10, { signals: [minor] });
  const [known] = composeReport(reportInput({ digests })).issues.map((each) => ({
    ...each,
    isReported: true,
    lastSeen: '2026-11-18',
    lastSeenAt: '2026-11-18T14:00:00.000Z',
  }));
  const { summary } = composeReport(
    reportInput({ digests, memory: [slow, ...(known ? [known] : [])] }),
  );
  expect(summary.warm_intro).toContain('one minor problem that is still open, and only some');
});

test('a website that is connected again is not reported as never visited', () => {
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
