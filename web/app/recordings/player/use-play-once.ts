import { useEffect, useRef } from 'react';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState } from './use-playback.ts';

interface Options {
  readonly endMs?: number;
  readonly isEnabled?: boolean;
}

/** Plays as soon as possible, and pauses once at `endMs`. Later the viewer controls playback. */
export function usePlayOnce(
  playback: Playback,
  { endMs = Number.POSITIVE_INFINITY, isEnabled = true }: Options = {},
): void {
  const status = usePlaybackState(playback, (state) => state.status);
  const isPastEnd = usePlaybackState(playback, ({ atMs }) => atMs >= endMs);
  const hasStarted = useRef(!isEnabled);
  const hasPaused = useRef(false);
  useEffect(() => {
    if (status === 'paused' && !hasStarted.current) {
      hasStarted.current = true;
      playback.play();
    }
    if (status === 'playing' && isPastEnd && !hasPaused.current) {
      hasPaused.current = true;
      playback.pause();
    }
  }, [playback, status, isPastEnd]);
}

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
