import { CLOSING_LEASE_SECONDS } from '../../lambdas/contract/limits.ts';
import type { ClosingSessions } from '../../lambdas/recordings/session/closing.protocol.ts';
import type { Session } from '../../lambdas/recordings/session/session.ts';

/** One session item in memory, with the conditions of `session.store.ts`. */
export function closingSessions(start: Session) {
  let item = start;
  const change = (more: Partial<Session>) => {
    item = { ...item, ...more };
  };
  const isClosing = () => item.state === 'closing';
  const sessions: ClosingSessions = {
    isErased: async () => item.state === 'erased',
    async startClosing(_, lastSeenAt, now) {
      const isWaiting = item.retryAt !== undefined && item.retryAt > now.toISOString();
      const isUnclosed = item.state === 'open' || isClosing();
      if (!isUnclosed || isWaiting || item.lastSeenAt !== lastSeenAt) return undefined;
      const retryAt = new Date(now.getTime() + CLOSING_LEASE_SECONDS * 1_000).toISOString();
      change({ state: 'closing', closings: (item.closings ?? 0) + 1, retryAt });
      return item;
    },
    async postpone(_, until) {
      const { closings = 0, interruptions = 0 } = item;
      const retryAt = until.toISOString();
      if (!isClosing()) return false;
      change({ retryAt, closings: closings - 1, interruptions: interruptions + 1 });
      return true;
    },
    async close(_, closed, now) {
      if (!isClosing()) return false;
      change({ state: 'closed', ...closed, parts: closed.parts, closedAt: now.toISOString() });
      return true;
    },
    async quarantine(_, because, __, playable) {
      if (!isClosing()) return false;
      change({ state: 'set-aside', setAsideBecause: because, ...playable });
      return true;
    },
  };
  return { sessions, item: () => item };
}
