import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';

/** Adds a custom event to the recording. `at`: when it happened, in epoch milliseconds; now by default. */
export type EmitCustomEvent = <T extends keyof TrackerEvents>(
  tag: T,
  payload: TrackerEvents[T],
  at?: number,
) => void;
