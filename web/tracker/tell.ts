import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';

/** Puts one of the tracker's own events into the recording; `at` is when it happened, by default now. */
export type Tell = <T extends keyof TrackerEvents>(
  tag: T,
  payload: TrackerEvents[T],
  at?: number,
) => void;
