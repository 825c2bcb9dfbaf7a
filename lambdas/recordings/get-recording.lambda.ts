import { recordings } from '../adapters/recordings.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { getRecording } from './functions.ts';
import { marksOf, pagesOf, rowOf } from './listing/recording-row.ts';
import { recordingStore } from './recording.store.ts';
import { sessionStore } from './session/session.store.ts';

const connectors = { table, recordings };

export const handler = handle(getRecording, connectors, async ({ owner, body }, use) => {
  const sessions = sessionStore(use.table);
  const session = await sessions.find({ ownerId: owner.id, sessionId: body.sessionId });
  if (!session) throw new Problem('recording-gone');
  const [parts, neighbours] = await Promise.all([
    recordingStore(use.recordings).links(session),
    sessions.neighbours(session),
  ]);
  return {
    recording: rowOf(session),
    pages: pagesOf(session.digest),
    marks: marksOf(session.digest),
    parts,
    ...neighbours,
  };
});
