import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { Spinner } from '../ui/loader.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const Loading = () => (
  <div role="status" className="p-4">
    <p className="flex items-center gap-2 text-ink-muted">
      <Spinner />
      {emails.loading}
    </p>
    {['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/2', 'w-1/3'].map((width, row) => (
      <Skeleton key={row} className={`mt-5.5 h-3 ${width}`} />
    ))}
  </div>
);
