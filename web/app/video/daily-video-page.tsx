import { Link as LinkIcon, Lock } from 'lucide-react';
import { dailyVideo as copy } from '../../../lambdas/contract/copy/daily-video.ts';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { copyToClipboard } from '../lib/clipboard.ts';
import { useNarration } from '../lib/narration.ts';
import { usePage } from '../lib/page.ts';
import { Link, useLocation, useSearchParams } from '../lib/router/router.tsx';
import { SampleLinks } from '../lib/sample-links.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { StateIcon } from '../ui/state.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { type VideoAddress, videoAddress } from './video-address.ts';
import { VideoPlayer } from './video-player.tsx';

export function DailyVideoPage() {
  usePage('dailyVideo');
  const { id } = useUser();
  const address = videoAddress(useSearchParams());
  const isOtherUser = address.userId !== undefined && address.userId !== id;
  return <Page>{isOtherUser ? <Denied /> : <DailyVideo {...address} />}</Page>;
}

function DailyVideo({ user, domain, reportDate }: VideoAddress) {
  const query = useNarration(reportDate);
  const { analysis_date: day, site_name: site } = query.data ?? {};
  const lead = copy.lead(
    day ? formatLocalDate(day, 'weekday') : copy.aDay,
    domain ?? site ?? copy.yourSite,
  );
  return (
    <>
      <PageTitle title={copy.greeting(user)} lead={lead} action={<CopyLink />} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-5">
          <VideoPlayer key={reportDate} query={query} />
          {query.data === null && <SampleLinks />}
          <Card>
            <h2 className="font-semibold">{copy.summary.title}</h2>
            <p className="mt-1.5 max-w-168 text-ink-muted">{copy.summary.text}</p>
          </Card>
        </div>
        <QuestionsPanel query={query} />
      </div>
    </>
  );
}

function CopyLink() {
  const { pathname, search } = useLocation();
  const url = `${window.location.origin}${pathname}${search}`;
  return (
    <Button variant="secondary" onClick={() => copyToClipboard(url, copy.copied, copy.copyFailed)}>
      <LinkIcon />
      {copy.copyLink}
    </Button>
  );
}

function Denied() {
  return (
    <Card role="alert" className="grid justify-items-center gap-2 py-16 text-center">
      <StateIcon>
        <Lock />
      </StateIcon>
      <h1 className="mt-3 text-xl font-semibold tracking-tight">{copy.denied.title}</h1>
      <p className="text-ink-muted">{copy.denied.lead}</p>
      <Button asChild variant="secondary" className="mt-3">
        <Link to="/emails">{emails.detail.back}</Link>
      </Button>
    </Card>
  );
}
