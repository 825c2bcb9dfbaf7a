import type { SummaryData } from '../../../contract/report-summary.ts';
import type { WeekSection } from './report-week.tsx';
import type { ShownIssue } from './shown-issue.ts';

/** A report with everything its email needs. Links are placeholders or URLs of the product. */
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
  /** Why the recipient gets it, as a placeholder. */
  readonly reason: string;
  /** Markers around text for the owner's copy only. */
  readonly ownersOnly: readonly [from: string, to: string];
  readonly postalAddress: string;
  /** The source of the tracking pixel. */
  readonly pixel: string;
}
