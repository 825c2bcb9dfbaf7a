import { expect, test } from 'vitest';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { element, signal, visit, visits } from '../../factories/digest.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';

const FIRST = '2026-11-02';
const heading = element('Our story', 'heading');
let n = 0;
/** Forty visitors of the page, so many of whom clicked a heading without effect. */
const about = (date: string, affected: number) =>
  visits(0, 39, (index) => {
    n += 1;
    const startedAt = new Date(Date.parse(`${date}T10:00:00Z`) + index * 60_000).toISOString();
    const signals = index < affected ? [signal('dead-click', '/about', { element: heading })] : [];
    return visit(n, { startedAt, page: '/about', signals });
  }).map((digest) => ({ digest, domain: 'shop.example' }));

/** The reports of consecutive days, on which so many visitors ran into a minor problem. */
async function reportsOf(affected: readonly number[]) {
  const owner = simulateReports([{ domain: 'shop.example', from: `${FIRST}T00:00:00.000Z` }]);
  const gathered = [];
  for (const [day, count] of affected.entries()) {
    const date = dayAfter(FIRST, day);
    owner.record(...about(date, count));
    gathered.push(await owner.report(dayAfter(date)));
  }
  return gathered;
}

test('a minor problem that came back is still open on the clean day after it', async () => {
  const found = await reportsOf([...Array(5).fill(2), ...Array(16).fill(0), 2, 0]);
  expect(found.flatMap(({ composed }) => composed.facts.repaired).length).toBe(1);
  expect(found[21]?.composed.facts.issues).toMatchObject([{ state: 'regressed' }]);
  const { facts, summary } = found[22]?.composed ?? {};
  expect(summary).toMatchObject({
    subject: 'Tuesday: 40 visitors, no new problems',
    focus_points: ['Nothing urgent today: only minor problems are open.'],
    still_open: [
      {
        line: '“Our story” looks clickable but isn’t. Not seen on Tuesday: none of the last 40 visits to the About page ran into it.',
      },
    ],
  });
  expect(summary?.warm_intro).toContain(
    'No new problems. One minor problem is still open, but no one ran into it.',
  );
  expect(summary?.preheader).toContain('No new problems');
  const last = facts && summary && narrate(facts, summary).at(-1)?.sentences;
  expect(last).toEqual([
    'Nothing urgent today, but this has been open since Monday, November 23: “Our story” looks clickable but isn’t.',
  ]);
});

test('a minor problem is followed for a week, after which it would be reported in full again', async () => {
  const found = await reportsOf([2, 0, 2, 2, 0, 2, ...Array(9).fill(0)]);
  const followed = found.map(({ composed }) => composed.facts.unseenMinor.length);
  expect(followed).toEqual([0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('several days with a minor open problem are not called days without problems', async () => {
  const owner = simulateReports([{ domain: 'shop.example', from: `${FIRST}T00:00:00.000Z` }]);
  for (const date of [FIRST, '2026-11-03']) owner.record(...about(date, 2));
  await owner.report('2026-11-03');
  await owner.report('2026-11-04');
  for (const date of ['2026-11-04', '2026-11-05']) owner.record(...about(date, 2));
  const { summary } = (await owner.report('2026-11-06')).composed;
  expect(summary.subject).toBe('Two days: 80 visitors, no new problems');
});
