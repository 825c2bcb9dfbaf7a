import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';
import { localDate } from '../lib/dates.ts';
import { usePage } from '../lib/page.ts';
import { Link, useParams, useSearchParams } from '../lib/router/router.tsx';
import { Card } from '../ui/card.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState } from '../ui/state.tsx';
import { AudioSummary } from './audio-summary.tsx';
import { IssueGroups } from './issue-groups.tsx';
import type { InsightsSlots } from './slots.ts';
import { SnapshotCards } from './snapshot-cards.tsx';
import { useReport } from './use-report.ts';

export function InsightsPage(slots: InsightsSlots) {
  const { userId = '' } = useParams();
  const date = useSearchParams().get('date') ?? undefined;
  const { data: report, isPending } = useReport(userId, date);
  const title = report?.sites_email_subject || insights.defaultTitle;
  usePage('dailyInsights', { title });
  return (
    <Page>
      {isPending && <PageLoader />}
      {!isPending && !report && (
        <ErrorState title={insights.nothing.title} lead={insights.nothing.lead} />
      )}
      {report && <Report {...{ report, title, slots }} />}
    </Page>
  );
}

interface ReportProps {
  report: ReportRow;
  title: string;
  slots: InsightsSlots;
}

function Report({ report, title, slots: { Clip, Heatmap } }: ReportProps) {
  const { summary_data: summary } = report.summary_json;
  return (
    <article className="mx-auto grid max-w-224 gap-5">
      <header>
        <div className="mb-3.5 flex flex-wrap justify-between gap-2 text-ink-muted">
          <p>{localDate(summary.analysis_date, 'longDay')}</p>
          <p>{summary.site_name}</p>
        </div>
        <hr className="mb-8 h-0.5 border-0 bg-accent" />
        <h1 className="max-w-160 font-voice text-4xl leading-tight font-bold text-balance">
          {title}
        </h1>
        <p className="mt-4 max-w-168 font-voice text-lg leading-8 text-pretty">
          {summary.warm_intro}
        </p>
      </header>
      <AudioSummary report={report} />
      <SnapshotCards summary={summary} />
      {summary.key_snapshot.top_page && (
        <Heatmap page={summary.key_snapshot.top_page} report={report} />
      )}
      <IssueGroups report={report} Clip={Clip} />
      <Lines title={insights.stillOpen} lines={summary.still_open} />
      <Lines title={insights.fixed} lines={summary.fixed} />
      <Card>
        <h2 className="mb-3.5 font-voice text-2xl font-bold">{insights.focus.title}</h2>
        {summary.focus_points.length === 0 ? (
          <p className="text-ink-muted">{insights.focus.none}</p>
        ) : (
          <ol className="grid list-decimal gap-2 pl-5 text-base">
            {summary.focus_points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        )}
      </Card>
      <figure className="border-y border-line py-7">
        <figcaption className="text-ink-muted">{insights.quote.title}</figcaption>
        <blockquote className="mt-1.5 max-w-160 font-voice text-xl leading-8.5 text-pretty italic">
          {summary.summary_quote || insights.quote.none}
        </blockquote>
      </figure>
      <p className="text-ui text-ink-subtle">
        {[...summary.capture_notes, summary.provenance].join(' ')}{' '}
        <Link to="/recordings">{insights.recordings}</Link>
      </p>
    </article>
  );
}

function Lines({
  title,
  lines,
}: {
  title: string;
  lines: readonly { fingerprint: string; line: string }[];
}) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      <ul className="grid gap-1 text-ink-muted">
        {lines.map(({ fingerprint, line }) => (
          <li key={fingerprint}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
