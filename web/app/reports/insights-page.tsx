import { general } from '../../../lambdas/contract/copy/general.ts';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { samples } from '../../../lambdas/contract/copy/samples.ts';
import { usePage } from '../lib/page.ts';
import { Link, useParams, useSearchParams } from '../lib/router/router.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyCard } from '../ui/empty-card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Outline, Skeleton } from '../ui/skeleton.tsx';
import { Report } from './report.tsx';
import type { InsightsSlots } from './slots.ts';
import { useReport } from './use-report.ts';

export function InsightsPage(slots: InsightsSlots) {
  const { userId = '' } = useParams();
  const date = useSearchParams().get('date') ?? undefined;
  const { data, isPending, isError, isPlaceholderData, refetch } = useReport(userId, date);
  const report = data?.report;
  const title = report?.sites_email_subject || insights.defaultTitle;
  usePage('dailyInsights', { title });
  return (
    <Page width="report">
      {isPending && <Loading />}
      {!isPending && !report && (
        <NoReport {...{ userId, date }} onRetry={isError ? () => void refetch() : undefined} />
      )}
      {report && data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <Report {...{ report, title, slots }} answers={data.answers} />
        </div>
      )}
    </Page>
  );
}

/** A placeholder with the shape of the report. */
const Loading = () => (
  <>
    <h1 className="sr-only">{insights.defaultTitle}</h1>
    <Outline label={insights.loading} className="mt-4 grid gap-4">
      <hr className="h-0.5 border-0 bg-accent" />
      <Skeleton className="mt-4 h-9 w-2/3" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-4 h-32" />
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-80" />
    </Outline>
  </>
);

interface NoReportProps {
  userId: string;
  date: string | undefined;
  /** Set after a failure. */
  onRetry: (() => void) | undefined;
}

/** Shown for a day without a report, after a failure, and for a report of another account. */
function NoReport({ userId, date, onRetry }: NoReportProps) {
  const { id } = useUser();
  const link =
    userId === id && date !== undefined
      ? { path: `/daily-insights/${encodeURIComponent(id)}`, label: insights.days.newest }
      : { path: '/sample-report', label: samples.seeReport };
  return (
    <EmptyCard
      role="alert"
      copy={{
        ...insights.nothing,
        action: onRetry ? (
          <Button onClick={onRetry}>{general.broken.again}</Button>
        ) : (
          <Button asChild variant="secondary">
            <Link to={link.path}>{link.label}</Link>
          </Button>
        ),
      }}
    />
  );
}
