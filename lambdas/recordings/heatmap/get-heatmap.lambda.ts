import { bucketReader } from '../../adapters/bucket.ts';
import { tableReader } from '../../adapters/table.ts';
import { HEATMAP_ELEMENTS, SESSIONS_READ_AT_ONCE } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { getHeatmap } from '../functions.ts';
import { recordingReader } from '../recording.store.ts';
import { sessionReader } from '../session/session.store.ts';
import { partsFor } from '../session/session.ts';
import { heatOf } from './heat.ts';
import { heatmapOptions, sessionShowing } from './heatmap-selection.ts';
import { heatmapSessions } from './heatmap-sessions.protocol.ts';

const connectors = { 'table:read': tableReader, 'bucket:read': bucketReader };

export const handler = handle(getHeatmap, connectors, async ({ owner, body, now }, use) => {
  const { page, device, ...range } = body;
  const query = { ownerId: owner.id, range, max: SESSIONS_READ_AT_ONCE };
  const { sessions, among } = await heatmapSessions(sessionReader(use['table:read'], now), query);
  const digests = sessions.flatMap(({ digest }) => digest ?? []);
  const { selection, pages, devices } = heatmapOptions(digests, { page, device });
  if (!selection) return { heatmap: null, pages, devices, among };
  const heat = heatOf(digests, selection.page, selection.device);
  const found = sessionShowing(sessions, selection);
  const picture = found && {
    session_id: found.session.sessionId,
    at_ms: found.atMs,
    parts: await recordingReader(use).links(
      found.session,
      partsFor(found.session.parts ?? [], found.atMs, found.atMs),
    ),
  };
  const elements = heat.elements.slice(0, HEATMAP_ELEMENTS);
  const left_out = heat.elements.length - elements.length;
  const heatmap = { ...selection, ...heat, elements, left_out, picture: picture ?? null };
  return { heatmap, pages, devices, among };
});
