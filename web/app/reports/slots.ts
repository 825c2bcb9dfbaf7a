import type { ComponentType } from 'react';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';

/** What other features show on this page; `insights/` fills them in. */
export interface InsightsSlots {
  /** Plays a piece of evidence in place, from its second. */
  readonly Clip: ComponentType<{ evidence: Evidence; title: string }>;
  /** Where people clicked on a page, on the day of a report. */
  readonly Heatmap: ComponentType<{ page: string; report: ReportRow }>;
}
