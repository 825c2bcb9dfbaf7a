import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { digits } from '../../../lambdas/contract/copy/digits.ts';
import { NEARLY_FULL_PERCENT } from '../../../lambdas/contract/limits.ts';
import type { Subscription } from '../lib/account/subscription.ts';
import { formatInstant } from '../lib/time/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { Progress } from '../ui/progress.tsx';
import { SessionChart } from './session-chart.tsx';

interface Props {
  subscription: Subscription;
  count: number;
  zone: string;
}

export function UsageCard({ subscription, count, zone }: Props) {
  const { plan, maxSessions } = subscription;
  const isNearlyFull = count < maxSessions && count * 100 >= maxSessions * NEARLY_FULL_PERCENT;
  const [before, after] = copy.onPlan;
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-semibold">{copy.sessions}</h2>
        <span className="tabular-nums">
          <span className="font-semibold">{digits(count)}</span>
          <span className="text-ink-muted"> / {digits(maxSessions)}</span>
        </span>
      </div>
      <Progress label={copy.sessions} value={count} max={maxSessions} />
      <p className="mt-3 text-ink-muted">
        {before}
        <strong className="font-semibold text-ink">{plan}</strong>
        {after}
        {periodOf(subscription, zone)}
      </p>
      {isNearlyFull && <p className="mt-1">{copy.nearly(digits(count), digits(maxSessions))}</p>}
      <SessionChart zone={zone} />
    </Card>
  );
}

/** What happens at the end of the billing period. */
function periodOf({ renewalDate, notice }: Subscription, zone: string): string {
  if (renewalDate === null) return copy.free;
  const { renews, renewsOncePaid, endsOn } = copy;
  const endOf = notice ? { ends: endsOn, 'past-due': renewsOncePaid }[notice.kind] : renews;
  return `${endOf(formatInstant(zone, renewalDate, 'longDay'))}.`;
}
