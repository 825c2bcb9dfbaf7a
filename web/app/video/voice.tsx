import { useEffect, useRef } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { useCaptionsUrl } from '../lib/narration.ts';

/** The maximum drift between voice and video before the voice seeks. */
const DRIFT_MS = 400;

interface Props {
  audio: NonNullable<Narration['audio']>;
  /** The target position in the audio file; undefined while the voice is silent. */
  targetMs: number | undefined;
  isPlaying: boolean;
  isMuted: boolean;
  onBroken: () => void;
}

/** The audio of the video, which follows the video's clock. */
export function Voice({ audio, targetMs, isPlaying, isMuted, onBroken }: Props) {
  const element = useRef<HTMLAudioElement>(null);
  const captions = useCaptionsUrl(audio.captions);
  useEffect(() => {
    const voice = element.current;
    if (!voice) return;
    if (!isPlaying || targetMs === undefined) return voice.pause();
    if (Math.abs(voice.currentTime * 1000 - targetMs) > DRIFT_MS)
      voice.currentTime = targetMs / 1000;
    // If the browser blocks audio, the captions remain.
    if (voice.paused) voice.play().catch(() => {});
  }, [targetMs, isPlaying]);
  return (
    <audio ref={element} src={audio.url} preload="auto" muted={isMuted} onError={onBroken}>
      <track kind="captions" src={captions} srcLang="en" label={dailyVideo.player.captions} />
    </audio>
  );
}
