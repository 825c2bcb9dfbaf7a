export const signalKinds = [
  'rage-click',
  'dead-click',
  'keyboard-barrier',
  'error-click',
  'quick-back',
  'excessive-scroll',
  'form-abandonment',
  'javascript-error',
  'failed-request',
  'white-screen',
  'slow-page',
  'thrashed-cursor',
] as const;
export type SignalKind = (typeof signalKinds)[number];

/** Identifies a control across re-renders. */
export interface ElementFingerprint {
  readonly role: string;
  readonly label: string;
  /** A stable selector: ids and test attributes first, then roles and positions; never hashed class names. */
  readonly selector: string;
}

/** One visible interactive element, for a wireframe: left, top, width, height in CSS pixels of the viewport. */
export interface WireframeBox {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly role: string;
  readonly label: string;
  /** The element the signal is about. */
  readonly isTarget?: boolean;
}

export interface Signal {
  readonly kind: SignalKind;
  /** Milliseconds from the session's first event, across page loads. */
  readonly atMs: number;
  /** The clip that shows it: 8 to 20 s. */
  readonly startMs: number;
  readonly endMs: number;
  /** Normalized path: ids and numbers folded to `:id`, words kept. */
  readonly page: string;
  readonly element?: ElementFingerprint;
  /**
   * What the kind counts: clicks, reversals, fields, errors with one fingerprint, a request's status (0: no response), the
   * milliseconds on a page, or a web vital's value.
   */
  readonly count?: number;
  /** Rage: five clicks in seven seconds without a response. */
  readonly strong?: boolean;
  /** Dead click: the page responded, but too late. */
  readonly slow?: boolean;
  /** The clicks missed a control of less than 24 px, which `element` identifies. */
  readonly missed?: boolean;
  /** The clicks hit an invisible element that covers the control, which `element` identifies. */
  readonly covered?: boolean;
  /** The control moved away between press and release, so the clicks hit something else. */
  readonly moved?: boolean;
  /** White screen: text took the place of the page's content, such as an error message. */
  readonly replaced?: boolean;
  /** The clicks were on a disabled control. */
  readonly disabled?: boolean;
  /** Dead click: the response was outside the viewport or in a hidden part of the page. */
  readonly unseen?: boolean;
  /** Quiet click: the visitor had typed into a field just before, and the click sent a request that saves something. */
  readonly entered?: boolean;
  /** The control submits a form. For an unfinished form: it was submitted without any effect. */
  readonly submits?: boolean;
  /** The control is in a dialog, or in a layer that covers the page. */
  readonly inDialog?: boolean;
  /** An error that matters only if clicks or the page fail, such as one of another website’s script, which has no details. */
  readonly uncertain?: boolean;
  /**
   * What distinguishes two signals of one kind on one page. One of:
   * - the error fingerprint, or the request's path and status ("/api/cart 500", "/api/cart without an answer")
   * - the last field's label
   * - the page that the visitor left again (`page` is the one before)
   * - LCP, content, INP or CLS
   * - `focus-trap`, or the key without a response
   */
  readonly about?: string;
  /** Form abandonment: how the fields were filled in, without their content. `count` is the number of fields. */
  readonly form?: {
    readonly hesitationMs: number;
    readonly refills: number;
    readonly invalid: number;
    /** The fields were still on the page when the page was left. */
    readonly isOpen?: boolean;
  };
  readonly viewport?: readonly [width: number, height: number];
  readonly wireframe?: readonly WireframeBox[];
}
