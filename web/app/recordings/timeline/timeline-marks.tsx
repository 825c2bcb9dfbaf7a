import { memo } from 'react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import { MomentIcon } from './moment-icon.tsx';
import { type Moment, withKeys } from './moments.ts';
import { percentOf } from './percent-of.ts';

const copy = recordingPlayer;

interface MarksProps {
  marks: readonly Moment[];
  totalMs: number;
  onSeek: (ms: number) => void;
  onHover: (ms: number) => void;
}

/** For the mouse only: the event list leads to the same moments, with larger targets and by keyboard. */
export const TimelineMarks = memo(({ marks, totalMs, onSeek, onHover }: MarksProps) => (
  <div className="pointer-events-none absolute inset-x-1.5 top-0 h-4">
    {withKeys(marks).map(({ key, moment: mark }) => (
      <button
        key={key}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        title={copy.mark(formatDuration(mark.atMs), mark.text)}
        onPointerEnter={() => onHover(mark.atMs)}
        onClick={() => onSeek(mark.atMs)}
        className="pointer-events-auto absolute top-0 grid size-4 -translate-x-1/2 cursor-pointer place-items-center"
        style={{ left: percentOf(mark.atMs, totalMs) }}
      >
        <MomentIcon moment={mark} />
      </button>
    ))}
  </div>
));
