import type { ElementFingerprint, Signal, SignalKind } from '../../../contract/digest.ts';
import type { Timeline } from '../timeline.ts';

/** What a detector found, before it is given its page, its clip and its picture. */
export interface Finding
  extends Pick<Signal, 'count' | 'strong' | 'slow' | 'crossOrigin' | 'about' | 'form'> {
  readonly kind: SignalKind;
  readonly at: number;
  /** When it was over; the same instant where left out. */
  readonly until?: number;
  /** Where it is not the page of the moment. */
  readonly page?: string;
  readonly element?: ElementFingerprint;
  /** Where the element lay, for the picture. */
  readonly box?: readonly [left: number, top: number, width: number, height: number];
}

/** Pure, total and alone: one recording in, everything of its kind out, in order of time. */
export type Detector = (timeline: Timeline) => Finding[];
