import { Radio } from 'lucide-react';
import { websites } from '../../../../lambdas/contract/copy/websites.ts';
import { Alert } from '../../ui/alert.tsx';

/** Shows whether the tag was seen on the website, whether it was pasted or added by a tag manager. */
export function TagStatus({ domain, seenAt }: { domain: string; seenAt: string | undefined }) {
  if (seenAt) return <Alert tone="positive">{websites.firstVisit.seen}</Alert>;
  return (
    <p role="status" className="flex gap-2 text-ui text-ink-muted">
      <Radio className="mt-0.5 animate-breathe" />
      <span>
        {websites.firstVisit.waiting}{' '}
        <a href={`https://${domain}`} target="_blank" rel="noreferrer">
          {websites.firstVisit.open}
        </a>
        {websites.firstVisit.inNewTab}
      </span>
    </p>
  );
}
