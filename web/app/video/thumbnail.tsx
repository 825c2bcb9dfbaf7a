import { Play } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { formatDuration, formatLocalDate } from '../lib/time/local-date.ts';
import { Sky } from './sky.tsx';

const copy = dailyVideo.thumbnail;

interface Props {
  /** Undefined while loading, after an error, and if there is none. */
  narration: Pick<Narration, 'title' | 'analysis_date'> | undefined;
  totalMs: number;
  /** A status shown below the title. */
  notice?: string | undefined;
  /** Takes the focus if it replaces the player after an error. */
  takesFocus: boolean;
  /** Absent if there is nothing to play. */
  onPlay?: (() => void) | undefined;
}

/** The thumbnail of the video; a click plays it. */
export function Thumbnail({ narration, totalMs, notice, takesFocus, onPlay }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      disabled={!onPlay}
      onClick={onPlay}
      className="group relative block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-lg border border-line bg-night text-left text-night-ink disabled:cursor-default sm:aspect-video"
    >
      <Sky />
      <span className="absolute top-3.5 right-4 left-4 grid gap-1 sm:top-5.5 sm:right-6 sm:left-6">
        {onPlay && <span className="sr-only">{copy.play}</span>}
        <b className="max-w-[22ch] font-voice text-[clamp(1.125rem,3vw,1.75rem)] leading-tight font-bold text-balance">
          {narration?.title ?? copy.title}
        </b>
        {narration && (
          <span className="text-night-muted">
            {formatLocalDate(narration.analysis_date, 'fullDay')}
          </span>
        )}
        {notice && (
          <span role="status" className="text-night-muted">
            {notice}
          </span>
        )}
      </span>
      {onPlay && (
        <span className="absolute inset-0 m-auto grid size-13 place-items-center rounded-full bg-night-ink text-night transition-transform duration-(--duration-base) ease-calm group-hover:scale-105 max-sm:top-[30%] sm:size-18">
          <Play className="ml-1 size-7 fill-current" />
        </span>
      )}
      {totalMs > 0 && (
        <span className="absolute right-4 bottom-4 rounded-sm bg-night-raised px-2 py-0.5 text-ui tabular-nums">
          {formatDuration(totalMs)}
        </span>
      )}
    </button>
  );
}
