import { vi } from 'vitest';

const MINUTE_MS = 60_000;
const REST_MS = 10_000;

/**
 * Rates count by windows of the clock: it is held, and at least ten seconds of its minute are left. It is not set back
 * further than that, since whatever is spaced out in time, as mails are, would wait until then.
 */
export const holdClock = () => {
  const now = Date.now();
  const latest = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS - REST_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: Math.min(now, latest) });
};
