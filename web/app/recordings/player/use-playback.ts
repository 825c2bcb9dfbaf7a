import { useState, useSyncExternalStore } from 'react';
import {
  Playback,
  type PlaybackSettings,
  type PlaybackState,
  type Source,
} from '../playback/playback.ts';

/** A playback that lives as long as its component; another recording needs another React key. */
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
 * One value of the playback's state. The state changes ten times per second during playback; a component renders again only
 * when its selected value changes, so `select` must return a primitive or an existing part of the state.
 */
export const usePlaybackState = <T>(playback: Playback, select: (state: PlaybackState) => T): T =>
  useSyncExternalStore(playback.onChange, () => select(playback.getState()));
