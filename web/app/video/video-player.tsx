import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { filmOf } from './film.ts';
import { FilmPlayer } from './film-player.tsx';
import { Thumbnail } from './thumbnail.tsx';

const copy = dailyVideo.thumbnail;

/** The thumbnail until the first click, and again after a load error. */
export function VideoPlayer({ query }: { query: UseQueryResult<Narration | null> }) {
  const { data, isPending, isError, refetch } = query;
  const film = useMemo(() => filmOf(data?.chapters ?? []), [data]);
  const [view, setView] = useState<'thumbnail' | 'film' | 'failure'>('thumbnail');
  if (data && view === 'film') {
    return <FilmPlayer film={film} audio={data.audio} onBroken={() => setView('failure')} />;
  }
  const hasFailed = view === 'failure' || isError;
  // The links may have expired, so after a failure the data is fetched again.
  const play = async () => {
    const found = hasFailed ? (await refetch()).data : data;
    setView(found ? 'film' : 'failure');
  };
  const isPlayable = data ? film.totalMs > 0 : isError;
  return (
    <Thumbnail
      narration={data ?? undefined}
      totalMs={film.totalMs}
      notice={
        isPending ? copy.loading : hasFailed ? copy.failed : isPlayable ? undefined : copy.none
      }
      takesFocus={view === 'failure'}
      onPlay={isPlayable ? play : undefined}
    />
  );
}
