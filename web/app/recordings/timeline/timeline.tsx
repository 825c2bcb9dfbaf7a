import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import type { Playback } from '../playback/playback.ts';
import type { Idle } from '../player/inactivity.ts';
import { usePlaybackState } from '../player/use-playback.ts';
import { IdleSpans } from './idle-spans.tsx';
import { momentAfterKey } from './moment-after-key.ts';
import type { Moment } from './moments.ts';
import { percentOf } from './percent-of.ts';
import { TimelineHint } from './timeline-hint.tsx';
import { TimelineMarks } from './timeline-marks.tsx';

const copy = recordingPlayer;

interface Props {
  atMs: number;
  totalMs: number;
  idle: readonly Idle[];
  marks: readonly Moment[];
  onSeek: (ms: number) => void;
  /** Called when the pointer is over a position that may be the next seek. */
  onHover?: (ms: number) => void;
}
const ignore = () => {};

/** The timeline of a playback. */
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
    return Math.min(1, Math.max(0, (clientX - left) / width || 0)) * totalMs;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targetMs = momentAfterKey(event.key, atMs, totalMs);
    if (targetMs === undefined || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(targetMs);
    onHover(momentAfterKey(event.key, targetMs, totalMs) ?? targetMs); // keys are often pressed repeatedly
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const ms = msAt(event);
    setHovered(ms);
    if (dragged !== undefined) setDragged(ms);
    onHover(ms);
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
        aria-valuetext={copy.positionOf(formatDuration(shown), formatDuration(totalMs))}
        className="relative h-full cursor-pointer touch-none"
        onKeyDown={onKeyDown}
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
        <div className="absolute inset-x-0 top-5.5 h-1.5 overflow-hidden rounded-full bg-line forced-color-adjust-none">
          <i
            className="absolute inset-y-0 left-0 bg-accent"
            style={{ width: percentOf(shown, totalMs) }}
          />
          <IdleSpans {...{ idle, totalMs }} />
        </div>
        <i
          className="absolute top-4 size-4.5 -translate-x-1/2 rounded-full border-2 border-surface bg-accent shadow-xs"
          style={{ left: percentOf(shown, totalMs) }}
        />
      </div>
      <TimelineMarks {...{ marks, totalMs, onSeek, onHover }} />
      {hovered !== undefined && <TimelineHint atMs={hovered} {...{ marks, totalMs }} />}
    </div>
  );
}
