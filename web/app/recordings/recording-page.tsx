import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordingPlayer } from '../../../lambdas/contract/copy/recording-player.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { BackLink } from '../lib/back-link.tsx';
import { usePage } from '../lib/page.ts';
import { isExpectedProblem, Problem } from '../lib/problem.ts';
import { Link, useParams } from '../lib/router/router.tsx';
import { formatInstant } from '../lib/time/dates.ts';
import { joinWithDots } from '../lib/time/dotted.ts';
import { formatDuration } from '../lib/time/local-date.ts';
import { nonBreaking } from '../lib/time/non-breaking.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/state.tsx';
import { AnnotationsButton } from './list/annotations-button.tsx';
import { countryName } from './list/country-name.ts';
import { DeleteButton } from './list/delete-button.tsx';
import { useRecording } from './list/use-recordings.ts';
import { Player, recordingPath } from './player/player.tsx';
import { PlayerOutline, StageOutline } from './player/player-outline.tsx';
import { summaryOf } from './row/row-summary.ts';

const copy = recordingPlayer;
type RecordingDetails = NonNullable<ReturnType<typeof useRecording>['data']>;

export function RecordingPage() {
  const { id = '' } = useParams();
  const query = useRecording(id);
  usePage('recording');
  return (
    <Page>
      <BackLink to="/recordings" label={copy.back} />
      <Loaded
        query={query}
        title={pages.recording.title}
        loading={copy.loading}
        outline={<PlayerOutline label={copy.loading} hasActions />}
        errorTextOf={(failure) => ({
          title: isExpectedProblem(failure) ? failure.message : copy.cannot,
          lead: isExpectedProblem(failure) ? failure.detail : general.unexpected.detail,
          isFinal: isGone(failure),
        })}
      >
        {(details) => <Recording key={id} details={details} />}
      </Loaded>
    </Page>
  );
}

const isGone = (error: Error) => error instanceof Problem && error.code === 'recording-gone';

function Recording({ details }: { details: RecordingDetails }) {
  const { recording, previous, following } = details;
  const zone = useZone();
  const moment = formatInstant(zone, recording.started_at, 'moment');
  usePage('recording', { title: copy.title(moment) });
  const { facts, session_id: sessionId } = recording;
  const { words, devices, sources } = recordings;
  const lead = facts
    ? joinWithDots(
        ...[
          `${devices[facts.device]}, ${facts.browser}`,
          ...(facts.country ? [countryName(facts.country)] : []),
          sources[facts.referrer as keyof typeof sources] ?? facts.referrer,
          words.pages(facts.pages),
          words.clicks(facts.clicks),
          formatDuration(facts.duration_ms),
        ].map(nonBreaking),
      )
    : summaryOf(recording);
  return (
    <>
      <PageTitle
        title={copy.title(nonBreaking(moment))}
        lead={lead}
        action={
          <div className="flex flex-wrap gap-2">
            {previous && (
              <Button asChild variant="secondary">
                <Link to={recordingPath(previous)}>
                  <ChevronLeft />
                  {copy.previous}
                </Link>
              </Button>
            )}
            {following && (
              <Button asChild variant="secondary">
                <Link to={recordingPath(following)}>
                  {copy.following}
                  <ChevronRight />
                </Link>
              </Button>
            )}
            <AnnotationsButton recording={recording} />
            <DeleteButton sessionId={sessionId} />
          </div>
        }
      />
      <p className="-mt-4 mb-4">
        <Link to={`/recordings?visitor=${encodeURIComponent(recording.visitor)}`}>
          {recordings.annotations.visits}
        </Link>
      </p>
      {recording.state === 'unreadable' ? (
        <ErrorState title={copy.cannot} lead={summaryOf(recording)} />
      ) : (
        <PlayerAfterTitle details={details} />
      )}
    </>
  );
}

/** The title is painted before the player, whose events and timeline take longer to render. */
function PlayerAfterTitle({ details }: { details: RecordingDetails }) {
  return useDeferredValue(true, false) ? <Player details={details} /> : <StageOutline />;
}
