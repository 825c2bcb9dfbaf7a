import type { ComponentType } from 'react';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';

/** Components of other features on this page; `insights/` supplies them. */
export interface InsightsSlots {
  /** Plays a clip in place. */
  readonly Clip: ComponentType<{ evidence: Evidence; title: string }>;
  /** The heatmap of a page on the day of a report. */
  readonly Heatmap: ComponentType<{ page: string; report: ReportRow }>;
}
