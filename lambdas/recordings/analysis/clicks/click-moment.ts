import type { ElementFingerprint } from '../../../contract/signal.ts';
import type { ElementDescriptor, TrackerEvents } from '../../../contract/tracker.ts';
import type { EventTime } from '../events/event-time.ts';

/** A control as the tracker described it when it was used. */
export interface ClickTarget {
  readonly element: ElementFingerprint;
  /** Identifies the element within this recording: unlike the fingerprint, it distinguishes rows of a list. */
  readonly identity: string;
  readonly tag: string;
  readonly box: ElementDescriptor['box'];
  readonly looksInteractive: boolean;
  readonly editable: boolean;
  readonly link?: ElementDescriptor['link'];
  readonly noRage: boolean;
  /** It is selected already, or links to the current page, so the page need not respond. */
  readonly isCurrent: boolean;
  readonly submits: boolean;
  readonly inDialog: boolean;
  readonly nearCanvas: boolean;
}

export interface ClickMoment extends EventTime, ClickTarget {
  /** rrweb's id of the control; of the clicked node if the control is unknown. */
  readonly node: number;
  readonly x: number;
  readonly y: number;
  /** The click landed next to its target. */
  readonly missed: boolean;
  /** The click landed on an invisible element that covers its target. */
  readonly covered: boolean;
  /** The target moved away while it was pressed, so the click landed on something else. */
  readonly moved: boolean;
  /** The target was a disabled button. */
  readonly disabled: boolean;
  readonly modified: boolean;
  readonly pointer: TrackerEvents['rv:click']['pointer'];
  /** The Space key: the browser scrolls if the page does not handle it, so a scroll is no response. */
  readonly scrolls?: boolean;
  /** The Escape key: it closes a dialog, which is never only another text. */
  readonly closes?: boolean;
  /** The same key was pressed again at this time, so the wait ends. */
  readonly repeatedAt?: number;
}

/** The time in which a response to a click is awaited, both ends inclusive: from its press, because menus open on it. */
export interface Wait {
  readonly click: ClickMoment;
  readonly from: number;
  readonly to: number;
}

export interface KeyMoment extends EventTime {
  readonly key: TrackerEvents['rv:key']['key'];
  readonly target: ClickTarget;
  /** Tab: the number of elements among which the focus cycles. */
  readonly stops: number;
}
