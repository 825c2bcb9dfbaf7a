import { queue } from '../adapters/queue.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { sweepSessions } from './functions.ts';
import { sessionStore } from './session/session.store.ts';
import { isOver } from './session/session.ts';

const connectors = { table, 'session-closings': queue('session-closings') };

/** Queues the closing of every session that is over; one that was queued before and not closed yet is queued again. */
export const handler = handle(sweepSessions, connectors, async ({ now }, use) => {
  for await (const session of sessionStore(use.table).unclosed()) {
    if (!isOver(session, now)) continue;
    const { ownerId, sessionId, lastSeenAt } = session;
    await use['session-closings'].add({ ownerId, sessionId, lastSeenAt });
  }
});
