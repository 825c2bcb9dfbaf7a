import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import type { SharedRecording } from '../../../lambdas/contract/recording-shares.ts';
import { usePage } from '../lib/page.ts';
import { useParams } from '../lib/router/router.tsx';
import { formatInstant } from '../lib/time/dates.ts';
import { joinWithDots } from '../lib/time/dotted.ts';
import { formatDuration } from '../lib/time/local-date.ts';
import { nonBreaking } from '../lib/time/non-breaking.ts';
import { detectedTimezone } from '../lib/time/timezones.ts';
import { partLoader } from '../recordings/playback/part-loader.ts';
import { prefetchParts } from '../recordings/playback/prefetch-parts.ts';
import { PlayerOutline } from '../recordings/player/player-outline.tsx';
import { ReplayAndEvents } from '../recordings/player/replay-and-events.tsx';
import { usePlayback } from '../recordings/player/use-playback.ts';
import { Legend } from '../recordings/timeline/legend.tsx';
import { useMoments } from '../recordings/timeline/use-moments.ts';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { fetchByLink, LinkPage, linkQuery } from './link-page.tsx';

const copy = recordings.share;
const fetchShared = (token: string) => fetchByLink<SharedRecording>('/m/recording', token);

/** A recording for anyone who holds its link, without a login. */
export function SharedPage() {
  const { token = '' } = useParams();
  const query = useQuery({
    ...linkQuery,
    queryKey: ['shared', token],
    queryFn: () => fetchShared(token),
  });
  usePage('shared');
  return (
    <LinkPage
      query={query}
      title={pages.shared.title}
      loading={copy.loading}
      outline={<PlayerOutline label={copy.loading} />}
      failed={copy.failed}
      expiredCode="share-gone"
    >
      {(shared) => <Shared token={token} shared={shared} />}
    </LinkPage>
  );
}

function Shared({ token, shared }: { token: string; shared: SharedRecording }) {
  const { recording, note, start_ms, expires_at, parts } = shared;
  const { facts, domain, started_at } = recording;
  const [loader] = useState(() => partLoader(parts, async () => (await fetchShared(token)).parts));
  const playback = usePlayback({ parts, ...loader }, start_ms, facts?.duration_ms ?? 0);
  useEffect(() => prefetchParts(playback, parts, loader), [playback, parts, loader]);
  const moments = useMoments(shared, playback);
  const { words, devices } = recordings;
  const lead = facts
    ? [
        `${devices[facts.device]}, ${facts.browser}`,
        words.pages(facts.pages),
        formatDuration(facts.duration_ms),
      ]
    : [words.running];
  return (
    <>
      <PageTitle
        title={copy.pageLead(displayDomain(domain))}
        lead={joinWithDots(
          ...[formatInstant(detectedTimezone(), started_at, 'moment'), ...lead].map(nonBreaking),
        )}
      />
      {note && (
        <section className="mb-5 rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
          <h2 className="text-ui font-semibold">{copy.noteTitle}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </section>
      )}
      <ReplayAndEvents playback={playback} moments={moments} />
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <Legend />
        <p className="text-ui text-ink-subtle">
          {recordings.clip.masked}{' '}
          {copy.pageUntil(formatInstant(detectedTimezone(), expires_at, 'moment'))}
        </p>
      </div>
    </>
  );
}
