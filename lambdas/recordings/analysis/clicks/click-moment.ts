import type { ElementFingerprint } from '../../../contract/signal.ts';
import type { ElementDescriptor, TrackerEvents } from '../../../contract/tracker.ts';
import type { Placed } from './placed.ts';

/** A control as it was described when it was used. */
export interface ClickTarget {
  readonly element: ElementFingerprint;
  /** The very element, within this recording: unlike the fingerprint it distinguishes the rows of a list. */
  readonly identity: string;
  readonly tag: string;
  readonly box: ElementDescriptor['box'];
  readonly looksInteractive: boolean;
  readonly editable: boolean;
  readonly link?: ElementDescriptor['link'];
  readonly noRage: boolean;
  /** What it does is to be seen nowhere, or is done already. */
  readonly hasNothingToShow: boolean;
  readonly submits: boolean;
  readonly inDialog: boolean;
  readonly nearCanvas: boolean;
}

export interface ClickMoment extends Placed, ClickTarget {
  /** rrweb's id of the control, or of the node that was hit where the control is unknown. */
  readonly node: number;
  readonly x: number;
  readonly y: number;
  /** It hit beside its target. */
  readonly missed: boolean;
  /** It hit something invisible that lies over its target. */
  readonly covered: boolean;
  /** A press of a disabled button. */
  readonly disabled: boolean;
  readonly modified: boolean;
  readonly pointer: TrackerEvents['rv:click']['pointer'];
  /** The browser scrolls if the page does not handle it, so that a scroll is no answer: Space. */
  readonly scrolls?: boolean;
}

export interface KeyMoment extends Placed {
  readonly key: TrackerEvents['rv:key']['key'];
  readonly target: ClickTarget;
  /** Tab: among so many elements the focus goes round. */
  readonly stops: number;
}
