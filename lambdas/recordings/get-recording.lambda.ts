import { bucketReader } from '../adapters/bucket.ts';
import { tableReader } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { batchReader } from './batch/batch.store.ts';
import { getRecording } from './functions.ts';
import { rowOf } from './listing/recording-row.ts';
import { loadPlayback } from './playback/load-playback.protocol.ts';
import { recordingReader } from './recording.store.ts';
import { sessionReader } from './session/session.store.ts';

const connectors = { 'table:read': tableReader, 'bucket:read': bucketReader };

export const handler = handle(getRecording, connectors, async ({ owner, body, now }, use) => {
  const sessions = sessionReader(use['table:read'], now);
  const session = await sessions.find({ ownerId: owner.id, sessionId: body.sessionId });
  if (!session) throw new Problem('recording-gone');
  const ports = { recordings: recordingReader(use), batches: batchReader(use) };
  const [played, neighbors] = await Promise.all([
    loadPlayback(ports, session),
    sessions.neighbors(session),
  ]);
  return { recording: rowOf(session, now), ...played, ...neighbors };
});
