import { ArrowLeft, ArrowRight } from 'lucide-react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';

const copy = recordingPlayer;

export const Shortcuts = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.shortcuts}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {copy.shortcutKeys.map(([keys, words]) => (
        <div key={keys} className="contents">
          <dt className="flex gap-1">
            {keys?.split(' ').map((key) => (
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
