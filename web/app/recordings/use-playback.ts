import { useState, useSyncExternalStore } from 'react';
import { Playback, type Source } from './playback.ts';

/** A playback lives as long as its page: another recording is another page, by its key. */
export function usePlayback(source: Source, startMs: number, totalMs: number) {
  const [playback] = useState(() => new Playback(source, startMs, totalMs));
  return { playback, state: useSyncExternalStore(playback.onChange, playback.now) };
}
