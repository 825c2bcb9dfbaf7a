import { Check } from 'lucide-react';
import type { ListedPlan } from '../../../lambdas/contract/billing.ts';
import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import type { planAction } from '../../../lambdas/contract/rules/plan-change.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';

interface Props {
  plan: ListedPlan;
  action: ReturnType<typeof planAction>;
  isProcessing: boolean;
  onSelect: () => void;
}

export function PlanCard({ plan, action, isProcessing, onSelect }: Props) {
  const { id, plan_name, plan_details } = plan;
  const { price, popular, line, features } = plan_details;
  const titleId = `plan-${id}`;
  return (
    <Card
      aria-labelledby={titleId}
      className={
        popular ? 'flex flex-col gap-4 border-accent ring-1 ring-accent' : 'flex flex-col gap-4'
      }
    >
      <div>
        <div className="flex items-center justify-between gap-3">
          <h3 id={titleId} className="text-base font-semibold">
            {plan_name}
          </h3>
          {popular && <Badge tone="solid">{copy.popular}</Badge>}
        </div>
        <p className="text-ink-muted md:max-lg:min-h-10">{line}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="text-3xl font-semibold tabular-nums">${price}</span>{' '}
        <span className="text-ink-muted">{copy.perMonth}</span>
      </p>
      <ul className="grid grow content-start gap-2">
        {features.map(({ text }) => (
          <li key={text} className="flex gap-2">
            <Check className="mt-0.5 shrink-0 text-accent" />
            {text}
          </li>
        ))}
      </ul>
      <Button
        variant={action === 'upgrade' ? 'primary' : 'secondary'}
        aria-describedby={titleId}
        disabled={action === 'current'}
        busy={isProcessing && copy.processing}
        onClick={onSelect}
      >
        {copy[action]}
      </Button>
    </Card>
  );
}
