import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { isSessionId } from '../../contract/rules/session-id.ts';
import { handle } from '../../runtime/handle.ts';
import { deleteRecording } from '../functions.ts';
import { erase } from './erasure.protocol.ts';

const connectors = { table, bucket };

export const handler = handle(deleteRecording, connectors, async ({ owner, body, now }, use) => {
  const key = { ownerId: owner.id, sessionId: body.sessionId };
  const isErased = isSessionId(body.sessionId) && (await erase(key, use, now));
  if (!isErased) throw new Problem('recording-gone');
  return { success: true };
});
