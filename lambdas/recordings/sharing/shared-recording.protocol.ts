import type { RecordingRow } from '../../contract/recording-row.ts';
import type { SharedRecording, ShareToken } from '../../contract/recording-shares.ts';
import type { batchReader } from '../batch/batch.store.ts';
import { pagesOf, rowOf, timelineMarksOf } from '../listing/recording-row.ts';
import type { recordingReader } from '../recording.store.ts';
import type { sessionReader } from '../session/session.store.ts';
import type { shareReader } from './share.store.ts';
import { isActive } from './share.ts';

/** Links of a shared recording's parts outlive a revocation by at most this long; the page renews them. */
const SHARED_LINK_MINUTES = 10;

/** Leaves out the owner's notes and visitor ids: anyone with the link can read the answer. */
const withoutMarks = (row: RecordingRow): RecordingRow => ({
  ...row,
  starred: false,
  tags: [],
  note: '',
  visitor: '',
});

interface Ports {
  readonly shares: Pick<ReturnType<typeof shareReader>, 'find'>;
  readonly sessions: Pick<ReturnType<typeof sessionReader>, 'find'>;
  readonly recordings: Pick<ReturnType<typeof recordingReader>, 'links' | 'eventList'>;
  readonly batches: ReturnType<typeof batchReader>;
}

/** What a link shows; nothing once it has expired, was revoked, or its recording is gone. */
export async function sharedRecording(
  { shares, sessions, recordings, batches }: Ports,
  { o: ownerId, s: sessionId, i: shareId }: ShareToken,
  now: Date,
): Promise<SharedRecording | undefined> {
  const share = await shares.find({ ownerId, sessionId, shareId });
  if (!share || !isActive(share, now)) return undefined;
  const session = await sessions.find({ ownerId, sessionId });
  if (!session) return undefined;
  const [parts, events] = await Promise.all([
    session.parts
      ? recordings.links(session, session.parts, SHARED_LINK_MINUTES)
      : batches.links(session, SHARED_LINK_MINUTES),
    recordings.eventList(session),
  ]);
  return {
    recording: withoutMarks(rowOf(session, now)),
    pages: pagesOf(session.digest),
    marks: timelineMarksOf(session.digest),
    events: events ?? null,
    parts,
    note: share.note,
    start_ms: share.startMs,
    expires_at: share.expiresAt,
  };
}
