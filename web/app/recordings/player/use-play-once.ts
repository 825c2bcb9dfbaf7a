import { useEffect, useRef } from 'react';
import type { Playback } from '../playback/playback.ts';
import { usePlaybackState } from './use-playback.ts';

interface Options {
  readonly endMs?: number;
  readonly isWanted?: boolean;
}

/** Plays as soon as it can, and pauses once at `endMs`; after that, the viewer decides. */
export function usePlayOnce(
  playback: Playback,
  { endMs = Number.POSITIVE_INFINITY, isWanted = true }: Options = {},
): void {
  const status = usePlaybackState(playback, (state) => state.status);
  const isPastEnd = usePlaybackState(playback, ({ atMs }) => atMs >= endMs);
  const hasBegun = useRef(!isWanted);
  const isOver = useRef(false);
  useEffect(() => {
    if (status === 'paused' && !hasBegun.current) {
      hasBegun.current = true;
      playback.play();
    }
    if (status === 'playing' && isPastEnd && !isOver.current) {
      isOver.current = true;
      playback.pause();
    }
  }, [playback, status, isPastEnd]);
}

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
