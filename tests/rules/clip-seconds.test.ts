import { expect, test } from 'vitest';
import { clipSeconds } from '../../lambdas/contract/rules/clip-seconds.ts';
import { formatDuration } from '../../web/app/lib/time/local-date.ts';

test.each([
  [58_000, 72_000, 14],
  [1_300, 9_999, 8],
  [1_300, 10_299, 8],
  [1_300, 10_300, 9],
])(
  'a clip from %i to %i ms is labeled with the length that its player shows',
  (start, end, length) => {
    expect(clipSeconds({ start_ms: start, end_ms: end })).toBe(length);
    expect(formatDuration(end - start)).toBe(`0:0${length}`.replace('0:014', '0:14'));
  },
);

test('a clip of less than a second counts as one', () => {
  expect(clipSeconds({ start_ms: 0, end_ms: 400 })).toBe(1);
});
