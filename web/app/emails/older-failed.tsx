import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { Button } from '../ui/button.tsx';

export const OlderFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert" className="flex flex-wrap items-center justify-center gap-3 p-4 text-ink-muted">
    {emails.olderFailed}
    <Button variant="secondary" size="sm" onClick={() => onRetry()}>
      {general.broken.again}
    </Button>
  </p>
);
