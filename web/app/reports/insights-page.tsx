import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { usePage } from '../lib/page.ts';
import { Link, useParams, useSearchParams } from '../lib/router/router.tsx';
import { useUser } from '../lib/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/state.tsx';
import { Report } from './report.tsx';
import type { InsightsSlots } from './slots.ts';
import { useReport } from './use-report.ts';

export function InsightsPage(slots: InsightsSlots) {
  const { userId = '' } = useParams();
  const date = useSearchParams().get('date') ?? undefined;
  const { data, isPending, isError, isPlaceholderData } = useReport(userId, date);
  const report = isError ? null : (data?.report ?? null);
  const title = report?.sites_email_subject || insights.defaultTitle;
  usePage('dailyInsights', { title });
  return (
    <Page>
      {isPending && <PageLoader />}
      {!isPending && !report && <Nothing {...{ userId, date }} />}
      {report && data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <Report {...{ report, title, slots }} answers={data.answers} />
        </div>
      )}
    </Page>
  );
}

/** The same words for a day without a report, a failure, and what belongs to somebody else. */
function Nothing({ userId, date }: { userId: string; date: string | undefined }) {
  const { id } = useUser();
  const isOwn = userId === id && date !== undefined;
  return (
    <ErrorState
      isPage
      title={insights.nothing.title}
      lead={insights.nothing.lead}
      action={
        isOwn && (
          <Button asChild variant="secondary">
            <Link to={`/daily-insights/${encodeURIComponent(id)}`}>{insights.days.newest}</Link>
          </Button>
        )
      }
    />
  );
}
