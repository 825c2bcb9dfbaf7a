import { vi } from 'vitest';

/** Rates count by windows of the clock: at the start of a minute, no window ends before the test does. */
export const holdClock = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 });
