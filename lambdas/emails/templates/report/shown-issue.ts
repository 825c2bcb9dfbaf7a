import type { ReportIssue, Severity } from '../../../contract/report-issue.ts';

/** An issue as the email shows it: its text and its links. */
export interface ShownIssue {
  readonly issue: ReportIssue;
  readonly severity: Severity;
  /** The link to its clip, and the length of the clip. */
  readonly clip?:
    | {
        readonly link: string;
        readonly seconds: number;
        /** The link to the section for developers on the clip's page. */
        readonly developer: string;
      }
    | undefined;
  /** The content id of its picture, and the caption. */
  readonly picture?: { readonly name: string; readonly caption: string } | undefined;
  readonly feedback: Readonly<Record<'useful' | 'not-a-problem' | 'fixed', string>>;
}
