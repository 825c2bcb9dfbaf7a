import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { insights } from '../../../../lambdas/contract/copy/insights.ts';
import type { Narration } from '../../../../lambdas/contract/narration.ts';
import { useCaptionsUrl } from '../../lib/narration.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import { Wave } from './wave.tsx';

const copy = insights.audio;

interface Props extends Pick<Narration, 'chapters'> {
  audio: NonNullable<Narration['audio']>;
  totalMs: number;
  /** Requests a new link, because the old one may have expired. */
  onRetry: () => void;
}

/** Plays the spoken summary, and shows the current sentence. */
export function AudioPlayer({ audio, chapters, totalMs, onRetry }: Props) {
  const voice = useRef<HTMLAudioElement>(null);
  const [atMs, setAtMs] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [failedUrl, setFailedUrl] = useState<string>();
  const captions = useCaptionsUrl(audio.captions);
  const hasFailed = failedUrl === audio.url;
  const sentences = chapters.flatMap((chapter) => chapter.sentences);
  const currentSentence =
    atMs > 0 ? sentences.findLast(({ at_ms }) => at_ms <= atMs)?.text : undefined;
  const toggle = () => {
    if (hasFailed) return onRetry();
    if (isPlaying) return voice.current?.pause();
    voice.current?.play().catch(() => {}); // the error event reports the failure
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-4">
        <button
          type="button"
          onClick={toggle}
          aria-label={isPlaying ? copy.pause : copy.play}
          className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-hover"
        >
          {isPlaying ? <Pause className="fill-current" /> : <Play className="fill-current" />}
        </button>
        <div className="shrink-0 grow basis-40">
          <h2 className="font-medium">{copy.title}</h2>
          <p className="text-ui text-ink-subtle tabular-nums">
            {copy.at(formatDuration(atMs), formatDuration(totalMs))}
          </p>
        </div>
        <Wave share={totalMs > 0 ? atMs / totalMs : 0} />
      </div>
      <input
        type="range"
        aria-label={copy.position}
        aria-valuetext={copy.at(formatDuration(atMs), formatDuration(totalMs))}
        min={0}
        max={totalMs}
        step={1000}
        value={atMs}
        onChange={({ target }) => {
          const targetMs = Number(target.value);
          setAtMs(targetMs);
          if (voice.current) voice.current.currentTime = targetMs / 1000;
        }}
        className="h-6 w-full cursor-pointer accent-accent"
      />
      <p role={hasFailed ? 'alert' : undefined} className="min-h-6 text-pretty">
        {hasFailed ? copy.failed : currentSentence}
      </p>
      <audio
        ref={voice}
        src={audio.url}
        preload="none"
        onTimeUpdate={({ currentTarget }) => setAtMs(currentTarget.currentTime * 1000)}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={() => setFailedUrl(audio.url)}
      >
        <track kind="captions" src={captions} srcLang="en" label={copy.captions} />
      </audio>
    </div>
  );
}
