import { general } from '../../../lambdas/contract/copy/general.ts';
import { Card } from '../ui/layout/card.tsx';
import { Outline, Skeleton } from '../ui/skeleton.tsx';

/** A placeholder for the usage card. */
export const UsageOutline = () => (
  <Card aria-busy="true">
    <Skeleton className="mb-4 h-4 w-1/3" />
    <Skeleton className="h-2" />
    <Skeleton className="mt-4 h-3 w-3/5" />
    <div className="mt-5 border-t border-line pt-4">
      <Skeleton className="h-3 w-2/5" />
      <Skeleton className="mt-4 h-20" />
    </div>
  </Card>
);

/** A placeholder for the plans: title, lead, and three cards. */
export const PlansOutline = () => (
  <Outline label={general.loading} labelClassName="mt-2 text-lg" className="grid gap-4">
    <Skeleton className="mt-1 h-3 w-11/12 max-w-160" />
    <div className="mt-1 grid gap-5 sm:grid-cols-2 md:grid-cols-3 md:max-lg:gap-3">
      {['a', 'b', 'c'].map((plan) => (
        <Card key={plan} className="grid h-80 content-start gap-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-4/5" />
          <Skeleton className="mt-1 h-8 w-1/2" />
          <Skeleton className="mt-2 h-3 w-3/5" />
          <Skeleton className="h-3 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
          <Skeleton className="h-3 w-2/3" />
        </Card>
      ))}
    </div>
  </Outline>
);
