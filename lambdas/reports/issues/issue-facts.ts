import type { DeviceClass } from '../../contract/digest.ts';
import type { Evidence, IssueState, Severity } from '../../contract/report-issue.ts';
import type { ElementFingerprint, SignalKind } from '../../contract/signal.ts';
import type { Count } from '../facts/safe-test.ts';
import type { Baseline } from './memory/baseline.ts';
import type { IssueChange } from './memory/change.ts';
import type { Reproduction } from './reproduction.ts';

export interface IssueCause {
  readonly kind: SignalKind;
  readonly about: string;
  /** It broke what it caused long before a visitor used that. */
  readonly isBefore?: true;
}

/** Everything a report may state about one issue. Counts are visitors unless the name says sessions. */
export interface IssueFacts {
  readonly fingerprint: string;
  readonly kind: SignalKind;
  readonly page: string;
  /** Further pages it occurred on. */
  readonly otherPages: number;
  readonly element?: ElementFingerprint;
  readonly about?: string;
  /** The number of signals with this `about`, and of visitors. */
  readonly aboutTimes: number;
  readonly aboutVisitors: number;
  /** The script error or request that caused it, at the same time or before. */
  readonly cause?: IssueCause;
  readonly state: IssueState;
  /** A proven change of its share, with its first day. */
  readonly change?: IssueChange;
  readonly severity: Severity;
  readonly isBlocking: boolean;
  readonly impact: number;
  readonly affected: number;
  readonly exposed: number;
  /** Visitors affected and exposed on all remembered days, including this one. */
  readonly pooled: Count;
  /** Visitors to its pages on stored days before the first pooled day. */
  readonly passedBefore: number;
  readonly affectedSessions: number;
  readonly exposedSessions: number;
  /** Shares from 0 to 1, with the 95 % interval (`shareInterval`). */
  readonly rate: number;
  readonly interval: readonly [low: number, high: number];
  readonly baseline: Baseline | null;
  /** The local date of its first occurrence, or of its return. */
  readonly onset: string;
  /** The local date of the report's day. */
  readonly today: string;
  /** Days since its first occurrence; that date is day 1. */
  readonly day: number;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  /** When during the day it began, or ended, and how many visits to its pages before that, or after, did not run into it. */
  readonly hours?: {
    readonly timezone: string;
    readonly from?: string;
    readonly until?: string;
    readonly others: number;
  };
  /** Days with an occurrence, including this one. */
  readonly daysSeen: number;
  /** The local dates of its occurrences in this window. */
  readonly dates: readonly string[];
  /** The last earlier day with an occurrence, and the day on which the owner marked it as fixed. */
  readonly before?: {
    readonly date: string;
    /** The first of the days that `daysSeen` counts. */
    readonly since: string;
    readonly affected: number;
    readonly exposed: number;
    readonly claimedOn?: string;
  };
  /** All signals, of any kind. */
  readonly signals: number;
  /** Signals of the issue's kind, and the largest count of one of them (clicks, turns, fields …). */
  readonly times: number;
  readonly peak: number;
  readonly isStrong: boolean;
  /** For a click that failed: the affected visitors who got the error, if the others only got no response. */
  readonly affectedByError?: number;
  /** Every click that failed was on a link and opened a page that does not exist. */
  readonly leadsToMissingPage?: true;
  /** At least one click had no response. */
  readonly isUnanswered: boolean;
  /** Every click had a response, but too late. */
  readonly isLate: boolean;
  /** Most clicks hit beside the control, which is smaller than 24 px. */
  readonly isMissed: boolean;
  /** An invisible element covers the control. */
  readonly isCovered?: boolean;
  /** The control moved away from most clicks. */
  readonly isMoved?: boolean;
  /** A message or something else took the place of the page's content. */
  readonly isReplaced?: boolean;
  /** The response to most clicks was out of sight. */
  readonly isUnseen?: boolean;
  /** An unfinished form: most visitors submitted it, and it stayed open. Otherwise: the control submits a form. */
  readonly isSubmitted?: boolean;
  /** Affected sessions in which a field rejected what was entered. */
  readonly sessionsRejected: number;
  /** Affected sessions that ended on its page. */
  readonly sessionsLeft: number;
  /** The share of all its signals that came from one visitor, 0 to 1. */
  readonly largestVisitorShare: number;
  readonly devices: readonly {
    readonly device: DeviceClass;
    readonly sessions: number;
    readonly exposedSessions: number;
  }[];
  /** Visitors who reached the goal, with the issue and without it. */
  readonly goal?: {
    readonly reachedWith: number;
    readonly reachedWithout: number;
    readonly without: number;
  };
  /** For a slow page: the vital and its p75 (ms, or score), and the visits measured. */
  readonly slowness?: {
    readonly vital: 'LCP' | 'INP' | 'CLS';
    readonly p75: number;
    readonly measured: number;
    /** `SlowPage.waits` */
    readonly waits?: true;
  };
  /** Set if the counts come from an even sample of the sessions. */
  readonly sample?: { readonly read: number; readonly of: number };
  readonly evidence: readonly Evidence[];
  readonly reproduction: Reproduction;
}

/** An unchanged Minor issue gets one line; an open Critical or Important one is reported in full every day. */
export const isInFull = ({ state, severity }: Pick<IssueFacts, 'state' | 'severity'>): boolean =>
  state !== 'same' || severity !== 'minor';
