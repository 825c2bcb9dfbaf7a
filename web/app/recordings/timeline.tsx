import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { clock } from '../lib/local-date.ts';
import type { Idle } from './inactivity.ts';
import type { Moment } from './moments.ts';

const copy = recordings.player;
const STEP_MS = 5_000;
/** Where nobody did anything. */
export const idleLook =
  'bg-[repeating-linear-gradient(115deg,var(--color-line-strong)_0_2px,transparent_2px_5px)]';

interface Props {
  atMs: number;
  totalMs: number;
  idle: readonly Idle[];
  marks: readonly Moment[];
  onSeek: (ms: number) => void;
}

export function Timeline({ atMs, totalMs, idle, marks, onSeek }: Props) {
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? atMs;
  const share = (ms: number) => `${totalMs > 0 ? Math.min(100, (ms / totalMs) * 100) : 0}%`;
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
        }}
        onPointerMove={(event) => dragged !== undefined && setDragged(msAt(event))}
        onPointerUp={(event) => {
          setDragged(undefined);
          onSeek(msAt(event));
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        <div className="absolute inset-x-0 top-5.5 h-1.5 overflow-hidden rounded-full bg-line">
          <i className="absolute inset-y-0 left-0 bg-accent" style={{ width: share(shown) }} />
          {idle.map(({ fromMs, toMs }) => (
            <i
              key={fromMs}
              data-idle
              className={`absolute inset-y-0 ${idleLook}`}
              style={{ left: share(fromMs), width: share(toMs - fromMs) }}
            />
          ))}
        </div>
        <i
          className="absolute top-4 size-4.5 -translate-x-1/2 rounded-full border-2 border-surface bg-accent shadow-xs"
          style={{ left: share(shown) }}
        />
      </div>
      {/* For the mouse alone: the list of events leads to the same moments, with larger targets and by keyboard. */}
      <div className="pointer-events-none absolute inset-x-1.5 top-0 h-4">
        {marks.map((mark) => (
          <button
            key={`${mark.kind} ${mark.atMs} ${mark.words}`}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            title={copy.mark(clock(mark.atMs), mark.words)}
            onClick={() => onSeek(mark.atMs)}
            className="pointer-events-auto absolute top-0 grid size-4 -translate-x-1/2 cursor-pointer place-items-center"
            style={{ left: share(mark.atMs) }}
          >
            <MarkSign kind={mark.kind} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** A shape of its own beside the colour: a page a bar, a press a dot, a dead press a diamond, other trouble a triangle. */
export function MarkSign({ kind }: { kind: Moment['kind'] }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
      {signOf(kind)}
    </svg>
  );
}

function signOf(kind: Moment['kind']) {
  switch (kind) {
    case 'page':
    case 'end':
      return <rect x="3.5" width="5" height="12" rx="1" className="fill-minor-mark" />;
    case 'press':
      return <circle cx="6" cy="6" r="3.5" className="fill-accent" />;
    case 'dead-click':
      return <path d="M6 .4 11.6 6 6 11.6.4 6z" className="fill-important-mark" />;
    default:
      return <path d="M6 .8 11.5 11H.5z" className="fill-critical-mark" />;
  }
}

function targetOf(key: string, atMs: number, totalMs: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return atMs + STEP_MS;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return atMs - STEP_MS;
  if (key === 'PageUp') return atMs + totalMs / 10;
  if (key === 'PageDown') return atMs - totalMs / 10;
  if (key === 'Home') return 0;
  return key === 'End' ? totalMs : undefined;
}
