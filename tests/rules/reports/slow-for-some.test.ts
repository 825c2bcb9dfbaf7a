import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { reportInput, seen, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

const slow = remembered({
  kind: 'slow-page',
  page: '/pricing',
  about: 'LCP',
  title: 'The Pricing page is slow to load',
  affected: 12,
  exposed: 20,
  days: [{ date: '2026-11-18', affected: 12, exposed: 20 }],
});
/** So many visits to the page, some of them slow. */
const report = (of: number, slowOnes: number, memory = slow) =>
  composeReport(
    reportInput({
      memory: [memory],
      digests: visits(0, of - 1, (n) =>
        visit(n, {
          pages: [seen('/pricing', { vitals: { LCP: n < slowOnes ? 5_000 : 900 } })],
        }),
      ),
    }),
  );

test('visits on which a page was slow never count as visits without the problem', () => {
  const { summary, issues } = report(60, 10);
  expect(summary.fixed).toEqual([]);
  expect(summary.still_open.map(({ line }) => line)).toEqual([
    'The Pricing page is slow to load. Since we last reported it, only some visits to the Pricing page were slow.',
  ]);
  const [known] = issues.filter(({ kind }) => kind === 'slow-page');
  expect(known).toMatchObject({ state: 'same', passedBy: 0, lastSeen: '2026-11-18' });
  expect(known?.days?.at(-1)).toEqual({ date: '2026-11-19', affected: 10, exposed: 60 });
});

test('a page that is fast for everyone is fixed once enough visits show it', () => {
  const days = Array.from({ length: 20 }, (_, ago) => ({
    date: dayAfter('2026-11-18', ago - 19),
    affected: 12,
    exposed: 20,
  }));
  expect(report(60, 0, { ...slow, days }).summary.fixed).toHaveLength(1);
});
