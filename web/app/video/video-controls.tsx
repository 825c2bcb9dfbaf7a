import { Maximize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import { formatDuration } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';

const copy = dailyVideo.player;

interface Props {
  atMs: number;
  totalMs: number;
  isPlaying: boolean;
  onToggle: () => void;
  /** Absent if there is no audio. */
  voice: { isMuted: boolean; onMute: () => void } | undefined;
  /** Absent if the browser does not support it. */
  onFullScreen: (() => void) | undefined;
}

export function VideoControls({ atMs, totalMs, isPlaying, onToggle, voice, onFullScreen }: Props) {
  const play = useRef<HTMLButtonElement>(null);
  // Moves the focus here, because the clicked thumbnail was removed.
  useLayoutEffect(() => play.current?.focus(), []);
  const isOver = atMs >= totalMs;
  const [Icon, label] = isPlaying
    ? [Pause, copy.pause]
    : isOver
      ? [RotateCcw, copy.again]
      : [Play, copy.play];
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="flex items-center gap-3">
        <Button
          size="icon"
          ref={play}
          className="rounded-full!"
          aria-label={label}
          onClick={onToggle}
        >
          <Icon />
        </Button>
        <span className="tabular-nums">
          <b className="font-semibold">{formatDuration(atMs)}</b>{' '}
          <span className="text-ink-muted">/ {formatDuration(totalMs)}</span>
        </span>
      </div>
      <div className="flex items-center gap-1">
        {voice && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={voice.isMuted ? copy.unmute : copy.mute}
            onClick={voice.onMute}
          >
            {voice.isMuted ? <VolumeX /> : <Volume2 />}
          </Button>
        )}
        {onFullScreen && (
          <Button variant="ghost" size="icon" aria-label={copy.fullScreen} onClick={onFullScreen}>
            <Maximize />
          </Button>
        )}
      </div>
    </div>
  );
}
