import type { IssueState, Severity } from '../../../contract/report-issue.ts';
import type { ElementFingerprint, SignalKind } from '../../../contract/signal.ts';
import type { IssueDay } from './change.ts';

/** What the owner said about an issue, by the links of a mail or on the report's page. */
export interface Mark {
  readonly as: 'not-a-problem' | 'fixed';
  /** The instant: earlier occurrences say nothing about the repair. */
  readonly at: string;
}

/** What is remembered of an issue from report to report (`OWNER#id / ISSUE#fingerprint`). */
export interface IssueMemory {
  readonly fingerprint: string;
  readonly kind: SignalKind;
  readonly page: string;
  readonly element?: ElementFingerprint;
  readonly about?: string;
  readonly title: string;
  readonly severity: Severity;
  readonly state: IssueState;
  /** Local dates. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** The instant of its last occurrence: a repair claimed before it did not work. */
  readonly lastSeenAt: string;
  /** Since `firstSeen`. */
  readonly daysSeen: number;
  /** On the last day it was seen: affected and exposed visitors. */
  readonly affected: number;
  readonly exposed: number;
  /** Exposed visitors without an occurrence since it was last seen or marked as fixed. */
  readonly passedBy: number;
  /** Since it was first reported, came back or changed, oldest first; missing in items before version 2. */
  readonly days?: readonly IssueDay[];
  /** How many issues the owner's reports watched in the quarter it was first reported in, this one included. */
  readonly place?: number;
  /** When a repair or a change was last proven: what was proven earns the owner's other issues a larger budget. */
  readonly provenOn?: string;
  /** Already reported; an issue that was only watched is new to the reader. */
  readonly isTold: boolean;
  /** Local dates: when it was first reported, when its repair was proven, when it came back. */
  readonly toldOn?: string;
  readonly repairedOn?: string;
  readonly returnedOn?: string;
  readonly mark?: Mark;
  /** The instant at which the owner called it useful. */
  readonly useful?: string;
}
