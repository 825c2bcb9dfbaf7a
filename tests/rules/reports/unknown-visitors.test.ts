import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { reportInput, visits } from '../../factories/digest.ts';
import { bots, dayWithoutVisits, workingTag } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';

const empty = (usual: number) =>
  composeReport(
    dayWithoutVisits({
      earlier: daysBefore('2026-11-19', 8, usual),
      capture: bots(0, { check: workingTag }),
    }),
  );

test('a day without recorded visits is not called a day without visitors, because they may have declined', () => {
  const { facts, summary } = empty(40);
  const { subject, preheader, warm_intro } = summary;
  const spoken = narrate(facts, summary).flatMap(({ sentences }) => sentences);
  const all = [subject, preheader, warm_intro, ...spoken].join(' ');
  expect(all).not.toMatch(/no one visited|no visitors|simply/i);
  expect(subject).toBe('We recorded no visits on Thursday');
  expect(warm_intro).toContain('most likely no one came, or no one agreed to be recorded');
});

test.each([
  ['none were lost', {}, 'You had 20 visitors on Thursday'],
  [
    'the script was missing',
    { scriptMissingSince: '2026-11-19T20:00:00.000Z' },
    'We recorded 20 visitors',
  ],
  ['the website was throttled', { throttled: 3 }, 'We recorded 20 visitors'],
  ['some could not be read', { quarantined: 2 }, 'We recorded 20 visitors'],
])('visitors of a day on which visits may be missing are recorded ones: %s', (_, lost, words) => {
  const { summary } = composeReport(
    reportInput({ digests: visits(0, 19), capture: bots(0, lost) }),
  );
  expect(summary.warm_intro).toContain(words);
});

test.each([
  [3, 'Nothing to do today.'],
  [40, 'Open the link in your latest post or ad and check where it leads.'],
])('with %i visitors on a usual day, the focus of a day without visits is: %s', (usual, focus) => {
  expect(empty(usual).summary.focus_points).toEqual([focus]);
});
