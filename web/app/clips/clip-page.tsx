import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { DEVELOPER_PLACE } from '../../../lambdas/contract/mail-links.ts';
import type { Clip } from '../../../lambdas/contract/reports.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { localDate } from '../lib/local-date.ts';
import { usePage } from '../lib/page.ts';
import { hasWords, Problem, problemIn } from '../lib/problem.ts';
import { Link, useParams } from '../lib/router/router.tsx';
import { Replay } from '../recordings/replay.tsx';
import { usePlayback, usePlaybackState } from '../recordings/use-playback.ts';
import { DeveloperNotes } from '../reports/developer-notes.tsx';
import { Button } from '../ui/button.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Logo } from '../ui/logo.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/state.tsx';

const copy = recordings.clip;

/** Plays a shared clip; the link is enough, no login is needed. */
export function ClipPage() {
  const { token = '' } = useParams();
  const { data, isPending, error, refetch } = useClip(token);
  usePage('clip', data && { title: data.title });
  return (
    <main className="min-h-dvh px-5 py-6 md:px-10">
      <Page>
        <p className="mb-6">
          <Logo />
        </p>
        {!data && <h1 className="sr-only">{pages.clip.title}</h1>}
        {isPending && <PageLoader words={copy.loading} />}
        {error && (
          <ErrorState
            title={hasWords(error) ? error.message : copy.failed}
            lead={hasWords(error) ? error.detail : undefined}
            action={
              !isGone(error) && <Button onClick={() => refetch()}>{general.broken.again}</Button>
            }
          />
        )}
        {data && <ClipPlayer clip={data} />}
      </Page>
    </main>
  );
}

const isGone = (error: Error) => error instanceof Problem && error.code === 'clip-gone';

const useClip = (token: string) =>
  useQuery({
    queryKey: ['clip', token],
    queryFn: async () => {
      const response = await fetch(`/m/clip/${encodeURIComponent(token)}`);
      if (!response.ok) throw await problemIn(response);
      return (await response.json()) as Clip;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

function ClipPlayer({ clip }: { clip: Clip }) {
  const length = clip.end_ms - clip.start_ms;
  const events = clip.events as readonly RecordedEvent[];
  const source = {
    parts: [{ from_ms: 0, to_ms: length, keyframe: true }],
    load: () => Promise.resolve({ events, synthetic: 0 }),
  };
  const playback = usePlayback(source, 0, length);
  const status = usePlaybackState(playback, (state) => state.status);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (status !== 'paused' || hasBegun.current) return;
    hasBegun.current = true;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) playback.toggle();
  }, [playback, status]);
  return (
    <>
      <PageTitle
        title={clip.title}
        lead={copy.lead(clip.site_name, localDate(clip.date, 'longDay'))}
      />
      <p className="mb-4 max-w-168">{clip.watch_for}</p>
      <Replay playback={playback} isPage />
      {clip.developer && (
        <div className="mt-4" id={DEVELOPER_PLACE}>
          <DeveloperNotes
            notes={clip.developer}
            link={window.location.href.split('#')[0]}
            isOpen={window.location.hash === `#${DEVELOPER_PLACE}`}
          />
        </div>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-2 text-ui text-ink-subtle">
        {copy.masked}
        <Link to="/emails">{copy.reports}</Link>
      </p>
    </>
  );
}
