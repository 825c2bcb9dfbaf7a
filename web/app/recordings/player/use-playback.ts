import { useState, useSyncExternalStore } from 'react';
import {
  Playback,
  type PlaybackSettings,
  type PlaybackState,
  type Source,
} from '../playback/playback.ts';

/** A playback lives as long as its page: another recording is another page, by its key. */
export function usePlayback(
  source: Source,
  startMs: number,
  totalMs: number,
  settings?: PlaybackSettings,
): Playback {
  const [playback] = useState(() => new Playback(source, startMs, totalMs, settings));
  return playback;
}

/**
 * One value of the playback's state. The state changes ten times per second while it plays; a component renders again
 * only when its own value does, so `select` returns a primitive or a part of the state as it is.
 */
export const usePlaybackState = <T>(playback: Playback, select: (state: PlaybackState) => T): T =>
  useSyncExternalStore(playback.onChange, () => select(playback.now()));
