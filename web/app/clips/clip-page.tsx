import { useQuery } from '@tanstack/react-query';
import type { Clip } from '../../../lambdas/contract/clip.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { DEVELOPER_PLACE } from '../../../lambdas/contract/mail-links.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { usePage } from '../lib/page.ts';
import { Link, useParams } from '../lib/router/router.tsx';
import { localDate } from '../lib/time/local-date.ts';
import { Replay } from '../recordings/player/replay.tsx';
import { prefersReducedMotion, usePlayOnce } from '../recordings/player/use-play-once.ts';
import { usePlayback } from '../recordings/player/use-playback.ts';
import { DeveloperNotes } from '../reports/issue/developer-notes.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { fetchByLink, LinkPage, linkQuery } from './link-page.tsx';

const copy = recordings.clip;

/** Plays a shared clip; the link is enough, no login is needed. */
export function ClipPage() {
  const { token = '' } = useParams();
  const query = useQuery({
    ...linkQuery,
    queryKey: ['clip', token],
    queryFn: () => fetchByLink<Clip>('/m/clip', token),
  });
  usePage('clip', query.data && { title: query.data.title });
  return (
    <LinkPage
      query={query}
      title={pages.clip.title}
      loading={copy.loading}
      failed={copy.failed}
      gone="clip-gone"
      otherWay={<Link to="/emails">{copy.reports}</Link>}
    >
      {(clip) => <ClipPlayer clip={clip} />}
    </LinkPage>
  );
}

function ClipPlayer({ clip }: { clip: Clip }) {
  const length = clip.end_ms - clip.start_ms;
  const events = clip.events as readonly RecordedEvent[];
  const source = {
    parts: [{ from_ms: 0, to_ms: length, keyframe: true }],
    load: () => Promise.resolve({ events, synthetic: 0 }),
  };
  const playback = usePlayback(source, 0, length);
  usePlayOnce(playback, { isWanted: !prefersReducedMotion() });
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
