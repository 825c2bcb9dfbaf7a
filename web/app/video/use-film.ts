import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Film } from './film.ts';

export interface FilmState {
  readonly atMs: number;
  readonly isPlaying: boolean;
  /** Counts the moments gone to: what plays along goes there, too. */
  readonly jump: number;
}

type Action =
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'seek'; readonly ms: number }
  | { readonly kind: 'toggle' };

const TICK_MS = 100;

/**
 * The film's clock. It waits for what is not there yet, so that words and pictures stay together; `hold` says whether
 * something is missing.
 */
export function useFilm({ totalMs }: Film) {
  const change = (state: FilmState, action: Action): FilmState => {
    if (action.kind === 'toggle') {
      const isOver = state.atMs >= totalMs;
      if (!isOver) return { ...state, isPlaying: !state.isPlaying };
      return { atMs: 0, isPlaying: true, jump: state.jump + 1 };
    }
    const wanted = action.kind === 'pass' ? state.atMs + action.ms : action.ms;
    const atMs = Math.min(totalMs, Math.max(0, wanted));
    const isPlaying = state.isPlaying && atMs < totalMs;
    return { atMs, isPlaying, jump: action.kind === 'seek' ? state.jump + 1 : state.jump };
  };
  const [state, dispatch] = useReducer(change, { atMs: 0, isPlaying: true, jump: 0 });
  const isHeld = useRef(false);
  const { isPlaying } = state;
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (!isHeld.current) dispatch({ kind: 'pass', ms: now - last });
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
        isHeld.current = isMissing;
      },
    }),
    [state],
  );
}
