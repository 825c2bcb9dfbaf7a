import {
  SESSION_REFRESH_RETRY_MS,
  SESSION_REFRESH_TICK_MS,
  SESSION_REFRESH_TICKS,
} from '../../../../lambdas/contract/limits.ts';

/** True when the session ends within three ticks (§9). `expiresAt` in seconds, `now` in milliseconds. */
export const isDue = (expiresAt: number, now: number): boolean =>
  Math.floor((expiresAt * 1000 - now) / SESSION_REFRESH_TICK_MS) <= SESSION_REFRESH_TICKS;

/** The delay after the given failure, counted from 0; undefined if the next tick is sooner (§9). */
export function waitAfter(failure: number): number | undefined {
  const wait = SESSION_REFRESH_RETRY_MS * 2 ** failure;
  const waited = wait - SESSION_REFRESH_RETRY_MS;
  return waited + wait < SESSION_REFRESH_TICK_MS ? wait : undefined;
}

interface Refreshing {
  /** The end of the session in seconds since 1970; undefined when signed out. */
  readonly expiresAt: () => Promise<number | undefined>;
  /** Throws if the provider cannot be reached; a rejection signs out and returns. */
  readonly refresh: () => Promise<unknown>;
}

/** Refreshes the session while the page is open. Returns a function that stops this. */
export function keepFresh({ expiresAt, refresh }: Refreshing): () => void {
  let isBusy = false;
  const attempt = async (failure: number): Promise<void> => {
    try {
      await refresh();
    } catch {
      const wait = waitAfter(failure);
      if (wait === undefined) return; // the next tick tries again
      await new Promise((resolve) => setTimeout(resolve, wait));
      await attempt(failure + 1);
    }
  };
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const end = await expiresAt();
      if (end !== undefined && isDue(end, Date.now())) await attempt(0);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void tick(), SESSION_REFRESH_TICK_MS);
  return () => clearInterval(timer);
}
