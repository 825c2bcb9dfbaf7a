import { expect, test } from 'vitest';
import { firstNavigation } from '../../../lambdas/recordings/analysis/clicks/first-response.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';

const [PRESS, END] = [1_000, 8_000];
const wait = { click: { at: PRESS } as never, from: PRESS, to: END };

test.each<[string, number | undefined, number, number | undefined]>([
  ['a page opens at once', undefined, 1_001, 1_001],
  ['a page opened with the press', undefined, PRESS, undefined],
  ['a page opens as the wait ends', undefined, END, END],
  ['a page opens later', undefined, END + 1, undefined],
  ['a page was hidden before the next opened', 1_500, 4_000, 1_500],
  [
    'a hidden page is replaced a minute after it was hidden, less a millisecond',
    2_000,
    61_999,
    2_000,
  ],
  ['a hidden page is replaced a minute after it was hidden', 2_000, 62_000, undefined],
])('whether %s is the response of a link', (_, hiddenAt, openedAt, respondedAt) => {
  const timeline = { pages: [{ at: 0 }, { at: openedAt }] } as unknown as Timeline;
  expect(firstNavigation(timeline, wait, hiddenAt)).toBe(respondedAt);
});

test('a click on the last page of a visit opened none', () => {
  const timeline = { pages: [{ at: 0 }] } as unknown as Timeline;
  expect(firstNavigation(timeline, wait, 1_500)).toBeUndefined();
});
