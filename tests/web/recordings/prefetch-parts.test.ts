import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback, type PlaybackState } from '../../../web/app/recordings/playback/playback.ts';
import { prefetchParts } from '../../../web/app/recordings/playback/prefetch-parts.ts';

const MINUTE = 60_000;
const parts = [0, 1, 2].map((minute) => ({
  ...{ from_ms: minute * MINUTE, to_ms: (minute + 1) * MINUTE, keyframe: true },
}));
const load = () => new Promise<never>(() => {});

let fetchedParts: number[];
beforeEach(() => {
  fetchedParts = [];
});
afterEach(() => vi.unstubAllGlobals());

/** A playback at a time, and a function that shows its first snapshot. */
function playbackAt(atMs: number) {
  let state: PlaybackState = new Playback({ parts, load }, atMs, 3 * MINUTE).getState();
  const listeners = new Set<() => void>();
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const show = () => {
    state = { ...state, status: 'paused' };
    for (const listener of listeners) listener();
  };
  return { playback: { getState: () => state, onChange }, show };
}
const loader = (hasRoom: () => boolean = () => true) => ({
  load,
  async prefetch(index: number) {
    fetchedParts.push(index);
    return hasRoom();
  },
});

test('a shown recording is prefetched part by part, starting at the current one', async () => {
  const { playback, show } = playbackAt(1.5 * MINUTE);
  prefetchParts(playback, parts, loader());
  expect(fetchedParts).toEqual([]);
  show();
  await expect.poll(() => fetchedParts).toEqual([1, 2, 0]);
});

test('a part that starts exactly at the position is prefetched first', async () => {
  const { playback, show } = playbackAt(2 * MINUTE);
  prefetchParts(playback, parts, loader());
  show();
  await expect.poll(() => fetchedParts).toEqual([2, 0, 1]);
});

test('prefetching waits until the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const { playback, show } = playbackAt(0);
  prefetchParts(playback, parts, loader());
  show();
  await expect.poll(() => idle).toHaveLength(1);
  expect(fetchedParts).toEqual([]);
  idle.shift()?.();
  await expect.poll(() => fetchedParts).toEqual([0]);
});

test('prefetching stops when the cache is full or the page closes', async () => {
  const { playback, show } = playbackAt(0);
  prefetchParts(
    playback,
    parts,
    loader(() => fetchedParts.length < 2),
  );
  const end = prefetchParts(
    playback,
    parts,
    loader(() => {
      end();
      return true;
    }),
  );
  show();
  await expect.poll(() => fetchedParts).toEqual([0, 0, 1]);
});

test('nothing is prefetched in data-saver mode', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { playback, show } = playbackAt(0);
  prefetchParts(playback, parts, loader());
  show();
  const saved = playbackAt(0);
  vi.unstubAllGlobals();
  prefetchParts(
    saved.playback,
    parts,
    loader(() => false),
  );
  saved.show();
  await expect.poll(() => fetchedParts).toEqual([0]);
});
