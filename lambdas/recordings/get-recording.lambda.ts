import { bucketReader } from '../adapters/bucket.ts';
import { tableReader } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { batchReader } from './batch/batch.store.ts';
import { getRecording } from './functions.ts';
import { pagesOf, rowOf, timelineMarksOf } from './listing/recording-row.ts';
import { recordingReader } from './recording.store.ts';
import { sessionReader } from './session/session.store.ts';

const connectors = { 'table:read': tableReader, 'bucket:read': bucketReader };

export const handler = handle(getRecording, connectors, async ({ owner, body, now }, use) => {
  const sessions = sessionReader(use['table:read']);
  const session = await sessions.find({ ownerId: owner.id, sessionId: body.sessionId });
  if (!session) throw new Problem('recording-gone');
  const stored = recordingReader(use['bucket:read']);
  const links = session.parts
    ? stored.links(session, session.parts)
    : batchReader(use).links(session);
  const [parts, events, neighbors] = await Promise.all([
    links,
    stored.eventList(session),
    sessions.neighbors(session),
  ]);
  return {
    recording: rowOf(session, now),
    pages: pagesOf(session.digest),
    marks: timelineMarksOf(session.digest),
    events: events ?? null,
    parts,
    ...neighbors,
  };
});
