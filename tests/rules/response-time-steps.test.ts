import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterWholeSteps } from '../../lambdas/runtime/clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The response time of work that takes this many milliseconds. */
async function timeOf(milliseconds: number, fails: boolean): Promise<number> {
  const work = new Promise<string>((done, fail) =>
    setTimeout(() => (fails ? fail(new Error('no')) : done('yes')), milliseconds),
  );
  const started = Date.now();
  const answer = afterWholeSteps(100, work).then(
    () => Date.now() - started,
    () => Date.now() - started,
  );
  await vi.runAllTimersAsync();
  return answer;
}

test.each([
  [1, 100],
  [99, 100],
  [101, 200],
  [150, 200],
  [399, 400],
])(
  'work of %i ms gets its response after %i ms, whether it succeeds or fails',
  async (work, respondedAfter) => {
    expect(await timeOf(work, false)).toBe(respondedAfter);
    expect(await timeOf(work, true)).toBe(respondedAfter);
  },
);
