import type { DayKind } from '../contract/report-summary.ts';
import type { Recipient } from '../contract/rules/recipients.ts';
import type { DaySummary } from './content/report-input.ts';

/** The time a report covers: sessions that started in [from, to). Instants, ISO 8601 in UTC. */
export interface Window {
  readonly from: string;
  readonly to: string;
}

/**
 * The ledger of one report (`OWNER#id / REPORT#date`). It is claimed by one worker at a time, gets its content once,
 * and its recipients once, when sending begins.
 */
export interface Report {
  readonly ownerId: string;
  /** The local date of the report. */
  readonly date: string;
  readonly zone: string;
  readonly window: Window;
  readonly state: 'claimed' | 'written' | 'done';
  /** Fencing token: grows with every claim, so a worker whose lease ended cannot write. */
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
  /** The name of its spoken summary among its media, once it exists. */
  readonly audio?: string | undefined;
  readonly recipients?: readonly Recipient[] | undefined;
}
