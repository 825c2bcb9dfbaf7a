/**
 * The complete input of one report. The caller reads it from the stores, and `composeReport` only computes.
 * Instants are ISO 8601 in UTC; local dates are `YYYY-MM-DD` in the owner's zone.
 */
import type { DeviceClass, Digest } from '../../contract/digest.ts';
import type { Goal as GoalKind } from '../../contract/integration.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';

interface ReportWindow {
  /** The report covers sessions that started in [from, to). */
  readonly from: string;
  readonly to: string;
  /** The last local day the window covers: the day the report is about. */
  readonly localDate: string;
  readonly timezone: string;
}

/** The website's goal, which a visit reaches on one of the kind's usual pages (`facts/goal.ts`). */
export interface Goal {
  readonly kind: GoalKind;
}

/** Totals of one local day. A report stores one per day it covers; later reports compare with them. */
export interface DaySummary {
  readonly date: string;
  /** The website; missing in days that were stored before an owner's websites were kept apart. */
  readonly domain?: string;
  readonly visitors: number;
  readonly sessions: number;
  /** False if the plan's limit, a missing script or connection, or the window's start left out a part. Comparisons skip it. */
  readonly complete: boolean;
  readonly devices: Readonly<Partial<Record<DeviceClass, number>>>;
  /** Visitors per page, for the most visited pages. */
  readonly pages: Readonly<Record<string, number>>;
  /** Visitors affected and exposed per fingerprint. */
  readonly issues: Readonly<Record<string, readonly [affected: number, exposed: number]>>;
  /** The fingerprints of the problems that the report lists; missing in older days. */
  readonly reported?: readonly string[];
  /** Visitors who reached the goal. */
  readonly goals?: number;
  /** Hashes of the visitors on that day (`visitor-hashes.ts`); absent on days with very many. */
  readonly seen?: string;
  /** Visitors at checkout and visitors who ordered, if orders are the goal. */
  readonly shop?: { readonly checkouts: number; readonly orders: number };
  /** How people moved: `n` of the `of` who could have. Later days compare with it. */
  readonly moves?: Readonly<Record<string, readonly [n: number, of: number]>>;
  /** The move that the report quoted. */
  readonly quoted?: string;
  /** By earlier date: visitors whose sessions arrived after the report of that date, and the hashes of all late ones. */
  readonly late?: Readonly<Record<string, number>>;
  readonly seenLate?: Readonly<Record<string, string>>;
  /** By earlier date: per fingerprint, the late visitors affected who had no session that a report counted for that date. */
  readonly lateIssues?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What was lost or rejected between the browser and the digests. */
export interface Capture {
  readonly bots: number;
  /** Visits rejected by the plan's limit in this window. */
  readonly rejectedByPlan: number;
  /** Visits to another website that has this one's script, and visits above the rate limit. */
  readonly elsewhere?: number;
  readonly throttled?: number;
  /** Sessions of earlier days that arrived after their report was written; they are among the digests. */
  readonly late: number;
  /** Visitors of this window whose sessions are still open or not analyzed yet. */
  readonly pending?: number;
  /** Recordings that could not be read. */
  readonly quarantined: number;
  /** Set when the digests are an even sample: the total sessions and visitors. */
  readonly sampledFrom?: { readonly sessions: number; readonly visitors: number };
  readonly scriptMissingSince?: string;
  /** When recording resumed in this window: the website was connected again, or its script was put back. */
  readonly recordedFrom?: string;
  /** The start of the last session recorded since the website was connected. */
  readonly lastVisitAt?: string;
  /** Earlier reports about the website had visits. */
  readonly hadVisits?: boolean;
  /** The last installation check of the website. */
  readonly check?: {
    readonly at: string;
    readonly siteAnswered: boolean;
    /** The script may be in the page and not record: blocked by a content security policy, or a withdrawn release. */
    readonly script: 'working' | 'blocked' | 'outdated' | 'missing';
  };
}

export interface ReportInput {
  readonly owner: { readonly first_name: string };
  readonly website: { readonly domain: string; readonly analysis: string; readonly goal?: Goal };
  readonly window: ReportWindow;
  readonly digests: readonly Digest[];
  /** Days before the window, in any order. The last 56 are used. */
  readonly earlier: readonly DaySummary[];
  readonly memory: readonly IssueMemory[];
  /** The fingerprints that issues of the owner's other websites have. */
  readonly takenFingerprints?: ReadonlySet<string>;
  readonly capture: Capture;
  readonly plan: { readonly name: string; readonly maxSessions: number };
  /** This is the first report for the website. */
  readonly isFirst: boolean;
  /** Consecutive days without a visit, including this one; 0 on a day with visits. */
  readonly daysWithoutVisits: number;
  /** Emails pause after this one (docs/decisions/product.md). */
  readonly pauses: boolean;
}
