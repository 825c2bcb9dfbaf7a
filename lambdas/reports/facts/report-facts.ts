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
  /** The mails pause after this one. */
  readonly pauses: boolean;
  readonly isFirst: boolean;
  readonly window: ReportInput['window'];
  /** The local dates covered, first to last; one, except after an outage or a move. */
  readonly dates: readonly string[];
  readonly visitors: number;
  readonly sessions: number;
  /** Sessions that were read: all of them, unless the day was sampled. */
  readonly read: number;
  readonly events: number;
  readonly devices: readonly DeviceShare[];
  /** Most visited first. */
  readonly pages: readonly PageVisits[];
  readonly usual: UsualDay;
  readonly behavior: Behavior;
  readonly traffic: Traffic;
  readonly moves: Moves;
  /** What the report quotes about how people moved. */
  readonly quote?: Move;
  /** Pages that had visitors on most days of the last week and none in this window. */
  readonly deserted: readonly { readonly page: string; readonly usually: number }[];
  /** Recordings of which something is missing. */
  readonly withGaps: number;
  /** Recordings of pages too heavy to draw: everything was seen, and nothing can be shown. */
  readonly eventsOnly: number;
  readonly goal?: { readonly kind: Goal['kind']; readonly reached: number };
  /** In the order of the report: severity, then impact. Muted and absorbed ones are not among them. */
  readonly issues: readonly IssueFacts[];
  /** Seen today, but marked as no problem, or as fixed before the last occurrence. */
  readonly setAside: readonly IssueFacts[];
  /** Open yesterday, gone since: shown once. */
  readonly repaired: readonly IssueMemory[];
  /** Open Critical and Important issues without a visitor in this window, most recently seen first. */
  readonly unseen: readonly IssueMemory[];
  /** Seen in one session so far, and without an error: watched, not reported. */
  readonly watched: readonly IssueFacts[];
  /** Issues beyond what a report lists. */
  readonly unlisted: number;
  /** In the first report about a month. */
  readonly trackRecord?: TrackRecord;
  readonly capture: Capture;
  readonly plan: ReportInput['plan'];
}
