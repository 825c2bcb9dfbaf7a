import { useMemo } from 'react';
import type { SharedRecording } from '../../../../lambdas/contract/recording-shares.ts';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState } from '../player/use-playback.ts';
import { type Moment, momentsOf } from './moments.ts';

interface Found extends Pick<SharedRecording, 'pages' | 'marks' | 'events'> {
  readonly recording: Pick<SharedRecording['recording'], 'facts'>;
}

/** The session's moments. A running session has only the events that have been loaded so far. */
export function useMoments(found: Found, playback: Playback): Moment[] {
  const loaded = usePlaybackState(playback, ({ events }) => events);
  const length = found.recording.facts?.duration_ms;
  const events = found.events ?? loaded;
  return useMemo(() => momentsOf(found, events, length), [found, events, length]);
}
