import { whenIdle } from '../../lib/loading/idle.ts';
import type { PartLoader } from './part-loader.ts';
import type { Playback } from './playback.ts';

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}
type PlaybackSource = Pick<Playback, 'getState' | 'onChange'>;
const savesData = () => (navigator as Connection).connection?.saveData === true;
const untilIdle = () => new Promise<void>((resolve) => whenIdle(resolve));
const whenShown = ({ getState, onChange }: PlaybackSource) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (getState().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = onChange(check);
    check();
  });

/**
 * Prefetches a recording after its first page is shown: part by part from there, while the browser is idle, so that no seek
 * waits for the network. Returns a function that stops this.
 */
export function prefetchParts(
  playback: PlaybackSource,
  parts: readonly { readonly from_ms: number | null }[],
  { prefetch }: PartLoader,
): () => void {
  let hasEnded = savesData();
  const { atMs } = playback.getState();
  const first = Math.max(
    0,
    parts.findLastIndex(({ from_ms }) => (from_ms ?? 0) <= atMs),
  );
  const run = async () => {
    await whenShown(playback);
    for (const offset of parts.keys()) {
      await untilIdle();
      if (hasEnded || !(await prefetch((first + offset) % parts.length))) return;
    }
  };
  run().catch(() => {}); // the seek itself reports a failure
  return () => {
    hasEnded = true;
  };
}
