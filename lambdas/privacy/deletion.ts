import { DELETION_LINK_HOURS, DELETION_SETTLES_MINUTES } from '../contract/limits.ts';
import type { DeletionToken } from '../contract/mail-links.ts';

/**
 * An account that its owner deleted. The purge repeats every 15 minutes until the account settles, because in-flight
 * requests (a session, a report email) may still write after a purge.
 */
export interface Deletion {
  readonly ownerId: string;
  readonly startedAt: string;
  /** When the first run started that deleted everything; absent until then. */
  readonly emptiedAt?: string | undefined;
  /** Where to send the confirmation; absent once it was sent. */
  readonly email?: string | undefined;
  /** When a worker claimed the confirmation. */
  readonly noticeClaimedAt?: string | undefined;
}

/**
 * Whether nothing can write for the account anymore: all session tickets, tokens and invocations have expired. While a
 * removal fails, the login or the website may still issue new ones, so this counts from the first complete run.
 */
export const hasSettled = ({ emptiedAt }: Deletion, now: Date): boolean =>
  emptiedAt !== undefined &&
  now.getTime() - Date.parse(emptiedAt) >= DELETION_SETTLES_MINUTES * 60_000;

export const deletionToken = (ownerId: string, now: Date): DeletionToken => ({
  o: ownerId,
  x: Math.floor(now.getTime() / 1000) + DELETION_LINK_HOURS * 3_600,
});

export const isUnexpired = ({ x }: DeletionToken, now: Date): boolean => now.getTime() <= x * 1000;
