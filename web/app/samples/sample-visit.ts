import type { RecordingMark } from '../../../lambdas/contract/recording-playback.ts';
import type { RecordingRow } from '../../../lambdas/contract/recording-row.ts';
import type { SessionEvent } from '../../../lambdas/contract/replay/session-events.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

/** A recorded visit to the demo shop, with everything a player needs. */
export interface SampleVisit {
  readonly facts: RecordingRow['facts'];
  readonly pages: { page: string; entered_ms: number; dwell_ms: number }[];
  readonly marks: RecordingMark[];
  readonly events: SessionEvent[];
  readonly parts: { from_ms: number; to_ms: number; keyframe: boolean }[];
  /** What each part shows. */
  readonly contents: { synthetic: number; events: readonly RecordedEvent[] }[];
}
