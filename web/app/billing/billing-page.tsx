import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { planAction } from '../../../lambdas/contract/rules/plan-change.ts';
import { dateIn } from '../lib/dates.ts';
import { openLiveChat } from '../lib/live-chat.ts';
import { usePage } from '../lib/page.ts';
import { useProfile } from '../lib/profile.ts';
import { useUser } from '../lib/use-auth.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/state.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCard } from './usage-card.tsx';
import {
  useChangePlan,
  useManageBilling,
  usePlans,
  useReturn,
  useSessionCount,
  useSubscription,
} from './use-billing.ts';

export function BillingPage() {
  usePage('usageBilling');
  const { id } = useUser();
  const { data: profile } = useProfile();
  const subscription = useSubscription();
  const sessions = useSessionCount(id);
  const isUpdated = useReturn(subscription);
  const portal = useManageBilling();
  const zone = profile?.timezone || 'America/New_York';
  const current = subscription.data;
  const isFull =
    current?.plan === 'Free' && sessions.data !== undefined && sessions.data >= current.maxSessions;
  const isBroken = subscription.isError || sessions.isError;
  const again = () => Promise.all([subscription.refetch(), sessions.refetch()]);
  return (
    <Page>
      <PageTitle
        title={copy.title}
        lead={copy.lead}
        action={
          current &&
          current.plan !== 'Free' && (
            <Button
              variant="secondary"
              busy={portal.isPending && copy.processing}
              onClick={() => portal.mutate()}
            >
              {copy.manage}
            </Button>
          )
        }
      />
      <div className="grid gap-5">
        {isUpdated && <Alert tone="positive">{copy.updated}</Alert>}
        {isFull && <Alert tone="important">{copy.limit}</Alert>}
        {current?.notice && (
          <Alert tone="warning">
            {noticeWords[current.notice.kind](dateIn(zone, current.notice.on, 'day'))}
          </Alert>
        )}
        {current && sessions.data !== undefined && (
          <UsageCard subscription={current} sessions={sessions.data} zone={zone} />
        )}
        {isBroken && (
          <ErrorState
            title={general.unexpected.detail}
            action={<Button onClick={again}>{general.broken.again}</Button>}
          />
        )}
        {current && <Plans currentPlan={current.plan} />}
        {!current && !isBroken && <PageLoader />}
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 className="text-lg font-semibold">{copy.larger.title}</h2>
            <p className="text-ink-muted">{copy.larger.lead}</p>
          </div>
          <Button variant="secondary" onClick={() => void openLiveChat()}>
            {copy.larger.action}
          </Button>
        </Card>
      </div>
    </Page>
  );
}

const noticeWords = { ends: copy.ends, 'past-due': copy.pastDue };

function Plans({ currentPlan }: { currentPlan: string }) {
  const { data, isPending, isError, refetch } = usePlans();
  const change = useChangePlan(currentPlan);
  if (isPending) return <PageLoader />;
  if (isError) {
    return (
      <ErrorState
        title={copy.toasts.plansFailed.detail}
        action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  const plans = data.plans.filter((plan) => plan.is_active);
  const price = plans.find(({ plan_name }) => plan_name === currentPlan)?.plan_details.price ?? 0;
  const current = { name: currentPlan, price };
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          action={planAction({ name: plan.plan_name, price: plan.plan_details.price }, current)}
          isProcessing={change.isPending && change.variables === plan.plan_name}
          choose={() => !change.isPending && change.mutate(plan.plan_name)}
        />
      ))}
    </div>
  );
}
