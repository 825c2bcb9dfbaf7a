import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { Playback, type Source } from '../../../web/app/recordings/playback/playback.ts';

const noParts = { parts: [], load: () => Promise.reject(new Error()) } as unknown as Source;

/** A playback whose time is set by the test. */
export function played() {
  const playback = new Playback(noParts, 0, 100_000);
  const listeners = new Set<() => void>();
  type State = ReturnType<Playback['getState']>;
  let state: State = { ...playback.getState(), status: 'playing' };
  const change = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) act(listener);
  };
  return Object.assign(playback, {
    getState: () => state,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    mount: () => () => {},
    toggle: vi.fn(),
    play: vi.fn(),
    pause: vi.fn(),
    seek: vi.fn(),
    step: vi.fn(),
    prefetch: vi.fn(),
    setSpeed: vi.fn((speed: number) => change({ speed })),
    setSkips: vi.fn((skips: boolean) => change({ skips })),
    at: (atMs: number) => change({ atMs }),
    is: (status: State['status']) => change({ status }),
  });
}
