import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDue, keepFresh, waitAfter } from '../../web/app/lib/session/session-refresh.ts';

const SECOND = 1_000;
beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** Starts refreshing a session that ends after `seconds`; records the refreshes. */
function startRefreshing(seconds: number, rejects: () => boolean = () => false) {
  const refreshedAt: number[] = [];
  const stop = keepFresh({
    expiresAt: async () => seconds,
    refresh: async () => {
      refreshedAt.push(Date.now());
      if (rejects()) throw new Error('no network');
      seconds += 600;
    },
  });
  return { refreshedAt, stop };
}

test('a session is due within three ticks of its end and not before [CONST-04]', () => {
  expect([isDue(120, 0), isDue(119, 0), isDue(0, 0)]).toEqual([false, true, true]);
});

test('checks every 30 s and refreshes a session that is due [CALL-03] [CONST-03]', async () => {
  const { refreshedAt, stop } = startRefreshing(200);
  await vi.advanceTimersByTimeAsync(89 * SECOND);
  expect(refreshedAt).toEqual([]);
  await vi.advanceTimersByTimeAsync(1 * SECOND);
  expect(refreshedAt).toEqual([90 * SECOND]);
  stop();
});

test('does not refresh a session that is valid long enough', async () => {
  const { refreshedAt, stop } = startRefreshing(3_600);
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(refreshedAt).toEqual([]);
  stop();
});

test('retries after 200 ms, doubling, until the next tick comes first [CONST-05]', async () => {
  const { refreshedAt, stop } = startRefreshing(100, () => true);
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  const waits = refreshedAt.map((at, index) => at - (refreshedAt[index - 1] ?? at)).slice(1);
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800]);
  expect(waitAfter(7)).toBeUndefined();
  stop();
});

test('stops retrying once the provider responds', async () => {
  let failures = 3;
  const { refreshedAt, stop } = startRefreshing(100, () => failures-- > 0);
  await vi.advanceTimersByTimeAsync(59 * SECOND);
  expect(refreshedAt).toHaveLength(4);
  stop();
});

test('stops on request', async () => {
  const { refreshedAt, stop } = startRefreshing(100);
  stop();
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(refreshedAt).toEqual([]);
});

test('a refresh that takes longer than a tick does not run concurrently', async () => {
  let atOnce = 0;
  let most = 0;
  const stop = keepFresh({
    expiresAt: async () => 60,
    refresh: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((done) => setTimeout(done, 100 * SECOND));
      atOnce -= 1;
    },
  });
  await vi.advanceTimersByTimeAsync(400 * SECOND);
  expect(most).toBe(1);
  stop();
});
