import type { SummaryData } from '../../../contract/report-summary.ts';
import type { WeekSection } from './report-week.tsx';
import type { ShownIssue } from './shown-issue.ts';

/** A report with everything its mail needs besides its words. Links are placeholders or addresses of the product. */
export interface ReportMail {
  readonly summary: SummaryData;
  /** On Mondays, for weekly recipients. */
  readonly week?: WeekSection | undefined;
  readonly issues: readonly ShownIssue[];
  /** Issues that only the full report shows. */
  readonly unlisted: number;
  readonly links: {
    readonly report: string;
    readonly connection: string;
    readonly plans: string;
    readonly recipients: string;
    readonly unsubscribe: string;
  };
  /** Why this recipient gets it: a placeholder until there is a recipient. */
  readonly reason: string;
  /** Markers around text for the owner's copy only. */
  readonly ownersOnly: readonly [from: string, to: string];
  readonly postalAddress: string;
  /** The source of the invisible picture. */
  readonly pixel: string;
}
