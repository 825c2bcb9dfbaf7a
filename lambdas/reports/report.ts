import type { DayKind } from '../contract/report-summary.ts';
import type { Recipient } from '../contract/rules/recipients.ts';
import type { DaySummary } from './content/report-input.ts';

/** The period of a report: sessions that started in [from, to). ISO 8601 instants in UTC. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/**
 * The state of one report (`OWNER#id / REPORT#date`). One worker at a time claims it. Its content is stored once, and so
 * are its recipients when sending starts.
 */
export interface Report {
  readonly ownerId: string;
  /** The local date of the report. */
  readonly date: string;
  readonly zone: string;
  readonly window: Window;
  readonly state: 'claimed' | 'written';
  /** Fencing token: increases with every claim, so that a worker whose lease expired cannot write. */
  readonly fence: number;
  readonly leaseUntil: string;
  readonly subject?: string | undefined;
  readonly kind?: DayKind | undefined;
  readonly sessions?: number | undefined;
  /** Whether the email says that emails pause. */
  readonly pauses?: boolean | undefined;
  /** One per local date of the window, for comparisons in later reports. */
  readonly days?: readonly DaySummary[] | undefined;
  readonly writtenAt?: string | undefined;
  readonly clipsRevoked?: boolean | undefined;
  /** The media name of its spoken summary, once it exists. */
  readonly audio?: string | undefined;
  readonly recipients?: readonly Recipient[] | undefined;
}
