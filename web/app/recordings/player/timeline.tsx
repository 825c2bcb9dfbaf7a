import { type KeyboardEvent, memo, type PointerEvent, useCallback, useState } from 'react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { clock } from '../../lib/time/local-date.ts';
import type { Playback } from '../playback/playback.ts';
import type { Idle } from './inactivity.ts';
import type { Moment } from './moments.ts';
import { usePlaybackState } from './use-playback.ts';

const copy = recordings.player;
const STEP_MS = 5_000;
/** How near the pointer a moment is named with the time, as a share of the timeline. */
const NEAR = 0.015;
/** Periods without activity. */
export const idleLook =
  'bg-[repeating-linear-gradient(115deg,var(--color-line-strong)_0_2px,transparent_2px_5px)]';

interface Props {
  atMs: number;
  totalMs: number;
  idle: readonly Idle[];
  marks: readonly Moment[];
  onSeek: (ms: number) => void;
  /** The pointer is over a moment that may be sought next. */
  onHover?: (ms: number) => void;
}
const ignore = () => {};

const shareOf = (ms: number, totalMs: number) =>
  `${totalMs > 0 ? Math.min(100, (ms / totalMs) * 100) : 0}%`;

/** The timeline of a recording that plays. */
export function PlaybackTimeline({
  playback,
  marks,
}: Pick<Props, 'marks'> & { playback: Playback }) {
  const atMs = usePlaybackState(playback, (state) => state.atMs);
  const totalMs = usePlaybackState(playback, (state) => state.totalMs);
  const idle = usePlaybackState(playback, (state) => state.idle);
  const onSeek = useCallback((ms: number) => playback.seek(ms), [playback]);
  const onHover = useCallback((ms: number) => playback.prefetch(ms), [playback]);
  return <Timeline {...{ atMs, totalMs, idle, marks, onSeek, onHover }} />;
}

export function Timeline({ atMs, totalMs, idle, marks, onSeek, onHover = ignore }: Props) {
  const [dragged, setDragged] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const shown = dragged ?? atMs;
  const msAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left) / (width || 1))) * totalMs;
  };
  const press = (event: KeyboardEvent) => {
    const wanted = targetOf(event.key, atMs, totalMs);
    if (wanted === undefined || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(wanted);
    onHover(targetOf(event.key, wanted, totalMs) ?? wanted); // keys are often pressed again
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const ms = msAt(event);
    setHovered(ms);
    if (dragged !== undefined) setDragged(ms);
    else onHover(ms);
  };
  return (
    <div className="relative h-9 px-1.5">
      <div
        role="slider"
        tabIndex={0}
        aria-label={copy.position}
        aria-valuemin={0}
        aria-valuemax={Math.round(totalMs / 1000)}
        aria-valuenow={Math.round(shown / 1000)}
        aria-valuetext={copy.positionOf(clock(shown), clock(totalMs))}
        className="relative h-full cursor-pointer touch-none"
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(msAt(event));
          onHover(msAt(event)); // a finger does not hover
        }}
        onPointerMove={move}
        onPointerLeave={() => setHovered(undefined)}
        onPointerUp={(event) => {
          setDragged(undefined);
          onSeek(msAt(event));
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        <div className="absolute inset-x-0 top-5.5 h-1.5 overflow-hidden rounded-full bg-line">
          <i
            className="absolute inset-y-0 left-0 bg-accent"
            style={{ width: shareOf(shown, totalMs) }}
          />
          <IdleSpans {...{ idle, totalMs }} />
        </div>
        <i
          className="absolute top-4 size-4.5 -translate-x-1/2 rounded-full border-2 border-surface bg-accent shadow-xs"
          style={{ left: shareOf(shown, totalMs) }}
        />
      </div>
      <Marks {...{ marks, totalMs, onSeek, onHover }} />
      {hovered !== undefined && <Hint atMs={hovered} {...{ marks, totalMs }} />}
    </div>
  );
}

const IdleSpans = memo(({ idle, totalMs }: { idle: readonly Idle[]; totalMs: number }) =>
  idle.map(({ fromMs, toMs }) => (
    <i
      key={fromMs}
      data-idle
      className={`absolute inset-y-0 ${idleLook}`}
      style={{ left: shareOf(fromMs, totalMs), width: shareOf(toMs - fromMs, totalMs) }}
    />
  )),
);

type MarksProps = Required<Pick<Props, 'marks' | 'totalMs' | 'onSeek' | 'onHover'>>;

/** For the mouse alone: the list of events leads to the same moments, with larger targets and by keyboard. */
const Marks = memo(({ marks, totalMs, onSeek, onHover }: MarksProps) => (
  <div className="pointer-events-none absolute inset-x-1.5 top-0 h-4">
    {marks.map((mark) => (
      <button
        key={`${mark.kind} ${mark.atMs} ${mark.words}`}
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        title={copy.mark(clock(mark.atMs), mark.words)}
        onPointerEnter={() => onHover(mark.atMs)}
        onClick={() => onSeek(mark.atMs)}
        className="pointer-events-auto absolute top-0 grid size-4 -translate-x-1/2 cursor-pointer place-items-center"
        style={{ left: shareOf(mark.atMs, totalMs) }}
      >
        <MarkSign moment={mark} />
      </button>
    ))}
  </div>
));

interface HintProps {
  atMs: number;
  marks: readonly Moment[];
  totalMs: number;
}

/** The time under the pointer, and the problem beside it if there is one. */
function Hint({ atMs, marks, totalMs }: HintProps) {
  const near = marks.find((mark) => mark.isProblem && Math.abs(mark.atMs - atMs) <= totalMs * NEAR);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-full z-10 max-w-60 -translate-x-1/2 truncate rounded-md bg-ink px-2 py-1 text-xs text-page tabular-nums shadow-pop"
      style={{ left: `clamp(3rem, ${shareOf(atMs, totalMs)}, calc(100% - 3rem))` }}
    >
      {near ? copy.mark(clock(atMs), near.words) : clock(atMs)}
    </span>
  );
}

/** A shape per kind beside the color: page bar, click dot, dead click diamond, other problem triangle. */
export function MarkSign({ moment }: { moment: Pick<Moment, 'kind' | 'isProblem'> }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
      {signOf(moment)}
    </svg>
  );
}

function signOf({ kind, isProblem }: Pick<Moment, 'kind' | 'isProblem'>) {
  if (kind === 'dead-click') {
    return <path d="M6 .4 11.6 6 6 11.6.4 6z" className="fill-important-mark" />;
  }
  if (isProblem) return <path d="M6 .8 11.5 11H.5z" className="fill-critical-mark" />;
  return kind === 'page' || kind === 'end' ? (
    <rect x="3.5" width="5" height="12" rx="1" className="fill-minor-mark" />
  ) : (
    <circle cx="6" cy="6" r="3.5" className="fill-accent" />
  );
}

function targetOf(key: string, atMs: number, totalMs: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return atMs + STEP_MS;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return atMs - STEP_MS;
  if (key === 'PageUp') return atMs + totalMs / 10;
  if (key === 'PageDown') return atMs - totalMs / 10;
  if (key === 'Home') return 0;
  return key === 'End' ? totalMs : undefined;
}
