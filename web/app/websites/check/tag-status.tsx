import { Radio } from 'lucide-react';
import { websites } from '../../../../lambdas/contract/copy/websites.ts';
import { Alert } from '../../ui/alert.tsx';

/** Shows whether the tag was seen on the website, whether it was pasted or added by a tag manager. */
export function TagStatus({ seenAt }: { seenAt: string | undefined }) {
  if (seenAt) return <Alert tone="positive">{websites.firstVisit.seen}</Alert>;
  return (
    <p role="status" className="flex items-center gap-2 text-ui text-ink-muted">
      <Radio className="animate-breathe" />
      {websites.firstVisit.waiting}
    </p>
  );
}
