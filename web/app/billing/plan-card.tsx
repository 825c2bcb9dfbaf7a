import { Check } from 'lucide-react';
import type { ListedPlan } from '../../../lambdas/contract/billing.ts';
import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import type { planAction } from '../../../lambdas/contract/rules/plan-change.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

interface Props {
  plan: ListedPlan;
  action: ReturnType<typeof planAction>;
  isProcessing: boolean;
  choose: () => void;
}

export function PlanCard({ plan, action, isProcessing, choose }: Props) {
  const { plan_name, plan_details } = plan;
  const { price, popular, features } = plan_details;
  return (
    <Card className="flex flex-col gap-4" aria-label={plan_name}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{plan_name}</h3>
        {popular && <Badge tone="solid">{copy.popular}</Badge>}
      </div>
      <p>
        <span className="text-2xl font-semibold tabular-nums">${price}</span>
        <span className="text-ink-muted">{copy.perMonth}</span>
      </p>
      <ul className="grid grow content-start gap-2">
        {features.map(({ text }) => (
          <li key={text} className="flex gap-2">
            <Check className="mt-1 text-positive" />
            {text}
          </li>
        ))}
      </ul>
      <Button
        variant={action === 'upgrade' ? 'primary' : 'secondary'}
        disabled={action === 'current'}
        busy={isProcessing && copy.processing}
        onClick={choose}
      >
        {copy[action]}
      </Button>
    </Card>
  );
}
