import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { watchRecording } from './functions.ts';
import { sessionStore } from './session/session.store.ts';

export const handler = handle(watchRecording, { table }, async ({ owner, body, now }, use) => {
  const key = { ownerId: owner.id, sessionId: body.sessionId };
  if (!(await sessionStore(use.table).recordWatched(key, now))) throw new Problem('recording-gone');
  return { success: true };
});
