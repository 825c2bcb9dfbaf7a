import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  checkSubscription,
  createCheckout,
  customerPortal,
  listPlans,
} from '../../../lambdas/contract/billing.ts';
import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { countSessions } from '../../../lambdas/contract/recordings.ts';
import { wayToChange } from '../../../lambdas/contract/rules/plan-change.ts';
import { call } from '../lib/api.ts';
import { notify, notifyRefusal, notifySuccess } from '../lib/notify.ts';
import { useNavigate, useSearchParams } from '../lib/router/router.tsx';

const copy = billing.toasts;

export const useSubscription = () =>
  useQuery({
    queryKey: ['subscription'],
    queryFn: () => call(checkSubscription, undefined),
  });

export const useSessionCount = (userId: string) =>
  useQuery({
    queryKey: ['session-count'],
    queryFn: () => call(countSessions, { userId }),
    select: ({ data }) => data.totalSessions,
  });

export function usePlans() {
  const query = useQuery({ queryKey: ['plans'], queryFn: () => call(listPlans, undefined) });
  useEffect(() => {
    if (query.isError) notifyRefusal(copy.plansFailed);
  }, [query.isError]);
  return query;
}

/** Leaves for the payment provider's page; an answer without an address is a failure. */
const leaveFor = (url: string | null) => {
  if (!url) throw new Error('The payment provider gave no address');
  window.location.assign(url);
};

export const useManageBilling = () =>
  useMutation({
    mutationFn: async () => leaveFor((await call(customerPortal, undefined)).url),
    onError: () => notifyRefusal(copy.portalFailed),
  });

/** `variables` is the plan being processed. */
export const useChangePlan = (currentPlan: string) =>
  useMutation({
    mutationFn: async (planName: string) => {
      const isCheckout = wayToChange(currentPlan) === 'checkout';
      const { url } = isCheckout
        ? await call(createCheckout, { planName })
        : await call(customerPortal, undefined);
      leaveFor(url);
    },
    onError: () => notifyRefusal(copy.changeFailed),
  });

/** What the payment provider's page says on the way back, said once: a reload does not repeat it. */
export function useReturn(subscription: ReturnType<typeof useSubscription>): boolean {
  const params = useSearchParams();
  const go = useNavigate();
  const { refetch } = subscription;
  const isUpdated = params.get('success') === 'true';
  const isCanceled = params.get('canceled') === 'true';
  const [wasUpdated, setWasUpdated] = useState(false);
  useEffect(() => {
    if (!isUpdated && !isCanceled) return;
    go('/usage-billing', { replace: true });
    if (!isUpdated) return notify(copy.canceled);
    setWasUpdated(true);
    void refetch().then(({ data }) => {
      if (!data) return;
      notifySuccess({ title: copy.updated.title, detail: copy.updated.detail(data.plan) });
    });
  }, [isUpdated, isCanceled, go, refetch]);
  return wasUpdated;
}
