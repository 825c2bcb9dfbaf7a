import { type IssueAnswer, type Verdict, verdicts } from '../../contract/issue-answer.ts';
import type { SummaryData } from '../../contract/report-summary.ts';
import { issuesOf } from './reported-issues.ts';

/** What a reader can say about an issue, as the links of a mail spell it. */
export const verdictOf = (said: string | undefined): Verdict | undefined =>
  verdicts.find((each) => each === said);

/** The issues of a report that can be answered: those it describes, and the old ones it only names. */
export const answerable = (summary: SummaryData): string[] => [
  ...issuesOf(summary).map(({ issue }) => issue.fingerprint),
  ...summary.still_open.map(({ fingerprint }) => fingerprint),
];

/** What was said of the issues of one report. */
export function answersTo(summary: SummaryData, said: readonly IssueAnswer[]): IssueAnswer[] {
  const reported = new Set(answerable(summary));
  return said.filter(({ fingerprint }) => reported.has(fingerprint));
}
