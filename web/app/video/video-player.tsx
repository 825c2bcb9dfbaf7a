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
  const [shows, setShows] = useState<'thumbnail' | 'film' | 'failure'>('thumbnail');
  if (data && shows === 'film') {
    return <FilmPlayer film={film} audio={data.audio} onBroken={() => setShows('failure')} />;
  }
  const hasFailed = shows === 'failure' || isError;
  // Its links may have expired: what failed is requested again.
  const play = async () => {
    const found = hasFailed ? (await refetch()).data : data;
    setShows(found ? 'film' : 'failure');
  };
  const isThere = data ? film.totalMs > 0 : isError;
  return (
    <Thumbnail
      narration={data ?? undefined}
      totalMs={film.totalMs}
      notice={isPending ? copy.loading : hasFailed ? copy.failed : isThere ? undefined : copy.none}
      takesFocus={shows === 'failure'}
      onPlay={isThere ? play : undefined}
    />
  );
}
