import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { planAction } from '../../../lambdas/contract/rules/plan-change.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/state.tsx';
import { PlansOutline } from './billing-outline.tsx';
import { PlanCard } from './plan-card.tsx';
import { useChangePlan, usePlans } from './use-billing.ts';

/** The offered plans compared with the current one, which may no longer be offered. */
export function PlanGrid({ current }: { current: { name: string; price: number } }) {
  const { data, isPending, refetch } = usePlans();
  const change = useChangePlan(current.name);
  if (isPending) return <PlansOutline />;
  if (!data) {
    return (
      <ErrorState
        title={copy.toasts.plansFailed.detail}
        action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  const plans = data.plans.filter((plan) => plan.is_active);
  return (
    <section aria-labelledby="plans" className="grid gap-4">
      <h2 id="plans" className="mt-2 text-lg font-semibold tracking-tight">
        {copy.plansTitle}
      </h2>
      <p className="-mt-3 max-w-160 text-ink-muted">{copy.included}</p>
      <div className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 md:max-lg:gap-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={planAction({ name: plan.plan_name, price: plan.plan_details.price }, current)}
            isProcessing={change.isPending && change.variables === plan.plan_name}
            onSelect={() => !change.isPending && change.mutate(plan.plan_name)}
          />
        ))}
      </div>
    </section>
  );
}
