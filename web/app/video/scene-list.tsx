import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import { formatDuration } from '../lib/time/local-date.ts';
import { Card } from '../ui/layout/card.tsx';
import type { Scene } from './video-timeline.ts';

const copy = dailyVideo.player;

interface Props {
  scenes: readonly Scene[];
  current: number;
  onGo: (index: number) => void;
}

/** The playlist; each line seeks to its scene. */
export function SceneList({ scenes, current, onGo }: Props) {
  return (
    <Card isPadded={false}>
      <h2 className="border-b border-line px-5 py-3.5 font-semibold">{copy.scenes}</h2>
      <ol className="p-2">
        {scenes.map(({ title, fromMs, isAnother }, index) => (
          <li key={fromMs}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onGo(index)}
              className="flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-left hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <time className="w-10 shrink-0 text-ui text-ink-muted tabular-nums">
                {formatDuration(fromMs)}
              </time>
              <span className="min-w-0 break-words">{isAnother ? copy.another(title) : title}</span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
