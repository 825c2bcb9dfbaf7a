import { useMemo } from 'react';
import type { SharedRecording } from '../../../../lambdas/contract/recording-shares.ts';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState } from '../player/use-playback.ts';
import { type Moment, momentsOf } from './moments.ts';

interface Found extends Pick<SharedRecording, 'pages' | 'marks' | 'events'> {
  readonly recording: Pick<SharedRecording['recording'], 'facts'>;
}

/** The whole session's events from the server; of a running session, as far as it has been loaded. */
export function useMoments(found: Found, playback: Playback): Moment[] {
  const loaded = usePlaybackState(playback, ({ events }) => events);
  const length = found.recording.facts?.duration_ms;
  const events = found.events ?? loaded;
  return useMemo(() => momentsOf(found, events, length), [found, events, length]);
}
