import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { VideoTimeline } from './video-timeline.ts';

export interface ClockState {
  readonly atMs: number;
  readonly isPlaying: boolean;
  /** Counts seeks, so that clips can follow them. */
  readonly seeks: number;
}

type Action =
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'seek'; readonly ms: number }
  | { readonly kind: 'toggle' };

const TICK_MS = 100;

/**
 * The clock of the video. `hold(true)` stops it while a clip is loading, so that speech and pictures stay in sync.
 */
export function useVideoClock({ totalMs }: VideoTimeline) {
  const change = (state: ClockState, action: Action): ClockState => {
    if (action.kind === 'toggle') {
      const isOver = state.atMs >= totalMs;
      if (!isOver) return { ...state, isPlaying: !state.isPlaying };
      return { atMs: 0, isPlaying: true, seeks: state.seeks + 1 };
    }
    const targetMs = action.kind === 'advance' ? state.atMs + action.ms : action.ms;
    const atMs = Math.min(totalMs, Math.max(0, targetMs));
    const isPlaying = state.isPlaying && atMs < totalMs;
    return { atMs, isPlaying, seeks: action.kind === 'seek' ? state.seeks + 1 : state.seeks };
  };
  const [state, dispatch] = useReducer(change, { atMs: 0, isPlaying: true, seeks: 0 });
  const isOnHold = useRef(false);
  const { isPlaying } = state;
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!isOnHold.current) dispatch({ kind: 'advance', ms: now - last });
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return useMemo(
    () => ({
      state,
      toggle: () => dispatch({ kind: 'toggle' }),
      seek: (ms: number) => dispatch({ kind: 'seek', ms }),
      hold: (isMissing: boolean) => {
        isOnHold.current = isMissing;
      },
    }),
    [state],
  );
}
