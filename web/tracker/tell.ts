import type { TrackerEvents } from '../../lambdas/contract/tracker.ts';

/** Puts one of the tracker's own events into the recording. */
export type Tell = <T extends keyof TrackerEvents>(tag: T, payload: TrackerEvents[T]) => void;
