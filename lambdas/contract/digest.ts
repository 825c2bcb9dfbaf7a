import type { Thumbnail } from './recording-thumbnail.ts';
import type { ElementFingerprint, Signal, SignalKind } from './signal.ts';

/**
 * The result of analyzing one session's recording: small, additive and versioned. Plain types, because only the server
 * writes it. Times are milliseconds from the session's first event unless a name says otherwise. No field contains typed
 * text, and labels have at most 40 masked characters.
 */
export const DIGEST_VERSION = 1;

export const deviceClasses = ['phone', 'computer', 'tablet'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

export interface PageVisit {
  readonly page: string;
  readonly enteredMs: number;
  readonly dwellMs: number;
  /** Furthest point seen, 0 to 1 of the page's height. */
  readonly scrollReach: number;
  readonly viewport: readonly [width: number, height: number];
  /** `content`: the wait in ms for what LCP does not see, such as a page that a script opened (`content-wait.ts`). */
  readonly vitals: Readonly<Partial<Record<'LCP' | 'content' | 'INP' | 'CLS', number>>>;
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
  /** How many of them had a visible response. */
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

/** `missing-batches:3-5`: the kind, and the position or the count if known. */
export type Gap = GapKind | `${GapKind}:${string}`;

export interface Digest {
  readonly version: typeof DIGEST_VERSION;
  readonly sessionId: string;
  /** ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** A random id of the browser: the same for all its sessions until its storage is cleared. */
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
  /** The entry link's `utm_campaign`, else its `utm_source`. */
  readonly campaign?: string;
  readonly entryPage: string;
  readonly exitPage: string;
  /** The visit went on in a checkout without the script, which the last click opened. */
  readonly leftForCheckout?: true;
  readonly pages: readonly PageVisit[];
  readonly clicks: readonly ClickSpot[];
  readonly signals: readonly Signal[];
  /** A picture of the page around the last click, for the list; only if no signal has one. */
  readonly picture?: Thumbnail;
  /**
   * Clicks with a successful request but no visible response within seven seconds. `quiet-clicks.ts` says when they
   * count as dead clicks.
   */
  readonly quietClicks?: readonly Signal[];
  /** The total counts, including signals and clicks that exceeded the limits of `signals` and `clicks`. */
  readonly counts: Readonly<Partial<Record<SignalKind, number>>> & { readonly clicks: number };
  /** Submitted forms by page. */
  readonly submits: readonly { readonly page: string; readonly form: string }[];
  /** Errors of scripts, each time they occurred. */
  readonly errors: number;
  readonly failedRequests: number;
  readonly events: number;
  /** For ordering only (docs/report-rules.md §1). */
  readonly frustration: number;
  /** What could not be read, and how much. */
  readonly gaps: readonly Gap[];
  /** The version of the rules that found the signals (`signal-rules.ts`). */
  readonly rules: number;
  readonly trackerCost?: { readonly scriptMs: number; readonly bytes: number };
}
