import type { batchReader } from '../batch/batch.store.ts';
import { pagesOf, timelineMarksOf } from '../listing/recording-row.ts';
import type { recordingReader } from '../recording.store.ts';
import type { Session } from '../session/session.ts';

export interface PlaybackPorts {
  readonly recordings: Pick<ReturnType<typeof recordingReader>, 'links' | 'eventList'>;
  readonly batches: ReturnType<typeof batchReader>;
}

/** What the player needs: links to the parts (or batches, until the session is closed), and what it lists next to them. */
export async function loadPlayback(
  { recordings, batches }: PlaybackPorts,
  session: Session,
  minutes?: number,
) {
  const [parts, events] = await Promise.all([
    session.parts
      ? recordings.links(session, session.parts, minutes)
      : batches.links(session, minutes),
    recordings.eventList(session),
  ]);
  return {
    pages: pagesOf(session.digest),
    marks: timelineMarksOf(session.digest),
    events: events ?? null,
    parts,
  };
}
