import type { Digest } from '../../lambdas/contract/digest.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import type { Session } from '../../lambdas/recordings/session/session.ts';
import { visit } from './digest.ts';

/** A closed session with the digest of `visit(n)`; the higher `n`, the newer. */
export function session(
  n: number,
  overrides: Parameters<typeof visit>[1] = {},
  more: Partial<Session> = {},
): Session {
  const digest: Digest = visit(n, overrides);
  const { startedAt, endedAt, visitor } = digest;
  const sessionId = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  return {
    sessionId,
    ownerId: 'owner',
    startedAt,
    domain: 'shop.example',
    visitor,
    userAgent: '',
    referrer: '',
    country: digest.country,
    state: 'closed',
    lastSeenAt: endedAt,
    loads: 1,
    bytes: 1_000,
    keepDays: 30,
    parts: [
      { name: 'a', from: 0, to: 60_000, keyframe: true, bytes: 1 },
      { name: 'b', from: 60_000, to: 120_000, keyframe: true, bytes: 1 },
    ],
    digest,
    ...more,
  };
}

/** A session without batches. */
export function openSession(startedAt: Date): Session {
  const at = startedAt.toISOString();
  return {
    sessionId: sessionIdAt(startedAt, new Uint8Array(10)),
    ownerId: 'owner-1',
    startedAt: at,
    lastSeenAt: at,
    domain: 'shop.example',
    visitor: 'visitor-1',
    userAgent: '',
    referrer: '',
    state: 'open',
    loads: 1,
    bytes: 0,
    keepDays: 30,
  };
}

export async function* newestFirst(
  sessions: readonly Session[],
): AsyncGenerator<Session, undefined> {
  yield* sessions.toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1));
}
