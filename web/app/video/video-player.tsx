import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { ScenePlayer } from './scene-player.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { videoTimelineOf } from './video-timeline.ts';

const copy = dailyVideo.thumbnail;

/** The thumbnail until the first click, and again after a load error. */
export function VideoPlayer({ query }: { query: UseQueryResult<Narration | null> }) {
  const { data, isPending, isError, refetch } = query;
  const timeline = useMemo(() => videoTimelineOf(data?.chapters ?? []), [data]);
  const [view, setView] = useState<'thumbnail' | 'player' | 'failure'>('thumbnail');
  if (data && view === 'player') {
    return (
      <ScenePlayer timeline={timeline} audio={data.audio} onBroken={() => setView('failure')} />
    );
  }
  const hasFailed = view === 'failure' || isError;
  // The links may have expired, so after a failure the data is fetched again.
  const play = async () => {
    const found = hasFailed ? (await refetch()).data : data;
    setView(found ? 'player' : 'failure');
  };
  const isPlayable = data ? timeline.totalMs > 0 : isError;
  return (
    <Thumbnail
      narration={data ?? undefined}
      totalMs={timeline.totalMs}
      notice={
        isPending ? copy.loading : hasFailed ? copy.failed : isPlayable ? undefined : copy.none
      }
      takesFocus={view === 'failure'}
      onPlay={isPlayable ? play : undefined}
    />
  );
}
