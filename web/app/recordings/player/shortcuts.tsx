import { ArrowLeft, ArrowRight } from 'lucide-react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import type { PlayerActions } from './use-player-keys.ts';

const copy = recordingPlayer;

interface Props {
  /** The actions of this player: a clip has no next recording. */
  actions: PlayerActions;
  onClose: () => void;
}

export const Shortcuts = ({ actions, onClose }: Props) => (
  <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.shortcuts}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {shortcutsOf(actions).map(([keys, words]) => (
        <div key={keys} className="contents">
          <dt className="flex gap-1">
            {keys.split(' ').map((key) => (
              <kbd
                key={key}
                className="min-w-6 rounded-sm border border-line-strong bg-sunken px-1.5 text-center font-sans text-ui"
              >
                <Key name={key} />
              </kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

const shortcutsOf = (actions: PlayerActions) =>
  copy.shortcutKeys.filter(([, , needed]) => needed.some((action) => actions[action]));

const arrows = { '←': ArrowLeft, '→': ArrowRight };

/** The app's fonts have no arrows. */
function Key({ name }: { name: string }) {
  const Arrow = arrows[name as keyof typeof arrows];
  if (!Arrow) return name;
  return (
    <>
      <Arrow className="inline size-3.5" />
      <span className="sr-only">{name}</span>
    </>
  );
}
