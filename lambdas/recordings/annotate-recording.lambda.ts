import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { annotateRecording } from './functions.ts';
import { mergedTags } from './session/merged-tags.ts';
import { sessionStore } from './session/session.store.ts';

export const handler = handle(annotateRecording, { table }, async ({ owner, body, now }, use) => {
  const { sessionId, tags, tagsBefore, ...annotations } = body;
  const key = { ownerId: owner.id, sessionId };
  const select = tags && ((known: readonly string[]) => mergedTags(known, tags, tagsBefore));
  const saved = await sessionStore(use.table).annotate(key, { ...annotations, tags: select }, now);
  if (!saved) throw new Problem('recording-gone');
  return { success: true, tags: [...(saved.tags ?? [])] };
});
