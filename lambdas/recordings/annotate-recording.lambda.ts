import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { annotateRecording } from './functions.ts';
import { sessionStore } from './session/session.store.ts';

export const handler = handle(annotateRecording, { table }, async ({ owner, body, now }, use) => {
  const { sessionId, ...marks } = body;
  const key = { ownerId: owner.id, sessionId };
  const isDone = await sessionStore(use.table).annotate(key, marks, now);
  if (!isDone) throw new Problem('recording-gone');
  return { success: true };
});
