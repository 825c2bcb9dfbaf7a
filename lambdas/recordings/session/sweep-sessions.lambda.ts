import { queue } from '../../adapters/queue.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { sweepSessions } from '../functions.ts';
import { SESSION_SHARDS } from './closing.store.ts';
import { sessionStore } from './session.store.ts';
import { isClosable, startedBeforeEnd } from './session.ts';

const connectors = { table, 'session-closings': queue('session-closings') };

/**
 * Queues the closing of every session that has ended, and again while it is unclosed. Reads all shards in parallel; a
 * failure in one does not affect the others.
 */
export const handler = handle(sweepSessions, connectors, async ({ now }, use) => {
  const sweep = async (shard: string) => {
    for await (const sessions of sessionStore(use.table).unclosedIn(shard, startedBeforeEnd(now))) {
      const endings = sessions
        .filter((session) => isClosable(session, now))
        .map(({ ownerId, sessionId, lastSeenAt }) => ({ ownerId, sessionId, lastSeenAt }));
      await use['session-closings'].addAll(endings);
    }
  };
  const results = await Promise.allSettled(SESSION_SHARDS.map(sweep));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
});
