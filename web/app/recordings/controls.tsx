import { cx } from 'class-variance-authority';
import { Maximize, Pause, Play, Repeat2, RotateCcw, RotateCw } from 'lucide-react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { clock } from '../lib/local-date.ts';
import { Button } from '../ui/button.tsx';
import type { Playback, PlaybackState } from './playback.ts';

const copy = recordings.player;
export const STEP_MS = 10_000;
const speeds = [1, 2, 4, 8];

interface Props {
  playback: Playback;
  state: PlaybackState;
  /** Left out where the browser cannot. */
  onFullScreen?: (() => void) | undefined;
}

export function Controls({ playback, state, onFullScreen }: Props) {
  const [Sign, words] = next(state.status);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-1 max-sm:-order-2 max-sm:grow">
        <Button
          size="icon"
          className="rounded-full!"
          aria-label={words}
          onClick={() => playback.toggle()}
        >
          <Sign />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={copy.backward}
          onClick={() => playback.step(-STEP_MS)}
        >
          <RotateCcw />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={copy.forward}
          onClick={() => playback.step(STEP_MS)}
        >
          <RotateCw />
        </Button>
        <span className="ml-2 tabular-nums">
          <b className="font-semibold">{clock(state.atMs)}</b>{' '}
          <span className="text-ink-muted">/ {clock(state.totalMs)}</span>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:contents">
        <SkipSwitch isOn={state.skips} onChange={(skips) => playback.setSkips(skips)} />
        <fieldset className="flex gap-1">
          <legend className="sr-only">{copy.speed}</legend>
          {speeds.map((speed) => (
            <Button
              key={speed}
              variant="ghost"
              size="sm"
              aria-pressed={state.speed === speed}
              className="tabular-nums aria-pressed:bg-accent-soft aria-pressed:text-accent"
              onClick={() => playback.setSpeed(speed)}
            >
              {speed}x
            </Button>
          ))}
        </fieldset>
        {onFullScreen && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={copy.fullScreen}
            className="max-sm:-order-1"
            onClick={onFullScreen}
          >
            <Maximize />
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the large button does. */
function next(status: PlaybackState['status']) {
  if (status === 'playing') return [Pause, copy.pause] as const;
  return status === 'ended' ? ([Repeat2, copy.again] as const) : ([Play, copy.play] as const);
}

function SkipSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-ui"
    >
      <i
        aria-hidden="true"
        className={cx(
          'relative h-5 w-8.5 rounded-full transition-colors',
          isOn ? 'bg-accent' : 'bg-line-strong',
        )}
      >
        <i
          className={cx(
            'absolute top-0.5 size-4 rounded-full bg-surface transition-[left]',
            isOn ? 'left-4' : 'left-0.5',
          )}
        />
      </i>
      {copy.skip}
    </button>
  );
}
