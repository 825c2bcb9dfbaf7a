/**
 * Everything one report is made from. The caller reads it from the stores; `composeReport` adds nothing
 * but arithmetic and words. Instants are ISO 8601 in UTC; local dates are `YYYY-MM-DD` in the owner's zone.
 */
import type { DeviceClass, Digest } from '../../contract/digest.ts';
import type { Goal as GoalKind } from '../../contract/integration.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';

interface ReportWindow {
  /** Sessions that started in [from, to) are this report's. */
  readonly from: string;
  readonly to: string;
  /** The last local day the window covers: the day the report is about. */
  readonly localDate: string;
  readonly timezone: string;
}

/** The website's goal. Reached by visiting a page of `pages` or one of the kind's usual pages. */
export interface Goal {
  readonly kind: GoalKind;
  readonly pages?: readonly string[];
}

/** One local day in a few numbers. A report stores one for each day it covers; later reports compare with them. */
export interface DaySummary {
  readonly date: string;
  readonly visitors: number;
  readonly sessions: number;
  /** False when the plan's limit or a missing script hid a part of the day: such a day is no yardstick. */
  readonly complete: boolean;
  readonly devices: Readonly<Partial<Record<DeviceClass, number>>>;
  /** Visitors by page, the most visited ones. */
  readonly pages: Readonly<Record<string, number>>;
  /** By fingerprint: visitors affected and exposed. */
  readonly issues: Readonly<Record<string, readonly [affected: number, exposed: number]>>;
  readonly goals?: number;
  /** Marks of the visitors (`visitor-marks.ts`); absent on days with very many. */
  readonly seen?: string;
  /** Visitors at checkout and visitors who ordered, if orders are the goal. */
  readonly shop?: { readonly checkouts: number; readonly orders: number };
  /** How people moved, as counts of all that could have: what a later day is compared with. */
  readonly moves?: Readonly<Record<string, readonly [n: number, of: number]>>;
  /** The move that the report quoted. */
  readonly quoted?: string;
}

/** What happened on the way from the browser to the digests. */
export interface Capture {
  readonly bots: number;
  /** Visits rejected by the plan's limit in this window. */
  readonly rejectedByPlan: number;
  /** Visits to another website that carries this one's script, and visits beyond the rate. */
  readonly elsewhere?: number;
  readonly throttled?: number;
  /** Sessions of earlier days that arrived after their report was written; they are among the digests. */
  readonly late: number;
  /** Recordings that could not be read. */
  readonly poisoned: number;
  /** Set when the digests are an even sample: how many sessions and visitors there really were. */
  readonly sampledFrom?: { readonly sessions: number; readonly visitors: number };
  readonly scriptMissingSince?: string;
  /** The start of the last session ever recorded. */
  readonly lastVisitAt?: string;
  /** The last look at the website itself. */
  readonly check?: {
    readonly at: string;
    readonly siteAnswered: boolean;
    readonly scriptFound: boolean;
  };
}

export interface ReportInput {
  readonly owner: { readonly first_name: string };
  readonly website: { readonly domain: string; readonly analysis: string; readonly goal?: Goal };
  readonly window: ReportWindow;
  readonly digests: readonly Digest[];
  /** Days before the window, any order; those of the last 56 are used. */
  readonly earlier: readonly DaySummary[];
  readonly memory: readonly IssueMemory[];
  readonly capture: Capture;
  readonly plan: { readonly name: string; readonly maxSessions: number };
  /** No report was written for this website before. */
  readonly isFirst: boolean;
  /** Days in a row, this one included, without a visit; 0 on a day with visits. */
  readonly daysWithoutVisits: number;
  /** The mails pause after this one (docs/decisions/product.md). */
  readonly pauses: boolean;
}
