import type { Session } from './session.ts';

/** Newest first. Returns the session after which to continue if it stops before the end. */
export type SessionsRead = AsyncGenerator<Session, string | undefined>;

interface Taken {
  readonly sessions: Session[];
  /** It stopped at `max`; there was at least one more session. */
  readonly isTruncated: boolean;
  /** The session after which to continue, if the read stopped before the end. */
  readonly stoppedAt?: string | undefined;
}

/** The first `max` sessions that are wanted. */
export async function takeSessions(
  read: SessionsRead,
  max: number,
  isWanted: (session: Session) => boolean = () => true,
): Promise<Taken> {
  const sessions: Session[] = [];
  for (;;) {
    const { done, value } = await read.next();
    if (done) return { sessions, isTruncated: false, stoppedAt: value };
    if (sessions.length === max) return { sessions, isTruncated: true };
    if (isWanted(value)) sessions.push(value);
  }
}
