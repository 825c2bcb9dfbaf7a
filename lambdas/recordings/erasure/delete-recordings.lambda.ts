import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { isSessionId } from '../../contract/rules/session-id.ts';
import { handle } from '../../runtime/handle.ts';
import { deleteRecordings } from '../functions.ts';
import { erase } from './erasure.protocol.ts';

export const handler = handle(
  deleteRecordings,
  { table, bucket },
  async ({ owner, body, now }, use) => {
    let deleted = 0;
    for (const sessionId of new Set(body.sessionIds)) {
      const isErased =
        isSessionId(sessionId) && (await erase({ ownerId: owner.id, sessionId }, use, now));
      if (isErased) deleted += 1;
    }
    return { success: true, deleted };
  },
);
