import type { ReportIssue, Severity } from '../../contract/report-issue.ts';
import type { SummaryData } from '../../contract/report-summary.ts';

/** All issues of a report in the order of its email. Links refer to an issue by its index in this list. */
export const issuesOf = (summary: SummaryData): { issue: ReportIssue; severity: Severity }[] => [
  ...summary.critical_issues.map((issue) => ({ issue, severity: 'critical' as const })),
  ...summary.important_issues.map((issue) => ({ issue, severity: 'important' as const })),
  ...summary.minor_issues.map((issue) => ({ issue, severity: 'minor' as const })),
];
