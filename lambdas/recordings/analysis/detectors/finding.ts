import type { ElementFingerprint, Signal, SignalKind } from '../../../contract/signal.ts';
import { restingElement } from '../clicks/resting-element.ts';
import type { ClickMoment, ClickTarget, Timeline } from '../events/timeline.ts';
import { pathAt } from '../page-visits.ts';

/** What a detector found; `signalFrom` adds the page, the clip and the wireframe. */
export interface Finding
  extends Pick<
    Signal,
    | 'count'
    | 'strong'
    | 'slow'
    | 'uncertain'
    | 'about'
    | 'form'
    | 'missed'
    | 'unseen'
    | 'entered'
    | 'covered'
    | 'moved'
    | 'disabled'
    | 'replaced'
    | 'submits'
    | 'inDialog'
  > {
  readonly kind: SignalKind;
  readonly at: number;
  /** When it ended; `at` if absent. */
  readonly until?: number;
  /** The page it belongs to, if not the page at `at`. */
  readonly page?: string;
  readonly element?: ElementFingerprint;
  /** The element's position, for the wireframe. */
  readonly box?: readonly [left: number, top: number, width: number, height: number];
}

/** The properties of a control that affect the severity. */
export const controlTraits = ({
  submits,
  inDialog,
}: ClickTarget): Pick<Finding, 'submits' | 'inDialog'> => ({
  ...(submits && { submits }),
  ...(inDialog && { inDialog }),
});

/** When and where a click was. */
export const whereClicked = (timeline: Timeline, click: ClickMoment) => ({
  at: click.at,
  page: pathAt(timeline, click),
  element: restingElement(timeline, click),
  box: click.box,
});

/** A pure function that never throws and calls no other detector: returns all findings of its kind, in order of time. */
export type Detector = (timeline: Timeline) => Finding[];
