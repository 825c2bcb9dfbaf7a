import { ChevronLeft, ChevronRight, Play, X } from 'lucide-react';
import { useState } from 'react';
import { insights } from '../../../../lambdas/contract/copy/insights.ts';
import type { Evidence, IssueAnswer, ReportIssue } from '../../../../lambdas/contract/reports.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { InsightsSlots } from '../slots.ts';
import { useReportPicture } from '../use-report.ts';
import { DeveloperNotes, linkToMoment } from './developer-notes.tsx';
import { IssueNumbers } from './issue-numbers.tsx';

/** Answers come after the text, since owners read first. */
const IssueAnswers = lazyPart(() => import('./issue-answers.tsx').then((m) => m.IssueAnswers));

const copy = insights.issues;
const secondsOf = ({ start_ms, end_ms }: Evidence) =>
  Math.max(1, Math.round((end_ms - start_ms) / 1000));

interface Props extends Pick<InsightsSlots, 'Clip'> {
  issue: ReportIssue;
  /** The report's date and the day it is about. */
  date: string;
  day: string;
  answer: IssueAnswer | undefined;
  /** The first critical clip is the page's one primary button. */
  isFirst: boolean;
}

export function IssueCard({ issue, date, day, answer, isFirst, Clip }: Props) {
  const [place, setPlace] = useState(0);
  const clip = issue.evidence[place];
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
            <p className="flex flex-wrap items-center gap-2 print:hidden">
              <Button
                variant={isFirst ? 'primary' : 'secondary'}
                aria-expanded={isPlaying}
                onClick={() => setIsPlaying(!isPlaying)}
              >
                {isPlaying ? <X /> : <Play />}
                {isPlaying ? copy.closeClip : copy.watch(secondsOf(clip))}
              </Button>
              {isPlaying && issue.evidence.length > 1 && (
                <OtherClips place={place} count={issue.evidence.length} onGo={setPlace} />
              )}
            </p>
          )}
          <IssueNumbers issue={issue} day={day} />
          {issue.developer && (
            <DeveloperNotes notes={issue.developer} link={clip && linkToMoment(clip)} />
          )}
          <IssueAnswers
            waiting={<div className="h-8" />}
            issue={issue}
            date={date}
            answer={answer}
          />
        </div>
        {clip && isPlaying ? (
          <Clip key={`${clip.session_id} ${clip.start_ms}`} evidence={clip} title={issue.title} />
        ) : (
          issue.screenshot && <Drawing date={date} name={issue.screenshot} title={issue.title} />
        )}
      </div>
    </Card>
  );
}

interface OtherProps {
  place: number;
  count: number;
  onGo: (place: number) => void;
}

const OtherClips = ({ place, count, onGo }: OtherProps) => (
  <span className="inline-flex items-center gap-1">
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={copy.previousClip}
      onClick={() => onGo((place + count - 1) % count)}
    >
      <ChevronLeft />
    </Button>
    <span className="text-ui text-ink-muted tabular-nums">{copy.clip(place + 1, count)}</span>
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={copy.nextClip}
      onClick={() => onGo((place + 1) % count)}
    >
      <ChevronRight />
    </Button>
  </span>
);

function Drawing({ date, name, title }: { date: string; name: string; title: string }) {
  const { data } = useReportPicture(date, name);
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
