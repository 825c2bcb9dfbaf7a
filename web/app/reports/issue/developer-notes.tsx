import { issueCards } from '../../../../lambdas/contract/copy/issues.ts';
import type { Evidence } from '../../../../lambdas/contract/report-issue.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { evidencePath } from '../sessions-link.ts';

const copy = issueCards.developer;

interface Props {
  readonly notes: string;
  /** A link to the recording at the second of the problem. */
  readonly link: string | undefined;
  readonly isOpen?: boolean;
}

/** Notes that an owner forwards to a developer, with a link to the recording at the second of the problem. */
export function DeveloperNotes({ notes, link, isOpen = false }: Props) {
  const text = link ? `${notes}\n${copy.recording(link)}` : notes;
  return (
    <details className="print:hidden" open={isOpen}>
      <summary className="cursor-pointer text-ui text-ink-muted">{copy.label}</summary>
      <div className="mt-2">
        <CodeBlock label={copy.label} code={text} copy={copy.copy} copied={copy.copied} />
      </div>
    </details>
  );
}

export const evidenceUrl = (evidence: Evidence): string =>
  `${window.location.origin}${evidencePath(evidence)}`;
