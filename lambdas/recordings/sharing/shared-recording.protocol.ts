import type { RecordingRow } from '../../contract/recording-row.ts';
import type { SharedRecording, ShareToken } from '../../contract/recording-shares.ts';
import { rowOf } from '../listing/recording-row.ts';
import { loadPlayback, type PlaybackPorts } from '../playback/load-playback.protocol.ts';
import type { sessionReader } from '../session/session.store.ts';
import type { shareReader } from './share.store.ts';
import { isActive } from './share.ts';

/** Links to a shared recording's parts work this long, also after a revocation; the page renews them. */
const SHARED_LINK_MINUTES = 10;

/** Removes the owner's annotations and the visitor id, because anyone with the link can read the response. */
const withoutAnnotations = (row: RecordingRow): RecordingRow => ({
  ...row,
  starred: false,
  tags: [],
  note: '',
  visitor: '',
});

interface Ports extends PlaybackPorts {
  readonly shares: Pick<ReturnType<typeof shareReader>, 'find'>;
  readonly sessions: Pick<ReturnType<typeof sessionReader>, 'find'>;
}

/** Undefined if the link has expired or was revoked, or if its recording was deleted. */
export async function sharedRecording(
  ports: Ports,
  { o: ownerId, s: sessionId, i: shareId }: ShareToken,
  now: Date,
): Promise<SharedRecording | undefined> {
  const share = await ports.shares.find({ ownerId, sessionId, shareId });
  if (!share || !isActive(share, now)) return undefined;
  const session = await ports.sessions.find({ ownerId, sessionId });
  if (!session) return undefined;
  return {
    recording: withoutAnnotations(rowOf(session, now)),
    ...(await loadPlayback(ports, session, SHARED_LINK_MINUTES)),
    note: share.note,
    start_ms: share.startMs,
    expires_at: share.expiresAt,
  };
}
