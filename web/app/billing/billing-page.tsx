import { CreditCard, MessageCircle } from 'lucide-react';
import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { FREE } from '../../../lambdas/contract/plans.ts';
import { useSessionCount, useSubscription } from '../lib/account/subscription.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { usePage } from '../lib/page.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { openLiveChat } from '../lib/support/live-chat.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Banners } from './banners.tsx';
import { PlansOutline, UsageOutline } from './billing-outline.tsx';
import { Invoices } from './invoices.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { UsageCard } from './usage-card.tsx';
import { useCheckoutReturn, useManageBilling, useUpgradeNotice } from './use-billing.ts';

export function BillingPage() {
  usePage('usageBilling');
  const { id } = useUser();
  const plan = useSubscription();
  const sessions = useSessionCount(id);
  const wasUpdated = useCheckoutReturn(plan);
  const portal = useManageBilling();
  const { subscription } = plan;
  const { count } = sessions;
  const isKnown = plan.isKnown && sessions.isKnown;
  const isFull = isKnown && subscription !== undefined && (count ?? 0) >= subscription.maxSessions;
  const isFree = subscription?.plan === FREE.name;
  const wasMailed = useUpgradeNotice(isFull && isFree, id, sessions.asOf);
  const zone = useZone();
  const isPaid = subscription && !isFree;
  return (
    <Page>
      <PageTitle
        title={copy.title}
        lead={copy.lead}
        action={
          isPaid && (
            <Button
              variant="secondary"
              busy={portal.isPending && copy.processing}
              onClick={() => portal.mutate()}
            >
              <CreditCard />
              {copy.manage}
            </Button>
          )
        }
      />
      <div className="grid gap-5">
        <Banners
          {...{ wasUpdated, isFull, wasMailed, subscription, zone }}
          isOutOfDate={plan.isError || sessions.isError}
          onRetry={() => Promise.all([plan.refetch(), sessions.refetch()])}
        />
        {subscription && count !== undefined ? (
          <UsageCard {...{ subscription, count, zone }} />
        ) : (
          <UsageOutline />
        )}
        {subscription ? (
          <PlanGrid current={{ name: subscription.plan, price: subscription.price }} />
        ) : (
          <PlansOutline />
        )}
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 className="text-base font-semibold">{copy.larger.title}</h2>
            <p className="text-ink-muted">{copy.larger.lead}</p>
          </div>
          <Button variant="secondary" onClick={() => void openLiveChat()}>
            <MessageCircle />
            {copy.larger.action}
          </Button>
        </Card>
        {subscription?.hasInvoices && count !== undefined && (
          <Invoices {...{ subscription, zone }} />
        )}
      </div>
    </Page>
  );
}
