import { useEffect, useEffectEvent, useState } from 'react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { Button } from '../../ui/button.tsx';

const copy = recordingPlayer;
const SECONDS = 5;

/** A countdown before the next recording plays, with a button to cancel it. */
export function NextRecording({ onPlay, onCancel }: { onPlay: () => void; onCancel: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState(SECONDS);
  const play = useEffectEvent(onPlay);
  useEffect(() => {
    if (secondsLeft === 0) return play();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return (
    <p
      role="status"
      className="mt-4 flex items-center justify-between gap-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3"
    >
      {copy.next(secondsLeft)}
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </p>
  );
}
