import { DELETION_LINK_HOURS, DELETION_SETTLES_MINUTES } from '../contract/limits.ts';
import type { DeletionToken } from '../contract/mail-links.ts';

/**
 * An account that its owner deleted. The purge repeats every 15 minutes until the account settles, because in-flight
 * requests (a session, a report email) may still write after a purge.
 */
export interface Deletion {
  readonly ownerId: string;
  readonly startedAt: string;
  /** Where to send the confirmation; absent once it was sent. */
  readonly email?: string | undefined;
}

/** Whether nothing can write for the account anymore: all session tickets, tokens and invocations have expired. */
export const hasSettled = ({ startedAt }: Deletion, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) >= DELETION_SETTLES_MINUTES * 60_000;

export const deletionToken = (ownerId: string, now: Date): DeletionToken => ({
  o: ownerId,
  x: Math.floor(now.getTime() / 1000) + DELETION_LINK_HOURS * 3_600,
});

export const isTimely = ({ x }: DeletionToken, now: Date): boolean => now.getTime() <= x * 1000;
