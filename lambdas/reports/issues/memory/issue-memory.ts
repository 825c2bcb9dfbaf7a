import type { IssueState, Severity } from '../../../contract/report-issue.ts';
import type { ElementFingerprint, SignalKind } from '../../../contract/signal.ts';
import type { IssueDay } from './clean-time.ts';

/** The owner's answer to an issue, from a link in an email or from the report's page. Stored as `mark`. */
export interface OwnerAnswer {
  readonly as: 'not-a-problem' | 'fixed';
  /** The instant of the answer. Occurrences before it do not refute a claimed repair. */
  readonly at: string;
}

/** An issue's state between reports (`OWNER#id / ISSUE#fingerprint`). */
export interface IssueMemory {
  readonly fingerprint: string;
  /** The website; missing in items that were stored before an owner's websites were kept apart. */
  readonly domain?: string;
  readonly kind: SignalKind;
  readonly page: string;
  readonly element?: ElementFingerprint | undefined;
  readonly about?: string | undefined;
  /** What its faults have in common (`identity.ts`), for the days on which other controls lead. */
  readonly faults?: readonly string[] | undefined;
  readonly title: string;
  readonly severity: Severity;
  readonly state: IssueState;
  /** Local dates. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  /** The instant of its last occurrence. A repair claimed before it did not work. */
  readonly lastSeenAt: string;
  /** Since `firstSeen`. */
  readonly daysSeen: number;
  /** Affected and exposed visitors on the last day it was seen. */
  readonly affected: number;
  readonly exposed: number;
  /** Exposed visitors without an occurrence since it was last seen or marked as fixed. */
  readonly passedBy: number;
  /** Exposed visitors while it is open whose visits other rules analyzed, without an occurrence since it was last seen. */
  readonly passedNewer?: number;
  /** Days since its first occurrence, its return or its last change, oldest first; missing in items before version 2. */
  readonly days?: readonly IssueDay[];
  /** The most days in a row on which visitors saw the page without the issue, before it occurred again. */
  readonly longestPause?: number | undefined;
  /** The version of the signal rules of its last occurrence (`contract/signal-rules.ts`); missing up to version 19. */
  readonly rules?: number | undefined;
  /** The first of its days that was counted with these rules, if others counted earlier days. */
  readonly comparableFrom?: string | undefined;
  /** Its rank: how many issues the owner's reports had watched in that quarter when it was first reported, itself included. */
  readonly place?: number | undefined;
  /** When a repair or change was last proven. Proven claims increase the error budget of the owner's other issues. */
  readonly provenOn?: string | undefined;
  /** Whether a report has described it. An issue that was only watched is new to the reader. */
  readonly isReported: boolean;
  /** Local dates: when it was first reported, when its repair was proven, when it came back. */
  readonly reportedOn?: string | undefined;
  readonly repairedOn?: string | undefined;
  readonly returnedOn?: string | undefined;
  readonly mark?: OwnerAnswer | undefined;
  /** When the owner marked it as useful. */
  readonly useful?: string;
  /**
   * Earlier answers are about another website's issue. Stored by a version that let a website take over the fingerprint of
   * the one before.
   */
  readonly answersFrom?: string | undefined;
}

/** An issue's memory and the owner's answers. They are separate attributes, so that neither write overwrites the other. */
export interface StoredIssue {
  readonly fingerprint: string;
  readonly memory?: IssueMemory;
  readonly mark?: OwnerAnswer;
  readonly useful?: string;
}

/** The answers that are about the remembered issue. */
export const currentAnswers = ({
  memory,
  mark,
  useful,
}: Omit<StoredIssue, 'fingerprint'>): Pick<IssueMemory, 'mark' | 'useful'> => {
  const from = memory?.answersFrom ?? '';
  return {
    ...(mark !== undefined && mark.at >= from && { mark }),
    ...(useful !== undefined && useful >= from && { useful }),
  };
};
