import { cx } from 'class-variance-authority';
import { emails } from '../../../../lambdas/contract/copy/emails.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Outline, Skeleton } from '../../ui/skeleton.tsx';

const copy = emails.detail;

/** A placeholder for an email's page: the content, and on a wide screen the facts on the left. */
export const EmailOutline = () => (
  <Outline
    label={copy.loading}
    labelClassName="mb-4 text-xl lg:sr-only"
    className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]"
  >
    <div className="grid gap-4 max-lg:hidden">
      <Card className="grid content-start gap-5">
        {['w-3/5', 'w-11/12', 'w-2/5', 'w-1/3'].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className="h-3 w-1/3" />
            <Skeleton className={cx('h-3', width)} />
          </div>
        ))}
      </Card>
      <Card>
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-5 h-8 w-3/5" />
        <Skeleton className="mt-5 h-3 w-11/12" />
      </Card>
    </div>
    <Card isPadded={false} className="min-w-0">
      <div className="flex min-h-13 items-center border-b border-line px-5 font-semibold">
        <Skeleton className="h-4 w-2/5" />
      </div>
      <div className="grid h-[75dvh] min-h-120 content-start justify-items-center gap-5 p-6">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-4 h-8 w-full" />
        <Skeleton className="h-3 w-full max-w-160" />
        <Skeleton className="h-3 w-full max-w-160" />
        <Skeleton className="h-32 w-full max-w-160" />
      </div>
    </Card>
  </Outline>
);
