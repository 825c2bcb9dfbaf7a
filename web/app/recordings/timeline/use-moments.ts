import { useMemo } from 'react';
import type { SharedRecording } from '../../../../lambdas/contract/recording-shares.ts';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState } from '../player/use-playback.ts';
import { type Moment, momentsOf } from './moments.ts';

interface RecordingDetails extends Pick<SharedRecording, 'pages' | 'marks' | 'events'> {
  readonly recording: Pick<SharedRecording['recording'], 'facts'>;
}

/** The session's moments. A running session has only the events that have been loaded so far. */
export function useMoments(details: RecordingDetails, playback: Playback): Moment[] {
  const loaded = usePlaybackState(playback, ({ events }) => events);
  const length = details.recording.facts?.duration_ms;
  const events = details.events ?? loaded;
  return useMemo(() => momentsOf(details, events, length), [details, events, length]);
}
