import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { Card } from '../ui/card.tsx';
import { Controls, STEP_MS } from './controls.tsx';
import type { Moment } from './moments.ts';
import type { Playback, PlaybackState } from './playback.ts';
import { Stage } from './stage.tsx';
import { Timeline } from './timeline.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePlayerKeys } from './use-player-keys.ts';

const copy = recordings.player;

interface Props {
  playback: Playback;
  state: PlaybackState;
  marks?: readonly Moment[];
  onPrevious?: (() => void) | undefined;
  onFollowing?: (() => void) | undefined;
  onCopyLink?: (() => void) | undefined;
}

/** The recorded page with everything it is steered with. */
export function Replay({ playback, state, marks = [], ...page }: Props) {
  const { frame, toggle: fullScreen } = useFullScreen();
  const seek = (ms: number) => playback.seek(ms);
  usePlayerKeys({
    toggle: () => playback.toggle(),
    backward: () => playback.step(-STEP_MS),
    forward: () => playback.step(STEP_MS),
    previous: page.onPrevious,
    following: page.onFollowing,
    'full-screen': fullScreen,
    'copy-link': page.onCopyLink,
  });
  return (
    <Card ref={frame} isPadded={false} aria-label={copy.stage} className="self-start">
      <Stage playback={playback} state={state} onAgain={() => seek(state.atMs)} />
      <div className="grid gap-2 border-t border-line p-4">
        <Timeline {...state} marks={marks} onSeek={seek} />
        <Controls playback={playback} state={state} onFullScreen={fullScreen} />
      </div>
    </Card>
  );
}
