import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { groupSignals, type IssueGroup } from '../../../lambdas/reports/issues/occurrences.ts';
import { reproductionOf } from '../../../lambdas/reports/issues/reproduction.ts';
import { reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';

const once: Partial<Signal> = {};
const times = (count: number): Partial<Signal> => ({ count });

test.each([
  ['the most clicks', [times(2), times(3)], 1],
  ['the most clicks, also before others', [times(3), times(2)], 0],
  ['more than one click beside one that was not counted', [once, times(2)], 1],
  ['the first of equally many clicks', [times(2), times(2)], 0],
  ['the first of one click and one that was not counted', [once, times(1)], 0],
])('an issue is reproduced as in the visit with %s', (_, counts, chosen) => {
  const digests = counts.map((overrides, n) => {
    const viewport = [1_000 + n, 800] as const;
    return visit(n, { signals: [signal('error-click', '/', { ...overrides, viewport })] });
  });
  const [issue] = groupSignals(digests);
  const { viewport } = reproductionOf(issue as IssueGroup, () => []);
  expect(viewport).toEqual([1_000 + chosen, 800]);
});

const opened = ['/', '/', '/search', '/a', '/b', '/cart', '/thanks'];
const visited = (pages: readonly string[]) =>
  pages.map((page, n) => seen(page, { enteredMs: n * 1_000 }));
const click = signal('rage-click', '/cart', { atMs: 5_000, count: 4 });

test.each([
  [
    'the last four pages that the visit opened before it',
    opened,
    ['/search', '/a', '/b', '/cart'],
    '/',
  ],
  ['all of up to four pages', opened.slice(2), ['/search', '/a', '/b', '/cart'], undefined],
])('an issue is reproduced by %s', (_, pages, steps, start) => {
  const [issue] = groupSignals([visit(0, { pages: visited(pages), signals: [click] })]);
  const reproduction = reproductionOf(issue as IssueGroup, () =>
    visited(pages).filter(({ page }) => page !== '/thanks'),
  );
  expect(reproduction).toMatchObject({ pages: steps });
  expect(reproduction.start).toBe(start);
});

test.each([
  [opened.slice(0, -1), ['Last steps from a recording that started on /:', '1. Go to /search']],
  [opened.slice(2, -1), ['Steps from one of the recordings:', '1. Open /search']],
])('developer notes on a visit to %j do not call a later page its first', (pages, lines) => {
  const digests = visits(0, 3, (n) => visit(n, { pages: visited(pages), signals: [click] }));
  const { summary } = composeReport(reportInput({ digests }));
  const [issue] = [...summary.critical_issues, ...summary.important_issues];
  expect(issue?.developer?.split('\n').slice(-5, -3)).toEqual(lines);
});

test('the steps count the clicks of a series with pauses in the same visit', () => {
  const dead = (count: number) => signal('dead-click', '/cart', { atMs: 3_000, count });
  const [issue] = groupSignals([
    visit(0, { signals: [dead(5), click] }),
    visit(1, { signals: [dead(9)] }),
  ]);
  expect(reproductionOf(issue as IssueGroup, () => []).clicks).toBe(5);
});
