import { type IssueAnswer, type Verdict, verdicts } from '../../contract/issue-answer.ts';
import type { ReportIssue, Severity } from '../../contract/report-issue.ts';
import type { SummaryData } from '../../contract/report-summary.ts';

/** All issues of a report in the order of its email. Links refer to an issue by its index in this list. */
export const issuesOf = (summary: SummaryData): { issue: ReportIssue; severity: Severity }[] => [
  ...summary.critical_issues.map((issue) => ({ issue, severity: 'critical' as const })),
  ...summary.important_issues.map((issue) => ({ issue, severity: 'important' as const })),
  ...summary.minor_issues.map((issue) => ({ issue, severity: 'minor' as const })),
];

/** Parses a verdict from the query of an email's link. */
export const verdictOf = (value: string | undefined): Verdict | undefined =>
  verdicts.find((each) => each === value);

/** The issues of a report that accept a verdict: those it describes, and the open ones it only names. */
export const answerableIssues = (summary: SummaryData): string[] => [
  ...issuesOf(summary).map(({ issue }) => issue.fingerprint),
  ...summary.still_open.map(({ fingerprint }) => fingerprint),
];

/** The owner's answers to the issues of one report. */
export function answersTo(summary: SummaryData, answers: readonly IssueAnswer[]): IssueAnswer[] {
  const reported = new Set(answerableIssues(summary));
  return answers.filter(({ fingerprint }) => reported.has(fingerprint));
}
