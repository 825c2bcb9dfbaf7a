import type { DayKind } from '../../contract/report-summary.ts';
import type { Capture, Goal, ReportInput } from '../content/report-input.ts';
import type { IssueFacts } from '../issues/issue-facts.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import type { Behavior } from './behavior.ts';
import type { FACTS_VERSION } from './constants.ts';
import type { Move, Moves } from './moves.ts';
import type { TrackRecord } from './track-record.ts';
import type { Traffic } from './traffic.ts';
import type { UsualDay } from './usual-day.ts';
import type { DeviceShare, PageVisits } from './visits.ts';

export interface ReportFacts {
  readonly version: typeof FACTS_VERSION;
  readonly firstName: string;
  readonly domain: string;
  readonly kind: DayKind;
  readonly daysWithoutVisits: number;
  /** Emails pause after this one. */
  readonly pauses: boolean;
  readonly isFirst: boolean;
  readonly window: ReportInput['window'];
  /** The local dates covered, first to last: one, except after an outage or a change of time zone. */
  readonly dates: readonly string[];
  readonly visitors: number;
  /** How many of them did not come in this window: their sessions arrived after the report of their day. */
  readonly lateVisitors: number;
  readonly sessions: number;
  /** Sessions whose digest was read: all, unless the day was sampled. */
  readonly read: number;
  readonly events: number;
  readonly devices: readonly DeviceShare[];
  /** Most visited first. */
  readonly pages: readonly PageVisits[];
  readonly usual: UsualDay;
  readonly behavior: Behavior;
  readonly traffic: Traffic;
  readonly moves: Moves;
  /** The move that the report quotes. */
  readonly quote?: Move;
  /** Pages that had visitors on most days of the last week and none in this window. */
  readonly deserted: readonly { readonly page: string; readonly usually: number }[];
  /** Recordings with missing parts. */
  readonly withGaps: number;
  /** Recordings of pages too heavy to draw: the analysis has every event, but playback has no picture. */
  readonly eventsOnly: number;
  readonly goal?: { readonly kind: Goal['kind']; readonly reached: number };
  /** In the order of the report: severity, then impact. Excludes muted and absorbed issues. */
  readonly issues: readonly IssueFacts[];
  /** Occurred in this window, but the owner marked them as no problem, or as fixed since. */
  readonly answered: readonly IssueFacts[];
  /** Proven repaired since the last report; shown once. */
  readonly repaired: readonly IssueMemory[];
  /** Marked as fixed a short time ago, and not seen since, in too few visits for a proof. */
  readonly claimed: readonly IssueMemory[];
  /** Open Critical and Important issues without a visitor in this window, the worst first. */
  readonly unseen: readonly IssueMemory[];
  /** Minor ones that visitors ran into within the last days, but not in this window. */
  readonly unseenMinor: readonly IssueMemory[];
  /** The number of such issues beyond these lists. */
  readonly unlistedOpen: number;
  /** Open Critical and Important ones that were last seen under other signal rules. */
  readonly unconfirmed: readonly IssueMemory[];
  /** Too weak to report yet (`deserves-mention.ts`). */
  readonly watched: readonly IssueFacts[];
  /** The number of issues beyond the report's list. */
  readonly unlisted: number;
  /** Present in the first report about a month. */
  readonly trackRecord?: TrackRecord;
  readonly capture: Capture;
  readonly plan: ReportInput['plan'];
}
