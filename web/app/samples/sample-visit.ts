import type { RecordingMark } from '../../../lambdas/contract/recording-playback.ts';
import type { RecordingRow } from '../../../lambdas/contract/recording-row.ts';
import type { SessionEvent } from '../../../lambdas/contract/replay/session-events.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';

/** A recorded visit to the demo shop, with all data for the player. */
export interface SampleVisit {
  readonly facts: NonNullable<RecordingRow['facts']>;
  readonly pages: { page: string; entered_ms: number; dwell_ms: number }[];
  /** The first is the problem that the sample report shows. */
  readonly marks: [RecordingMark, ...RecordingMark[]];
  readonly events: SessionEvent[];
  readonly parts: { from_ms: number; to_ms: number; keyframe: boolean }[];
  /** The content of each part. */
  readonly contents: { synthetic: number; events: readonly RecordedEvent[] }[];
}
