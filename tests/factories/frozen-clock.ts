import { vi } from 'vitest';
import { MINUTE_MS } from '../../lambdas/contract/durations.ts';

const MIN_REMAINING_MS = 10_000;

/**
 * Freezes the clock with at least ten seconds left in its minute, because rates count in windows of the clock. It is not
 * set back further, because work that is spaced out in time, such as sending emails, would wait until then.
 */
export const freezeClock = () => {
  const now = Date.now();
  const latest = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS - MIN_REMAINING_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: Math.min(now, latest) });
};
