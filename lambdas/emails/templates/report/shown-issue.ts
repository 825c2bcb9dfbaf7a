import type { ReportIssue, Severity } from '../../../contract/report-issue.ts';

/** An issue as the email shows it: its text and its links. */
export interface ShownIssue {
  readonly issue: ReportIssue;
  readonly severity: Severity;
  /** Where its moment can be watched, and for how many seconds. */
  readonly clip?:
    | {
        readonly link: string;
        readonly seconds: number;
        /** The same page, where it says what a developer needs. */
        readonly developer: string;
      }
    | undefined;
  /** The content id of its picture, and the caption. */
  readonly picture?: { readonly name: string; readonly caption: string } | undefined;
  readonly feedback: Readonly<Record<'useful' | 'not-a-problem' | 'fixed', string>>;
}
