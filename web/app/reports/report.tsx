import { MessageSquare, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import { issueCards } from '../../../lambdas/contract/copy/issues.ts';
import { week } from '../../../lambdas/contract/copy/week.ts';
import type { IssueAnswer } from '../../../lambdas/contract/issue-answer.ts';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { printWhole } from '../lib/loading/printing.ts';
import { WhenNear } from '../lib/loading/when-near.tsx';
import { Link } from '../lib/router/router.tsx';
import { openSupport } from '../lib/support/support-dialog.ts';
import { formatLocalDate } from '../lib/time/local-date.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { AudioSummary } from './audio/audio-summary.tsx';
import { DayNumbers } from './day-numbers.tsx';
import { FocusPoints } from './focus-points.tsx';
import { IssueGroups } from './issue/issue-groups.tsx';
import { ReportHead } from './report-head.tsx';
import { sessionsOfDay } from './sessions-link.ts';
import type { InsightsSlots } from './slots.ts';
import { SnapshotCards } from './snapshot-cards.tsx';
import { SummaryQuote } from './summary-quote.tsx';
import { TrafficCard } from './traffic-card.tsx';

/** Loaded after the text of the report, which users read first. */
const DayPicker = lazyPart(() => import('./day-picker.tsx').then((m) => m.DayPicker));
const TrendChart = lazyPart(() => import('./trend-chart.tsx').then((m) => m.TrendChart));

interface Props {
  report: ReportRow;
  title: string;
  answers: readonly IssueAnswer[];
  slots: InsightsSlots;
}

export function Report({ report, title, answers, slots: { Clip, Heatmap } }: Props) {
  const { summary_data: summary } = report.summary_json;
  const [first] = [...summary.critical_issues, ...summary.important_issues];
  const heatmapPage = first?.page ?? summary.key_snapshot.top_page;
  return (
    <article className="grid grid-cols-1 gap-5">
      <ReportHead title={title} intro={summary.warm_intro} foot={<DayNumbers summary={summary} />}>
        <p>{formatLocalDate(summary.analysis_date, 'fullDay')}</p>
        <DayPicker userId={report.user_id} date={report.date} />
        <p className="break-words">{summary.site_name}</p>
      </ReportHead>
      <IssueGroups report={report} answers={answers} Clip={Clip} />
      <Lines title={insights.stillOpen} lines={summary.still_open} />
      <Lines title={insights.fixed} lines={summary.fixed} />
      {summary.track_record !== undefined && (
        <Lines title={insights.trackRecord} lines={[{ line: summary.track_record }]} />
      )}
      <FocusPoints points={summary.focus_points} />
      <SnapshotCards summary={summary} />
      <TrafficCard traffic={summary.traffic} />
      {heatmapPage && <Heatmap page={heatmapPage} report={report} />}
      <WhenNear fallback={<Card className="h-32 print:hidden" />}>
        <AudioSummary report={report} />
      </WhenNear>
      <SummaryQuote>{summary.summary_quote || insights.quote.none}</SummaryQuote>
      <TrendChart date={report.date} />
      <footer className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-160 text-ui text-ink-subtle">
          {[...summary.capture_notes, summary.provenance].join(' ')}{' '}
          <Link to={sessionsOfDay(summary.analysis_date)}>{insights.cards.sessions}</Link>
          {'\u00a0· '}
          <Link to={`/week?date=${report.date}`}>{week.open}</Link>
        </p>
        <ReportActions />
      </footer>
    </article>
  );
}

function ReportActions() {
  const [isPreparing, setIsPreparing] = useState(false);
  const print = () => {
    setIsPreparing(true);
    printWhole().finally(() => setIsPreparing(false));
  };
  return (
    <div className="flex gap-2 print:hidden">
      <Button variant="ghost" size="sm" busy={isPreparing && insights.preparing} onClick={print}>
        <Printer />
        {insights.print}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => openSupport('feedback')}>
        <MessageSquare />
        {insights.feedback}
      </Button>
    </div>
  );
}

interface LinesProps {
  title: ReactNode;
  /** A line without a fingerprint concerns no single issue. */
  lines: readonly { fingerprint?: string; line: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      <ul className="grid gap-1 wrap-anywhere text-ink-muted">
        {lines.map(({ fingerprint, line }) => (
          <li key={fingerprint ?? line}>
            {line}{' '}
            {fingerprint !== undefined && (
              <Link to={`/issues/${encodeURIComponent(fingerprint)}`}>{issueCards.history}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
