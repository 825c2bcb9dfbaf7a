import { expect, test } from 'vitest';
import { isDuringScroll } from '../../../lambdas/recordings/analysis/background-changes/scroll-linked.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';

const SCROLL = 5_000;

test.each([
  [-201, false],
  [-200, true],
  [0, true],
  [350, true],
  [351, false],
])('a change %i ms after a scroll belongs to it: %s', (ms, belongs) => {
  const scrolls = new Rows(2);
  scrolls.add(1_000, 0);
  scrolls.add(SCROLL, 1);
  expect(isDuringScroll({ scrolls } as unknown as Timeline, SCROLL + ms)).toBe(belongs);
});
