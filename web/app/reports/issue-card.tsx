import { Play, X } from 'lucide-react';
import { useState } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { Evidence, ReportIssue } from '../../../lambdas/contract/reports.ts';
import { localDate } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { InsightsSlots } from './slots.ts';
import { usePicture } from './use-report.ts';

const copy = insights.issues;
const secondsOf = ({ start_ms, end_ms }: Evidence) =>
  Math.max(1, Math.round((end_ms - start_ms) / 1000));
const percent = (share: number) => Math.round(share * 100);

interface Props extends Pick<InsightsSlots, 'Clip'> {
  issue: ReportIssue;
  date: string;
  /** The first critical clip is the page's one primary button. */
  isFirst: boolean;
}

export function IssueCard({ issue, date, isFirst, Clip }: Props) {
  const [clip] = issue.evidence;
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Card className="grid gap-5">
      <div className="grid gap-5 md:grid-flow-col md:auto-cols-fr">
        <div className="grid content-start gap-3">
          <h4 className="text-xl font-semibold tracking-tight text-balance">{issue.title}</h4>
          <p>{issue.description}</p>
          <div className="rounded-md bg-sunken px-3.5 py-3">
            <b className="mb-0.5 block text-ui">{copy.suggestion}</b>
            {issue.suggestion}
          </div>
          {clip && (
            <p>
              <Button
                variant={isFirst ? 'primary' : 'secondary'}
                aria-expanded={isPlaying}
                onClick={() => setIsPlaying(!isPlaying)}
              >
                {isPlaying ? <X /> : <Play />}
                {isPlaying ? copy.closeClip : copy.watch(secondsOf(clip))}
              </Button>
            </p>
          )}
          <Numbers issue={issue} />
        </div>
        {issue.screenshot && <Drawing date={date} name={issue.screenshot} title={issue.title} />}
      </div>
      {clip && isPlaying && <Clip evidence={clip} title={issue.title} />}
    </Card>
  );
}

/** What every sentence above rests on; folded away for those who trust it. */
function Numbers({ issue: { stats } }: { issue: ReportIssue }) {
  const [low, high] = stats.interval;
  return (
    <details className="text-ui text-ink-muted">
      <summary className="cursor-pointer">{copy.numbers}</summary>
      <ul className="mt-1.5 grid gap-1">
        <li>{copy.affected(stats.affected, stats.exposed)}</li>
        <li>{copy.interval(percent(low), percent(high))}</li>
        <li>{stats.baseline === null ? copy.noUsual : copy.usual(percent(stats.baseline))}</li>
        <li>{copy.since(localDate(stats.onset.slice(0, 10), 'day'))}</li>
      </ul>
    </details>
  );
}

function Drawing({ date, name, title }: { date: string; name: string; title: string }) {
  const { data } = usePicture(date, name);
  if (!data) return null;
  return (
    <figure>
      <img
        src={data.url}
        alt={copy.drawing(title)}
        loading="lazy"
        className="w-full rounded-md border border-line"
      />
      <figcaption className="mt-1.5 text-ui text-ink-subtle">{copy.drawn}</figcaption>
    </figure>
  );
}
