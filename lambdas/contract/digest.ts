/**
 * What the analyzer made of one session's recording (`digest`): small, additive, versioned. Plain types, since the
 * server alone writes it. Times are milliseconds from the session's first event unless a name says otherwise; no
 * field holds anything a visitor typed, and labels are at most 40 masked characters.
 */
export const DIGEST_VERSION = 1;

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

export const deviceClasses = ['phone', 'computer', 'tablet'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

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

export interface PageVisit {
  readonly page: string;
  readonly enteredMs: number;
  readonly dwellMs: number;
  /** Furthest point seen, 0 to 1 of the page's height. */
  readonly scrollReach: number;
  readonly viewport: readonly [width: number, height: number];
  readonly vitals: Readonly<Partial<Record<'LCP' | 'INP' | 'CLS', number>>>;
}

export const clickKinds = ['click', 'rage', 'dead'] as const;

/** Clicks of one kind on one element of one page, anchored to the element: fractions of its box. */
export interface ClickSpot {
  readonly page: string;
  readonly element: ElementFingerprint;
  readonly kind: (typeof clickKinds)[number];
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** How many of them the page visibly answered. */
  readonly answered?: number;
}

const gapKinds = [
  'missing-batches',
  'unreadable-batches',
  'broken-events',
  'misplaced-events',
  'no-snapshot',
  'events-only',
  'too-many-events',
  'trimmed',
] as const;
type GapKind = (typeof gapKinds)[number];

/** `missing-batches:3-5`: the kind, and where or how many when that is known. */
export type Gap = GapKind | `${GapKind}:${string}`;

export interface Digest {
  readonly version: typeof DIGEST_VERSION;
  readonly sessionId: string;
  /** Instants, ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** One browser tab's visitor: the same for all sessions of a browser while its storage lives. */
  readonly visitor: string;
  readonly device: DeviceClass;
  readonly browser: string;
  readonly country?: string;
  readonly referrer:
    | 'direct'
    | 'search'
    | 'social'
    | 'email'
    | 'campaign'
    | 'other-site'
    | 'same-site';
  /** What the link that led here was tagged with: `utm_campaign`, else `utm_source`. */
  readonly campaign?: string;
  readonly entryPage: string;
  readonly exitPage: string;
  readonly pages: readonly PageVisit[];
  readonly clicks: readonly ClickSpot[];
  readonly signals: readonly Signal[];
  /**
   * Clicks on controls that only a finished request answered: nothing was shown for seven seconds. Dead clicks where the
   * same control visibly answers others, and nothing otherwise.
   */
  readonly quietClicks?: readonly Signal[];
  /** All that were found, also those for which `signals` and `clicks` had no room. */
  readonly counts: Readonly<Partial<Record<SignalKind, number>>> & { readonly clicks: number };
  /** Submitted forms by page: what a goal is measured with. */
  readonly submits: readonly { readonly page: string; readonly form: string }[];
  readonly errors: number;
  readonly failedRequests: number;
  readonly events: number;
  /** For ordering only (docs/report-rules.md §1). */
  readonly frustration: number;
  /** What could not be read, and how much of it. */
  readonly gaps: readonly Gap[];
  /** The numbers the signals were found with (`signals.ts`). */
  readonly rules: number;
  readonly trackerCost?: { readonly scriptMs: number; readonly bytes: number };
}
