import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { exceedsAccidents } from '../../../lambdas/reports/issues/deserves-mention.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { daysBefore } from '../../golden/visits.ts';

// With many pages and days, a few accidental clicks coincide by chance.

/** A day with rage clicks by `affected` of eight checkout visitors, after `cleanWeeks` weeks without any. */
function checkout(affected: number, cleanWeeks: number, strong = false) {
  const rage = signal('rage-click', '/checkout', { element: element('Menu'), count: 4, strong });
  const digests = visits(0, 7, (n) =>
    visit(n, { page: '/checkout', signals: n < affected ? [rage] : [] }),
  );
  const pages = { pages: { '/': 20, '/checkout': 8 } };
  const earlier = daysBefore('2026-11-19', cleanWeeks, 20, pages);
  const { facts } = composeReport(reportInput({ digests, earlier }));
  return { reported: facts.issues.length, watched: facts.watched.length };
}

test('two accidental clicks on one day after eight clean weeks are watched, and on the first days reported', () => {
  expect(checkout(2, 0)).toEqual({ reported: 1, watched: 0 });
  expect(checkout(2, 8)).toEqual({ reported: 0, watched: 1 });
});

test('a break after eight clean weeks is reported once accidents no longer explain it', () => {
  expect(checkout(3, 8)).toEqual({ reported: 1, watched: 0 });
  expect(checkout(2, 8, true)).toEqual({ reported: 1, watched: 0 });
});

test('earlier visitors without the problem weaken the same count, and fewer never strengthen it', () => {
  const pooled = { affected: 4, exposed: 90 };
  const passed = [0, 50, 200, 800, 3_200, 50_000];
  const verdicts = passed.map((before) => exceedsAccidents(pooled, before));
  expect(verdicts[0]).toBe(true);
  expect(verdicts.at(-1)).toBe(false);
  expect(verdicts).toEqual([...verdicts].sort((a, b) => Number(b) - Number(a)));
});

test('a long period with the issue outweighs an equally long period without it', () => {
  expect(exceedsAccidents({ affected: 10, exposed: 400 }, 400)).toBe(true);
  expect(exceedsAccidents({ affected: 2, exposed: 24 }, 600)).toBe(false);
});
