import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { Clip } from '../../../lambdas/contract/clip.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { DEVELOPER_PLACE, parseClipFragment } from '../../../lambdas/contract/mail-links.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { usePage } from '../lib/page.ts';
import {
  Link,
  useLocation,
  useNavigate,
  useNavigationState,
  useParams,
} from '../lib/router/router.tsx';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { ReplayOutline } from '../recordings/player/player-outline.tsx';
import { Replay } from '../recordings/player/replay.tsx';
import { prefersReducedMotion, usePlayOnce } from '../recordings/player/use-play-once.ts';
import { usePlayback } from '../recordings/player/use-playback.ts';
import { DeveloperNotes } from '../reports/issue/developer-notes.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Skeleton, TitleOutline } from '../ui/skeleton.tsx';
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
  const report = useReport();
  return (
    <LinkPage
      query={query}
      title={pages.clip.title}
      loading={copy.loading}
      outline={
        <TitleOutline label={copy.loading}>
          <Skeleton className="mb-4 h-4 w-3/5" />
          <ReplayOutline />
        </TitleOutline>
      }
      failed={copy.failed}
      expiredCode="clip-gone"
      alternative={report ? <BackToReport report={report} /> : <ReportsLink />}
    >
      {(clip) => <ClipPlayer clip={clip} report={report} />}
    </LinkPage>
  );
}

/**
 * The path of the report if the visitor came from an email. Moves it from the URL to the history state, so that a reload
 * keeps it and a copied URL does not give access to the email.
 */
function useReport(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { place, report } = parseClipFragment(hash);
  useEffect(() => {
    if (!report) return;
    void navigate({ pathname, hash: place }, { replace: true, state: { report } });
  }, [navigate, pathname, place, report]);
  const storedReport = useNavigationState('report');
  return report ?? storedReport;
}

/** False for the email in the browser, which is not a page of the app. */
const isAppPath = (report: string) => !report.startsWith('/m/');

function BackToReport({ report }: { report: string }) {
  const content = (
    <>
      <ArrowLeft />
      {copy.report}
    </>
  );
  const className = 'inline-flex items-center gap-1.5';
  return isAppPath(report) ? (
    <Link to={report} className={className}>
      {content}
    </Link>
  ) : (
    <a href={report} className={className}>
      {content}
    </a>
  );
}

const ReportsLink = () => <Link to="/emails">{copy.reports}</Link>;

function ClipPlayer({ clip, report }: { clip: Clip; report: string | undefined }) {
  const { hash } = useLocation();
  const length = clip.end_ms - clip.start_ms;
  const events = clip.events as readonly RecordedEvent[];
  const source = {
    parts: [{ from_ms: 0, to_ms: length, keyframe: true }],
    load: () => Promise.resolve({ events, synthetic: 0 }),
  };
  const playback = usePlayback(source, 0, length);
  usePlayOnce(playback, { isEnabled: !prefersReducedMotion() });
  return (
    <>
      {report && (
        <p className="mb-4">
          <BackToReport report={report} />
        </p>
      )}
      <PageTitle
        title={clip.title}
        lead={copy.lead(clip.site_name, formatLocalDate(clip.date, 'longDay'))}
      />
      <p className="mb-4 max-w-168">{clip.watch_for}</p>
      <Replay playback={playback} isPage />
      {clip.developer && (
        <div className="mt-4" id={DEVELOPER_PLACE}>
          <DeveloperNotes
            notes={clip.developer}
            link={window.location.href.split('#')[0]}
            isOpen={parseClipFragment(hash).place === DEVELOPER_PLACE}
          />
        </div>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-2 text-ui text-ink-subtle">
        {copy.masked}
        {!report && <ReportsLink />}
      </p>
    </>
  );
}
