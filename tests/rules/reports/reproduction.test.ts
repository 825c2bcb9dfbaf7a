import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { groupSignals, type IssueGroup } from '../../../lambdas/reports/issues/occurrences.ts';
import { reproductionOf } from '../../../lambdas/reports/issues/reproduction.ts';
import { seen, signal, visit } from '../../factories/digest.ts';

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

test('an issue is reproduced by the last four pages that the visit opened before it', () => {
  const opened = ['/', '/', '/search', '/a', '/b', '/cart', '/thanks'];
  const pages = opened.map((page, n) => seen(page, { enteredMs: n * 1_000 }));
  const click = signal('rage-click', '/cart', { atMs: 5_000 });
  const [issue] = groupSignals([visit(0, { pages, signals: [click] })]);
  const { pages: steps } = reproductionOf(issue as IssueGroup, () => pages);
  expect(steps).toEqual(['/search', '/a', '/b', '/cart']);
});
