import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import type { Moment } from './moments.ts';
import { percentOf } from './percent-of.ts';

const copy = recordingPlayer;

/** The maximum distance from the pointer at which a problem is named, as a share of the timeline. */
const NEAR = 0.015;

interface HintProps {
  atMs: number;
  marks: readonly Moment[];
  totalMs: number;
}

/** The time under the pointer, and the problem near it if there is one. */
export function TimelineHint({ atMs, marks, totalMs }: HintProps) {
  const near = marks.find((mark) => mark.isProblem && Math.abs(mark.atMs - atMs) <= totalMs * NEAR);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full z-10 max-w-60 -translate-x-1/2 truncate rounded-md bg-ink px-2 py-1 text-xs text-page tabular-nums shadow-pop"
      style={{ left: `clamp(3rem, ${percentOf(atMs, totalMs)}, calc(100% - 3rem))` }}
    >
      {near ? copy.mark(formatDuration(atMs), near.text) : formatDuration(atMs)}
    </span>
  );
}
