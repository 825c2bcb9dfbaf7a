import { mailPages } from '../../contract/copy/mail-pages.ts';
import { mails } from '../../contract/copy/mails.ts';
import { dayName } from '../../contract/copy/numerals.ts';
import type { PublicPage } from './public-page.ts';

const { feedback: words } = mailPages;

interface Answer {
  readonly verdict: 'useful' | 'not-a-problem' | 'fixed';
  /** The local date the report is about. */
  readonly day: string;
  readonly severity: keyof typeof mails.report.groups;
  readonly issue: { readonly title: string };
}

/** The page that names the issue and asks the recipient to confirm the verdict. */
export function feedbackPage(
  { verdict, day, severity, issue }: Answer,
  action: string,
): PublicPage {
  const { title, button: label } = words[verdict];
  const lead = words.about(mails.report.groups[severity].name, dayName(day), issue.title);
  const note = verdict === 'fixed' ? words.fixedNote : undefined;
  return { title, lead, note, button: { label, action } };
}
