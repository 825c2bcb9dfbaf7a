import { mails } from '../../../contract/copy/mails.ts';
import { text } from '../layout.tsx';
import { colors } from '../style.ts';
import type { ShownIssue } from './shown-issue.ts';

const { report: words } = mails;

export function Feedback({ links }: { links: ShownIssue['feedback'] }) {
  const labels = words.feedback;
  const link = (to: string, label: string) => (
    <a className="e-acc" href={to} style={{ color: colors.accent, textDecoration: 'underline' }}>
      {label}
    </a>
  );
  return (
    <p className="e-sub" style={{ margin: '14px 0 0', ...text(14, 24, colors.subtle) }}>
      {labels.lead} {link(links.useful, labels.useful)},{' '}
      {link(links['not-a-problem'], labels['not-a-problem'])}, {labels.last}{' '}
      {link(links.fixed, labels.fixed)}?
    </p>
  );
}
