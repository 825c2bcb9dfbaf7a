import { general } from '../../../lambdas/contract/copy/general.ts';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { Card } from '../ui/layout/card.tsx';
import { Skeleton, TitleOutline } from '../ui/skeleton.tsx';

/** A placeholder for the wizard: its steps, a title, and a card with fields. */
export const OnboardingOutline = () => (
  <>
    <Skeleton className="mb-8 h-9 w-4/5" />
    <TitleOutline label={general.loading}>
      <h1 className="sr-only">{onboarding.stepsLabel}</h1>
      <Card className="grid gap-5 sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((field) => (
          <Skeleton key={field} className="mt-6 h-9" />
        ))}
        <Skeleton className="mt-6 h-9 sm:col-span-2" />
        <Skeleton className="h-11 w-37" />
      </Card>
    </TitleOutline>
  </>
);
