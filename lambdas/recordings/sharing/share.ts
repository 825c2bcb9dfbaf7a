import { DAY_MS } from '../../contract/durations.ts';
import type { RecordingShare, ShareToken } from '../../contract/recording-shares.ts';
import type { Session } from '../session/session.ts';

/** A link that opens one recording without a login. Times are ISO 8601 in UTC. */
export interface Share {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly shareId: string;
  readonly note: string;
  readonly startMs: number;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** A link expires with its recording, if not before, because its item contains the owner's note. */
export function expiryOf(
  days: number,
  { startedAt, keepDays }: Pick<Session, 'startedAt' | 'keepDays'>,
  now: Date,
): string {
  const recordingEnd = Date.parse(startedAt) + keepDays * DAY_MS;
  return new Date(Math.min(now.getTime() + days * DAY_MS, recordingEnd)).toISOString();
}

export const isActive = ({ expiresAt }: Pick<Share, 'expiresAt'>, now: Date): boolean =>
  expiresAt > now.toISOString();

export const tokenOf = ({ ownerId, sessionId, shareId }: Share): ShareToken => ({
  o: ownerId,
  s: sessionId,
  i: shareId,
});

/** The share as its owner sees it. */
export const toRecordingShare = (share: Share, token: string): RecordingShare => ({
  id: share.shareId,
  token,
  note: share.note,
  start_ms: share.startMs,
  created_at: share.createdAt,
  expires_at: share.expiresAt,
});
