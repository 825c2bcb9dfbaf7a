import { whenIdle } from '../../lib/loading/idle.ts';
import type { PartLoader } from './part-loader.ts';
import type { Playback } from './playback.ts';

interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}
type Watched = Pick<Playback, 'now' | 'onChange'>;
const savesData = () => (navigator as Connection).connection?.saveData === true;
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
const shown = ({ now, onChange }: Watched) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (now().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = onChange(check);
    check();
  });

/**
 * Fetches a recording once its first picture is there, part by part from that place on, whenever the browser is idle: no
 * seek then waits for the network, not even a tap. Returns what ends it.
 */
export function fetchRest(
  playback: Watched,
  parts: readonly { readonly from_ms: number | null }[],
  { fetchAhead }: PartLoader,
): () => void {
  let hasEnded = savesData();
  const { atMs } = playback.now();
  const first = Math.max(
    0,
    parts.findLastIndex(({ from_ms }) => (from_ms ?? 0) <= atMs),
  );
  const run = async () => {
    await shown(playback);
    for (const place of parts.keys()) {
      await idle();
      if (hasEnded || !(await fetchAhead((first + place) % parts.length))) return;
    }
  };
  run().catch(() => {}); // the seek itself reports a failure
  return () => {
    hasEnded = true;
  };
}
