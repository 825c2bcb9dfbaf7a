import type * as z from 'zod/mini';
import type { checkSubscription } from '../../../lambdas/contract/billing.ts';
import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { dateIn } from '../lib/dates.ts';
import { Card } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';

interface Props {
  subscription: z.infer<typeof checkSubscription.reply>;
  sessions: number;
  zone: string;
}

export function UsageCard({ subscription, sessions, zone }: Props) {
  const { plan, maxSessions, renewalDate } = subscription;
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-semibold">{copy.sessions}</h2>
        <span className="tabular-nums">
          {sessions.toLocaleString('en-US')} / {maxSessions.toLocaleString('en-US')}
        </span>
      </div>
      <Progress label={copy.sessions} value={sessions} max={maxSessions} />
      <p className="mt-3 text-ink-muted">
        {copy.onPlan(plan)}
        {plan === 'Free' || !renewalDate
          ? copy.free
          : copy.renews(dateIn(zone, renewalDate, 'day'))}
      </p>
    </Card>
  );
}
