import type { Thumbnail } from './recording-thumbnail.ts';
import type { ElementFingerprint, Signal, SignalKind } from './signal.ts';

/**
 * What the analyzer made of one session's recording (`digest`): small, additive, versioned. Plain types, since the
 * server alone writes it. Times are milliseconds from the session's first event unless a name says otherwise; no
 * field holds anything a visitor typed, and labels are at most 40 masked characters.
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
  /** The page around the last click, for the list; only where no signal can be drawn. */
  readonly picture?: Thumbnail;
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
  /** The numbers the signals were found with (`signal-rules.ts`). */
  readonly rules: number;
  readonly trackerCost?: { readonly scriptMs: number; readonly bytes: number };
}
