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

/** What a control is, said so that the same control is found again after a re-render. */
export interface ElementFingerprint {
  readonly role: string;
  readonly label: string;
  /** Stable: ids and test attributes first, then roles and positions; never hashed class names. */
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
  /** From the session's first event; a page load within the session does not start it again. */
  readonly atMs: number;
  /** The clip that shows it: 8 to 20 s around the moment. */
  readonly startMs: number;
  readonly endMs: number;
  /** Normalized path: ids and numbers folded to `:id`, words kept. */
  readonly page: string;
  readonly element?: ElementFingerprint;
  /**
   * What the kind counts: presses, turns, fields, errors of one cause, a request's status (0: no answer came), the
   * milliseconds of a stay, a vital's milliseconds or the score of CLS.
   */
  readonly count?: number;
  /** Rage: five in seven seconds without a reaction. */
  readonly strong?: boolean;
  /** Dead click: something did happen, but later than anyone waits. */
  readonly slow?: boolean;
  /** The clicks hit beside a control of less than 24 px, which `element` names. */
  readonly missed?: boolean;
  /** The clicks hit something invisible that lies over the control, which `element` names. */
  readonly covered?: boolean;
  /** Dead click: what the page showed was outside of the window or in a part that is not shown. */
  readonly unseen?: boolean;
  /** The control sends a form. */
  readonly submits?: boolean;
  /** The control is in a dialog, or in a layer that covers the page. */
  readonly inDialog?: boolean;
  /** Error from a script of another site, about which the browser reports nothing. */
  readonly crossOrigin?: boolean;
  /**
   * Message shape, request path and status ("/api/cart 500", "/api/cart without an answer"), last field's label, the page that was turned back from (`page` is where they came
   * from), LCP, INP or CLS, `focus-trap` or the key that did nothing: what distinguishes two signals of one kind on one page.
   */
  readonly about?: string;
  /** Form abandonment: how the fields went, never what was in them. `count` is how many were touched. */
  readonly form?: {
    readonly hesitationMs: number;
    readonly refills: number;
    readonly invalid: number;
    /** Its fields were still on the page when the page was left. */
    readonly isOpen?: boolean;
  };
  readonly viewport?: readonly [width: number, height: number];
  readonly wireframe?: readonly WireframeBox[];
}
