import { MessageSquare, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { IssueAnswer, ReportRow } from '../../../lambdas/contract/reports.ts';
import { lazyPart } from '../lib/lazy.tsx';
import { localDate } from '../lib/local-date.ts';
import { Link } from '../lib/router/router.tsx';
import { openSupport } from '../lib/support-dialog.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { AudioSummary } from './audio-summary.tsx';
import { DayNumbers } from './day-numbers.tsx';
import { IssueGroups } from './issue-groups.tsx';
import { sessionsOfDay } from './sessions-link.ts';
import type { InsightsSlots } from './slots.ts';
import { SnapshotCards } from './snapshot-cards.tsx';
import { TrafficCard } from './traffic-card.tsx';

/** Neither is among the words, and the words are what people came for. */
const DayPicker = lazyPart(() => import('./day-picker.tsx').then((m) => m.DayPicker));
const Trend = lazyPart(() => import('./trend-chart.tsx').then((m) => m.Trend));

interface Props {
  report: ReportRow;
  title: string;
  answers: readonly IssueAnswer[];
  slots: InsightsSlots;
}

export function Report({ report, title, answers, slots: { Clip, Heatmap } }: Props) {
  const { summary_data: summary } = report.summary_json;
  const [first] = [...summary.critical_issues, ...summary.important_issues];
  const heated = first?.page ?? summary.key_snapshot.top_page;
  return (
    <article className="mx-auto grid max-w-224 gap-5">
      <header>
        <div className="mb-3.5 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-muted">
          <p>{localDate(summary.analysis_date, 'fullDay')}</p>
          <DayPicker userId={report.user_id} date={report.date} />
          <p className="break-words">{summary.site_name}</p>
        </div>
        <hr className="mb-8 h-0.5 border-0 bg-accent" />
        <h1 className="max-w-160 font-voice text-4xl leading-tight font-bold text-balance break-words">
          {title}
        </h1>
        <p className="mt-4 max-w-168 font-voice text-lg leading-8 text-pretty break-words">
          {summary.warm_intro}
        </p>
        <DayNumbers summary={summary} />
      </header>
      <IssueGroups report={report} answers={answers} Clip={Clip} />
      <Lines title={insights.stillOpen} lines={summary.still_open} />
      <Lines title={insights.fixed} lines={summary.fixed} />
      {summary.track_record !== undefined && (
        <Lines
          title={insights.trackRecord}
          lines={[{ fingerprint: 'track-record', line: summary.track_record }]}
        />
      )}
      <Focus points={summary.focus_points} />
      <SnapshotCards summary={summary} />
      <TrafficCard traffic={summary.traffic} />
      {heated && <Heatmap page={heated} report={report} />}
      <AudioSummary report={report} />
      <figure className="border-y border-line py-7">
        <figcaption className="text-ink-muted">{insights.quote.title}</figcaption>
        <blockquote className="mt-1.5 max-w-160 font-voice text-xl leading-8.5 text-pretty break-words italic before:content-[open-quote] after:content-[close-quote]">
          {summary.summary_quote || insights.quote.none}
        </blockquote>
      </figure>
      <Trend date={report.date} />
      <footer className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-160 text-ui text-ink-subtle">
          {[...summary.capture_notes, summary.provenance].join(' ')}{' '}
          <Link to={sessionsOfDay(summary.analysis_date)}>{insights.cards.sessions}</Link>
        </p>
        <Acts />
      </footer>
    </article>
  );
}

const Acts = () => (
  <div className="flex gap-2 print:hidden">
    <Button variant="ghost" size="sm" onClick={() => window.print()}>
      <Printer />
      {insights.print}
    </Button>
    <Button variant="ghost" size="sm" onClick={() => openSupport('feedback')}>
      <MessageSquare />
      {insights.feedback}
    </Button>
  </div>
);

const Focus = ({ points }: { points: readonly string[] }) => (
  <Card>
    <h2 className="mb-3.5 font-voice text-2xl font-bold">{insights.focus.title}</h2>
    {points.length === 0 ? (
      <p className="text-ink-muted">{insights.focus.none}</p>
    ) : (
      <ol className="grid list-decimal gap-2 pl-5 text-base break-words marker:font-semibold marker:text-accent">
        {points.map((point) => (
          <li key={point} className="pl-1">
            {point}
          </li>
        ))}
      </ol>
    )}
  </Card>
);

interface LinesProps {
  title: ReactNode;
  lines: readonly { fingerprint: string; line: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      <ul className="grid gap-1 break-words text-ink-muted">
        {lines.map(({ fingerprint, line }) => (
          <li key={fingerprint}>
            {line}{' '}
            <Link to={`/issues/${encodeURIComponent(fingerprint)}`}>{insights.issues.history}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
