import type { MouseEvent } from 'react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { useOpenedPart } from '../../lib/loading/use-opened-part.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { Playback } from '../playback/playback.ts';
import { adjacentMoment, type Moment } from '../timeline/moments.ts';
import { PlaybackTimeline } from '../timeline/timeline.tsx';
import { Controls, changeSpeed, STEP_MS } from './controls.tsx';
import { adjacentSpeed } from './player-settings.ts';
import { Stage } from './stage.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type PlayerActions, usePlayerKeys } from './use-player-keys.ts';

const copy = recordingPlayer;
const Shortcuts = lazyPart(() => import('./shortcuts.tsx').then((m) => m.Shortcuts));
const noMarks: readonly Moment[] = [];

interface Props {
  playback: Playback;
  marks?: readonly Moment[];
  /** Whether this is the page's main player, whose keys work wherever the focus is. */
  isPage?: boolean;
  /** Actions that the page adds to the player's keys. */
  pageActions?: PlayerActions;
}

/** The recorded page with its controls. */
export function Replay({ playback, marks = noMarks, isPage = false, pageActions = {} }: Props) {
  const { frame, toggle: fullScreen } = useFullScreen();
  const help = useOpenedPart<true>();
  const openHelp = () => help.open(true);
  const seekToAdjacent = (direction: 1 | -1) => {
    const moment = adjacentMoment(marks, playback.getState().atMs, direction);
    if (!moment) return;
    playback.seek(moment.atMs);
    const following = adjacentMoment(marks, moment.atMs, direction);
    if (following) playback.prefetch(following.atMs);
  };
  const stepSpeed = (step: 1 | -1) =>
    changeSpeed(playback, adjacentSpeed(playback.getState().speed, step));
  const actions: PlayerActions = {
    toggle: () => playback.toggle(),
    backward: () => playback.step(-STEP_MS),
    forward: () => playback.step(STEP_MS),
    ...(marks.length > 0 && {
      'next-event': () => seekToAdjacent(1),
      'previous-event': () => seekToAdjacent(-1),
    }),
    faster: () => stepSpeed(1),
    slower: () => stepSpeed(-1),
    'full-screen': fullScreen,
    help: openHelp,
    ...pageActions,
  };
  usePlayerKeys(actions, isPage ? undefined : frame);
  /** Keeps the focus on the player after a click, so that Space plays instead of activating the last button. */
  const focusPlayer = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[role=slider]')) return;
    event.preventDefault();
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <Card
      ref={frame}
      isPadded={false}
      tabIndex={-1}
      aria-label={copy.stage}
      onMouseDown={focusPlayer}
      className="self-start outline-none"
    >
      <Stage playback={playback} onRetry={() => playback.seek(playback.getState().atMs)} />
      <div className="@container grid grid-cols-1 gap-2 border-t border-line p-4 pt-3">
        <PlaybackTimeline playback={playback} marks={marks} />
        <Controls playback={playback} onFullScreen={fullScreen} onHelp={openHelp} />
      </div>
      {help.opened && (
        <Shortcuts actions={actions} onClose={help.close} onFailure={help.onFailure} />
      )}
    </Card>
  );
}
