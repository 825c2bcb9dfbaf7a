import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import { captionAt, type VideoTimeline } from './video-timeline.ts';

const copy = dailyVideo.player;

interface CaptionProps {
  timeline: VideoTimeline;
  atMs: number;
  current: number;
  /** Whether a voice speaks the caption; otherwise screen readers announce it. */
  isSpoken: boolean;
}

/** Below the picture, so that it covers nothing; the height fits the longest text. */
export function Caption({ timeline, atMs, current, isSpoken }: CaptionProps) {
  const scene = timeline.scenes[current];
  const clips = timeline.scenes.filter(({ clip }) => clip);
  const nth = scene?.clip ? clips.indexOf(scene) + 1 : 0;
  return (
    <div className="min-h-32 bg-night px-4 py-3 text-night-ink sm:min-h-24 sm:px-6">
      <p className="flex justify-between gap-4 text-ui text-night-muted">
        <span className="min-w-0 truncate">{scene?.clip ? scene.title : ''}</span>
        {nth > 0 && <span className="shrink-0 tabular-nums">{copy.clip(nth, clips.length)}</span>}
      </p>
      <p aria-live={isSpoken ? 'off' : 'polite'} className="mt-0.5 text-base text-pretty">
        {captionAt(timeline, atMs)}
      </p>
    </div>
  );
}
