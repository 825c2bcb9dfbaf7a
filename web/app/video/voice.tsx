import { useEffect, useRef } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { useCaptionsUrl } from '../lib/narration.ts';

/** The voice may run away from the film by this much before it is fetched back. */
const DRIFT_MS = 400;

interface Props {
  audio: NonNullable<Narration['audio']>;
  /** Where it should be in its file; undefined while it is silent. */
  wantedMs: number | undefined;
  isPlaying: boolean;
  isMuted: boolean;
  onBroken: () => void;
}

/** Heard and not seen: it follows the film's clock. */
export function Voice({ audio, wantedMs, isPlaying, isMuted, onBroken }: Props) {
  const element = useRef<HTMLAudioElement>(null);
  const captions = useCaptionsUrl(audio.captions);
  useEffect(() => {
    const voice = element.current;
    if (!voice) return;
    if (!isPlaying || wantedMs === undefined) return voice.pause();
    if (Math.abs(voice.currentTime * 1000 - wantedMs) > DRIFT_MS)
      voice.currentTime = wantedMs / 1000;
    // A browser that lets nothing sound leaves the captions.
    if (voice.paused) voice.play().catch(() => {});
  }, [wantedMs, isPlaying]);
  return (
    <audio ref={element} src={audio.url} preload="auto" muted={isMuted} onError={onBroken}>
      <track kind="captions" src={captions} srcLang="en" label={dailyVideo.player.captions} />
    </audio>
  );
}
