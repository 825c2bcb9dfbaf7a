import { Keyboard, Maximize, Pause, Play, Repeat2, RotateCcw, RotateCw } from 'lucide-react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceButtons } from '../../ui/form/choice-buttons.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import type { Playback, PlaybackState } from '../playback/playback.ts';
import { rememberPlayerSettings, speeds } from './player-settings.ts';
import { usePlaybackState } from './use-playback.ts';

const copy = recordingPlayer;
export const STEP_MS = 10_000;

interface Props {
  playback: Playback;
  /** Absent if the browser does not support it. */
  onFullScreen?: (() => void) | undefined;
  onHelp: () => void;
}

export function changeSpeed(playback: Playback, speed: number): void {
  playback.setSpeed(speed);
  rememberPlayerSettings({ speed });
}

export function Controls({ playback, onFullScreen, onHelp }: Props) {
  const status = usePlaybackState(playback, (state) => state.status);
  const speed = usePlaybackState(playback, (state) => state.speed);
  const skips = usePlaybackState(playback, (state) => state.skips);
  const [Icon, label] = mainAction(status);
  const changeSkips = (isOn: boolean) => {
    playback.setSkips(isOn);
    rememberPlayerSettings({ skips: isOn });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-1 @max-[40rem]:-order-2 @max-[40rem]:grow">
        <Button
          size="icon"
          className="rounded-full!"
          aria-label={label}
          onClick={() => playback.toggle()}
        >
          <Icon />
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
        <Position playback={playback} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-[40rem]:contents">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-[40rem]:w-full @max-[40rem]:justify-between">
          <Switch isOn={skips} onChange={changeSkips}>
            {copy.skip}
          </Switch>
          <ChoiceButtons
            label={copy.speed}
            choices={speeds}
            value={speed}
            onChange={(next) => changeSpeed(playback, next)}
            className="flex"
            buttonClassName="px-2! tabular-nums"
          >
            {(each) => `${each}x`}
          </ChoiceButtons>
        </div>
        <div className="flex gap-1 @max-[40rem]:-order-1">
          <Button
            variant="ghost"
            size="icon-sm"
            className="max-md:hidden"
            aria-label={copy.shortcuts}
            onClick={onHelp}
          >
            <Keyboard />
          </Button>
          {onFullScreen && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={copy.fullScreen}
              onClick={onFullScreen}
            >
              <Maximize />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Position({ playback }: { playback: Playback }) {
  const at = usePlaybackState(playback, ({ atMs }) => formatDuration(atMs));
  const total = usePlaybackState(playback, ({ totalMs }) => formatDuration(totalMs));
  return (
    <span className="ml-2 whitespace-nowrap tabular-nums">
      <b className="font-semibold">{at}</b> <span className="text-ink-muted">/ {total}</span>
    </span>
  );
}

/** Icon and label of the large button. */
function mainAction(status: PlaybackState['status']) {
  if (status === 'playing') return [Pause, copy.pause] as const;
  return status === 'ended' ? ([Repeat2, copy.again] as const) : ([Play, copy.play] as const);
}
