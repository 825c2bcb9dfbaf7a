import type { ElementFingerprint, Signal, SignalKind } from '../../../contract/signal.ts';
import type { ClickTarget, Timeline } from '../events/timeline.ts';

/** What a detector found, before it is given its page, its clip and its picture. */
export interface Finding
  extends Pick<
    Signal,
    | 'count'
    | 'strong'
    | 'slow'
    | 'crossOrigin'
    | 'about'
    | 'form'
    | 'missed'
    | 'unseen'
    | 'covered'
    | 'submits'
    | 'inDialog'
  > {
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

/** What the control of a click is, as far as it decides how bad a fault is. */
export const traitsOf = ({
  submits,
  inDialog,
}: ClickTarget): Pick<Finding, 'submits' | 'inDialog'> => ({
  ...(submits && { submits }),
  ...(inDialog && { inDialog }),
});

/** Pure, total and alone: one recording in, everything of its kind out, in order of time. */
export type Detector = (timeline: Timeline) => Finding[];
