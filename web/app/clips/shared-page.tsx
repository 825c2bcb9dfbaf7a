import { useQuery } from '@tanstack/react-query';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { SharedRecording } from '../../../lambdas/contract/recording-shares.ts';
import { dateIn } from '../lib/dates.ts';
import { clock } from '../lib/local-date.ts';
import { usePage } from '../lib/page.ts';
import { hasWords, Problem, problemIn } from '../lib/problem.ts';
import { useParams } from '../lib/router/router.tsx';
import { detectedTimezone } from '../lib/timezones.ts';
import { EventList } from '../recordings/event-list.tsx';
import { Legend } from '../recordings/legend.tsx';
import { loadPart } from '../recordings/part-events.ts';
import { Replay } from '../recordings/replay.tsx';
import { useMoments } from '../recordings/use-moments.ts';
import { usePlayback } from '../recordings/use-playback.ts';
import { Button } from '../ui/button.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Logo } from '../ui/logo.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/state.tsx';

const copy = recordings.share;

/** A recording for anyone who holds its link, without a login. */
export function SharedPage() {
  const { token = '' } = useParams();
  const { data, isPending, error, refetch } = useShared(token);
  usePage('shared');
  return (
    <main className="min-h-dvh px-5 py-6 md:px-10">
      <Page>
        <p className="mb-6">
          <Logo />
        </p>
        {!data && <h1 className="sr-only">{pages.shared.title}</h1>}
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
        {data && <Shared token={token} found={data} />}
      </Page>
    </main>
  );
}

const isGone = (error: Error) => error instanceof Problem && error.code === 'share-gone';

async function fetchShared(token: string): Promise<SharedRecording> {
  const response = await fetch(`/m/recording/${encodeURIComponent(token)}`);
  if (!response.ok) throw await problemIn(response);
  return (await response.json()) as SharedRecording;
}

const useShared = (token: string) =>
  useQuery({
    queryKey: ['shared', token],
    queryFn: () => fetchShared(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Links of the parts live for minutes: one that has ended is fetched again, unless the share was revoked. */
function sharedLoader(token: string, { parts }: SharedRecording) {
  let links = parts;
  return async (index: number) => {
    try {
      return await loadPart(links[index]?.url ?? '');
    } catch {
      links = (await fetchShared(token)).parts;
      return loadPart(links[index]?.url ?? '');
    }
  };
}

function Shared({ token, found }: { token: string; found: SharedRecording }) {
  const { recording, note, start_ms, expires_at, parts } = found;
  const { facts, domain, started_at } = recording;
  const source = { parts, load: sharedLoader(token, found) };
  const playback = usePlayback(source, start_ms, facts?.duration_ms ?? 0);
  const moments = useMoments(found, playback);
  const { words, devices } = recordings;
  const lead = facts
    ? [
        `${devices[facts.device]}, ${facts.browser}`,
        words.pages(facts.pages),
        clock(facts.duration_ms),
      ]
    : [words.running];
  return (
    <>
      <PageTitle
        title={copy.pageLead(domain)}
        lead={[dateIn(detectedTimezone(), started_at, 'moment'), ...lead].join(' · ')}
      />
      {note && (
        <section className="mb-5 max-w-168 rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
          <h2 className="text-ui font-semibold">{copy.noteTitle}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </section>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Replay playback={playback} marks={moments.filter(({ kind }) => kind !== 'end')} isPage />
        <EventList playback={playback} moments={moments} />
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Legend />
        <p className="text-ui text-ink-subtle">
          {recordings.clip.masked}{' '}
          {copy.pageUntil(dateIn(detectedTimezone(), expires_at, 'moment'))}
        </p>
      </div>
    </>
  );
}
