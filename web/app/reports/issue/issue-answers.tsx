import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import {
  type IssueAnswer,
  type Verdict,
  verdicts,
} from '../../../../lambdas/contract/issue-answer.ts';
import type { ReportIssue } from '../../../../lambdas/contract/report-issue.ts';
import { formatLocalDate } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { useAnswer } from './use-answer.ts';

const copy = issueCards.answers;

interface Props {
  issue: Pick<ReportIssue, 'fingerprint' | 'title'>;
  /** The date of a report that names the issue. */
  date: string;
  /** The saved verdict. */
  answer: IssueAnswer | undefined;
}

/** The owner's verdict on an issue, and its effect on the next report. Clicking again undoes it. */
export function IssueAnswers({ issue, date, answer }: Props) {
  const mutation = useAnswer(date, issue.fingerprint);
  const { isPending, isSuccess, variables } = mutation;
  /** Includes the click that is being saved. */
  const isClicked = (verdict: Verdict) => isPending && variables.verdict === verdict;
  const isActive = (verdict: Verdict) => {
    if (isClicked(verdict)) return variables?.isSaid;
    if (verdict === 'useful') return answer?.useful === true;
    // The marks replace each other.
    return answer?.mark === verdict && (!isPending || isClicked('useful'));
  };
  const saved = isSuccess ? variables.verdict : undefined;
  const effect = isPending ? undefined : effectOf(mutation.data?.appliesFrom, saved, answer);
  return (
    <div className="grid gap-1.5 print:hidden">
      <fieldset className="flex flex-wrap items-center gap-2 text-ui text-ink-muted">
        <legend className="sr-only">{copy.about(issue.title)}</legend>
        <span aria-hidden="true">{copy.lead}</span>
        {verdicts.map((verdict) => (
          <Button
            key={verdict}
            variant="secondary"
            size="sm"
            aria-pressed={isActive(verdict)}
            className="aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
            // Not disabled while pending, because a disabled button would lose the focus. Clicked twice, it is sent once.
            onClick={() =>
              !isClicked(verdict) && mutation.mutate({ verdict, isSaid: !isActive(verdict) })
            }
          >
            {copy[verdict]}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="text-ui text-ink-muted empty:hidden">
        {effect}
      </p>
    </div>
  );
}

/** `appliesFrom`: the first report that applies the verdict; known after a verdict was given on this visit. */
function effectOf(
  appliesFrom: string | null | undefined,
  clicked: Verdict | undefined,
  answer: IssueAnswer | undefined,
): string | undefined {
  if (clicked === 'useful' && answer?.useful) return copy.effect.useful;
  if (!clicked && !answer?.mark) return undefined;
  const from = appliesFrom ? copy.from(formatLocalDate(appliesFrom, 'day')) : copy.fromNext;
  return `${from} ${copy.effect[answer?.mark ?? 'nothing']}`;
}
