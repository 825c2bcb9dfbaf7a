import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Button } from '../button.tsx';

/** The failure of a part of a page, in one line with a retry. The rest of the page stays. */
export const InlineError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p role="alert" className="flex flex-wrap items-center justify-center gap-3 p-4 text-ink-muted">
    {text}
    <Button variant="secondary" size="sm" onClick={() => onRetry()}>
      {general.broken.again}
    </Button>
  </p>
);
