import { ArrowLeft, ChevronLeft, ChevronRight, Link as LinkIcon } from 'lucide-react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { dateIn } from '../lib/dates.ts';
import { clock } from '../lib/local-date.ts';
import { notifyRefusal, notifySuccess } from '../lib/notify.ts';
import { usePage } from '../lib/page.ts';
import { Problem } from '../lib/problem.ts';
import { useProfile } from '../lib/profile.ts';
import { Link, useNavigate, useParams, useSearchParams } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/state.tsx';
import { DeleteButton } from './delete-button.tsx';
import { EventList } from './event-list.tsx';
import { Legend } from './legend.tsx';
import { momentsOf } from './moments.ts';
import { Replay } from './replay.tsx';
import { wordsOf } from './row-words.ts';
import { usePlayback } from './use-playback.ts';
import { partLoader, useRecording, useTellWatched } from './use-recordings.ts';

const copy = recordings.player;
type Found = NonNullable<ReturnType<typeof useRecording>['data']>;
const addressOf = (sessionId: string) => `/recordings/${encodeURIComponent(sessionId)}`;

export function RecordingPage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useRecording(id);
  usePage('recording');
  return (
    <Page>
      <p className="mb-4">
        <Link to="/recordings" className="inline-flex items-center gap-1.5">
          <ArrowLeft />
          {copy.back}
        </Link>
      </p>
      {!data && <h1 className="sr-only">{pages.recording.title}</h1>}
      {isPending && <PageLoader words={copy.loading} />}
      {error && (
        <ErrorState
          title={isRefusal(error) ? error.message : copy.cannot}
          lead={isRefusal(error) ? error.detail : general.unexpected.title}
          action={
            !isGone(error) && <Button onClick={() => refetch()}>{general.broken.again}</Button>
          }
        />
      )}
      {data && <Recording key={id} found={data} />}
    </Page>
  );
}

const isRefusal = (error: Error): error is Problem =>
  error instanceof Problem && error.code !== 'unexpected';
const isGone = (error: Error) => error instanceof Problem && error.code === 'recording-gone';

function Recording({ found }: { found: Found }) {
  const { recording, previous, following } = found;
  const { data: profile } = useProfile();
  const zone = profile?.timezone || 'America/New_York';
  const { facts, session_id: sessionId } = recording;
  const { words, devices } = recordings;
  const lead = facts
    ? [
        `${devices[facts.device]}, ${facts.browser}`,
        words.pages(facts.pages),
        words.clicks(facts.clicks),
        clock(facts.duration_ms),
      ].join(' · ')
    : wordsOf(recording);
  return (
    <>
      <PageTitle
        title={copy.title(dateIn(zone, recording.started_at, 'moment'))}
        lead={lead}
        action={
          <div className="flex flex-wrap gap-2">
            {previous && (
              <Button asChild variant="secondary">
                <Link to={addressOf(previous)}>
                  <ChevronLeft />
                  {copy.previous}
                </Link>
              </Button>
            )}
            {following && (
              <Button asChild variant="secondary">
                <Link to={addressOf(following)}>
                  {copy.following}
                  <ChevronRight />
                </Link>
              </Button>
            )}
            <DeleteButton sessionId={sessionId} />
          </div>
        }
      />
      {recording.state === 'unreadable' ? (
        <ErrorState title={copy.cannot} lead={wordsOf(recording)} />
      ) : (
        <Player found={found} />
      )}
    </>
  );
}

function Player({ found }: { found: Found }) {
  const { recording, parts, previous, following } = found;
  const go = useNavigate();
  const startMs = (Number(useSearchParams().get('t')) || 0) * 1000;
  const length = recording.facts?.duration_ms;
  const { playback, state } = usePlayback({ parts, load: partLoader(found) }, startMs, length ?? 0);
  useTellWatched(recording.session_id, state.status === 'playing' && !recording.watched);
  const moments = momentsOf(found, state.presses, length);
  const seconds = Math.floor(state.atMs / 1000);
  const copyLink = () => {
    const address = `${window.location.origin}${addressOf(recording.session_id)}?t=${seconds}`;
    navigator.clipboard.writeText(address).then(
      () => notifySuccess(copy.copied),
      () => notifyRefusal(copy.copyFailed),
    );
  };
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Replay
          playback={playback}
          state={state}
          marks={moments.filter(({ kind }) => kind !== 'end')}
          onPrevious={previous ? () => go(addressOf(previous)) : undefined}
          onFollowing={following ? () => go(addressOf(following)) : undefined}
          onCopyLink={copyLink}
        />
        <EventList moments={moments} atMs={state.atMs} onSeek={(ms) => playback.seek(ms)} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Legend />
        <Button variant="secondary" onClick={copyLink}>
          <LinkIcon />
          {copy.copyLink(clock(state.atMs))}
        </Button>
      </div>
      <p className="mt-3 text-ui text-ink-subtle max-md:hidden">{copy.keys}</p>
    </>
  );
}
