import { emails } from '../../contract/copy/emails.ts';
import { DAY_MS } from '../../contract/durations.ts';
import type { EmailRow } from '../../contract/emails.ts';
import { type Delivery, statusOf } from '../delivery/delivery.ts';
import type { EmailLog } from './email-log.ts';

export interface EmailFilter {
  /** Rows sent at or after this instant. */
  readonly since?: Date | undefined;
  readonly recipient?: string | undefined;
  readonly search?: string | undefined;
}

/** The log id before the first dash of a row's id (§7); undefined if it is not a number. */
export function logIdIn(rowId: string): number | undefined {
  const number = Number(rowId.split('-')[0]);
  return Number.isSafeInteger(number) ? number : undefined;
}

const rowIdOf = (logId: number, email: string): string => `${logId}-${email}`;

/** One row per recipient of a log (§3). */
export const rowsOf = (log: EmailLog, deliveries: readonly Delivery[]): EmailRow[] =>
  log.sent_email_addresses.map((to) => ({
    id: rowIdOf(log.id, to),
    to,
    status: statusOf(deliveries.find(({ date, email }) => date === log.date && email === to)),
    subject: log.sites_email_subject || emails.defaultSubject,
    created_at: log.created_at,
  }));

/** The start of the last `days` days; undefined for all time. */
export const sinceOf = (days: string | undefined, now: Date): Date | undefined =>
  days === undefined ? undefined : new Date(now.getTime() - Number(days) * DAY_MS);

/** Searches recipient and subject, case-insensitively. Every word must occur (OPEN-22). */
export function matches(row: EmailRow, { since, recipient, search = '' }: EmailFilter): boolean {
  if (since && row.created_at < since.toISOString()) return false;
  if (recipient !== undefined && row.to.toLowerCase() !== recipient.toLowerCase()) return false;
  const text = `${row.to} ${row.subject}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
