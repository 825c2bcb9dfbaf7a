import { Circle, Diamond, Triangle } from 'lucide-react';
import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import type { IssueAnswer } from '../../../../lambdas/contract/issue-answer.ts';
import type { ReportIssue } from '../../../../lambdas/contract/report-issue.ts';
import type { ReportRow } from '../../../../lambdas/contract/reports.ts';
import type { InsightsSlots } from '../slots.ts';
import { IssueCard } from './issue-card.tsx';

const groups = {
  critical: { className: 'text-critical', Icon: Triangle, copy: issueCards.critical },
  important: { className: 'text-important', Icon: Diamond, copy: issueCards.important },
  minor: { className: 'text-minor', Icon: Circle, copy: issueCards.minor },
} as const;

interface Props extends Pick<InsightsSlots, 'Clip'> {
  report: ReportRow;
  answers: readonly IssueAnswer[];
}

/** Issues by severity, highest first; severities without issues are omitted. */
export function IssueGroups({ report, answers, Clip }: Props) {
  const { summary_data: summary } = report.summary_json;
  const issues: Record<keyof typeof groups, readonly ReportIssue[]> = {
    critical: summary.critical_issues,
    important: summary.important_issues,
    minor: summary.minor_issues,
  };
  const names = (Object.keys(groups) as (keyof typeof groups)[]).filter(
    (name) => issues[name].length > 0,
  );
  if (names.length === 0) return null;
  return (
    <>
      <h2 className="mt-5 font-voice text-2xl font-bold">{issueCards.title}</h2>
      {names.map((name) => {
        const { className, Icon, copy } = groups[name];
        return (
          <section key={name} className="grid gap-3">
            <div className={`flex items-center gap-2 ${className}`}>
              <Icon className="fill-current" aria-hidden="true" />
              <h3 className="text-lg font-semibold">{copy.name}</h3>
              <span className="text-ink-muted">{copy.label}</span>
            </div>
            <div className={name === 'minor' ? 'grid gap-4 md:grid-cols-2' : 'grid gap-3'}>
              {issues[name].map((issue, index) => (
                <IssueCard
                  key={`${report.date} ${issue.fingerprint}`}
                  issue={issue}
                  date={report.date}
                  day={summary.analysis_date}
                  answer={answers.find(({ fingerprint }) => fingerprint === issue.fingerprint)}
                  Clip={Clip}
                  isFirst={name === names[0] && index === 0}
                />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}
