import { Play, X } from 'lucide-react';
import { useState } from 'react';
import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import type { IssueAnswer } from '../../../../lambdas/contract/issue-answer.ts';
import type { ReportIssue } from '../../../../lambdas/contract/report-issue.ts';
import { clipSeconds } from '../../../../lambdas/contract/rules/clip-seconds.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { InsightsSlots } from '../slots.ts';
import { DeveloperNotes, evidenceUrl } from './developer-notes.tsx';
import { IssueDrawing } from './issue-drawing.tsx';
import { IssueNumbers } from './issue-numbers.tsx';
import { OtherClips } from './other-clips.tsx';

/** Loaded after the text, which owners read first. */
const IssueAnswers = lazyPart(() => import('./issue-answers.tsx').then((m) => m.IssueAnswers));

const copy = issueCards;

interface Props extends Pick<InsightsSlots, 'Clip'> {
  issue: ReportIssue;
  /** The report's date, and below the day that it covers. */
  date: string;
  day: string;
  answer: IssueAnswer | undefined;
  /** Whether its clip button is the page's primary button: the first issue of the highest severity. */
  isFirst: boolean;
}

export function IssueCard({ issue, date, day, answer, isFirst, Clip }: Props) {
  const [clipIndex, setClipIndex] = useState(0);
  const clip = issue.evidence[clipIndex];
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <Card className="print:break-inside-avoid">
      <div className="grid gap-5 md:grid-flow-col md:auto-cols-fr">
        <div className="grid min-w-0 content-start gap-3 wrap-anywhere">
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
                <span className="whitespace-normal">
                  {isPlaying ? copy.closeClip : copy.watch(clipSeconds(clip))}
                </span>
              </Button>
              {isPlaying && issue.evidence.length > 1 && (
                <OtherClips index={clipIndex} count={issue.evidence.length} onGo={setClipIndex} />
              )}
            </p>
          )}
          <IssueNumbers issue={issue} day={day} />
          {issue.developer && (
            <DeveloperNotes notes={issue.developer} link={clip && evidenceUrl(clip)} />
          )}
          <IssueAnswers
            fallback={<div className="h-8" />}
            issue={issue}
            date={date}
            answer={answer}
          />
        </div>
        {clip && isPlaying ? (
          <Clip key={`${clip.session_id} ${clip.start_ms}`} evidence={clip} title={issue.title} />
        ) : (
          issue.screenshot && (
            <IssueDrawing date={date} name={issue.screenshot} title={issue.title} />
          )
        )}
      </div>
    </Card>
  );
}
