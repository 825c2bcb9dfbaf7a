import { Play, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { insights } from '../../../lambdas/contract/copy/insights.ts';
import type { Evidence, IssueAnswer, ReportIssue } from '../../../lambdas/contract/reports.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { IssueNumbers } from './issue-numbers.tsx';
import type { InsightsSlots } from './slots.ts';
import { usePicture } from './use-report.ts';

/** Nobody answers before they have read. */
const IssueAnswers = lazy(() =>
  import('./issue-answers.tsx').then((m) => ({ default: m.IssueAnswers })),
);

const copy = insights.issues;
const secondsOf = ({ start_ms, end_ms }: Evidence) =>
  Math.max(1, Math.round((end_ms - start_ms) / 1000));

interface Props extends Pick<InsightsSlots, 'Clip'> {
  issue: ReportIssue;
  date: string;
  answer: IssueAnswer | undefined;
  /** The first critical clip is the page's one primary button. */
  isFirst: boolean;
}

export function IssueCard({ issue, date, answer, isFirst, Clip }: Props) {
  const [clip] = issue.evidence;
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Card className="grid gap-5 print:break-inside-avoid">
      <div className="grid gap-5 md:grid-flow-col md:auto-cols-fr">
        <div className="grid min-w-0 content-start gap-3 break-words">
          <h4 className="text-xl font-semibold tracking-tight text-balance">{issue.title}</h4>
          <p className="empty:hidden">
            {issue.state !== 'same' && (
              <Badge tone={issue.state === 'regressed' ? 'warning' : 'neutral'}>
                {copy.states[issue.state]}
              </Badge>
            )}
          </p>
          <p>{issue.description}</p>
          {issue.suggestion && (
            <div className="rounded-md bg-sunken px-3.5 py-3">
              <b className="mb-0.5 block text-ui">{copy.suggestion}</b>
              {issue.suggestion}
            </div>
          )}
          {clip && (
            <p className="print:hidden">
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
          <IssueNumbers issue={issue} />
          <Suspense fallback={<div className="h-8" />}>
            <IssueAnswers issue={issue} date={date} answer={answer} />
          </Suspense>
        </div>
        {issue.screenshot && <Drawing date={date} name={issue.screenshot} title={issue.title} />}
      </div>
      {clip && isPlaying && <Clip evidence={clip} title={issue.title} />}
    </Card>
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
