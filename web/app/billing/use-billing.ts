import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  createCheckout,
  customerPortal,
  listInvoices,
  listPlans,
  sendUpgradeNotification,
} from '../../../lambdas/contract/billing.ts';
import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { FREE } from '../../../lambdas/contract/plans.ts';
import { listSessionDays } from '../../../lambdas/contract/recordings.ts';
import { planChangeMethod } from '../../../lambdas/contract/rules/plan-change.ts';
import type { Subscription, useSubscription } from '../lib/account/subscription.ts';
import { call } from '../lib/api.ts';
import { notify, notifyFailure, notifyProblem, notifySuccess } from '../lib/notify.ts';
import { leaveApp } from '../lib/router/leave-app.ts';
import { useNavigate, useSearchParams } from '../lib/router/router.tsx';
import { stored } from '../lib/storage.ts';

const copy = billing.toasts;

export const useSessionDays = () =>
  useQuery({
    queryKey: ['session-days'],
    queryFn: () => call(listSessionDays, undefined),
    select: ({ days }) => days,
  });

export function usePlans() {
  const query = useQuery({ queryKey: ['plans'], queryFn: () => call(listPlans, undefined) });
  useEffect(() => {
    if (query.isLoadingError) notifyProblem(copy.plansFailed);
  }, [query.isLoadingError]);
  return query;
}

/** Reloads when a payment changes the plan, its period or its notice. */
export const useInvoices = ({ plan, renewalDate, notice }: Subscription) =>
  useQuery({
    queryKey: ['invoices', plan, renewalDate, notice?.kind],
    queryFn: () => call(listInvoices, undefined),
    select: ({ invoices }) => invoices,
  });

/** Opens the payment provider's page; a response without a URL is a failure. */
const redirectTo = (url: string | null): Promise<void> => {
  if (!url) throw new Error('The payment provider returned no URL');
  return leaveApp(url);
};

export const useManageBilling = () =>
  useMutation({
    mutationFn: async () => redirectTo((await call(customerPortal, undefined)).url),
    onError: () => notifyProblem(copy.portalFailed),
  });

/** `variables` is the plan being processed. */
export const useChangePlan = (currentPlan: string) =>
  useMutation({
    mutationFn: async (planName: string) => {
      const isCheckout = planChangeMethod(currentPlan) === 'checkout';
      const { url } = isCheckout
        ? await call(createCheckout, { planName })
        : await call(customerPortal, undefined);
      await redirectTo(url);
    },
    onError: (error) => notifyFailure(error, copy.changeFailed),
  });

/** The result of the checkout, from the return URL; shown once, not again after a reload. */
export function useCheckoutReturn({
  refetch,
}: Pick<ReturnType<typeof useSubscription>, 'refetch'>) {
  const params = useSearchParams();
  const go = useNavigate();
  const isUpdated = params.get('success') === 'true';
  const isCanceled = params.get('canceled') === 'true';
  const [wasUpdated, setWasUpdated] = useState(false);
  useEffect(() => {
    if (!isUpdated && !isCanceled) return;
    go('/usage-billing', { replace: true });
    if (!isUpdated) return notify(copy.canceled);
    setWasUpdated(true);
    void refetch().then(({ data }) => {
      // The webhook may not have arrived yet. Then the toast names no plan, and the page updates when it arrives.
      const isPaid = data && data.plan !== FREE.name;
      const detail = isPaid ? copy.updated.detail(data.plan) : undefined;
      notifySuccess({ title: copy.updated.title, detail });
    });
  }, [isUpdated, isCanceled, go, refetch]);
  return wasUpdated;
}

/**
 * Requests the upgrade email when the plan is full, and again with every new count until it was sent; this browser then
 * makes no more requests for this user (§4). The server decides whether to send it.
 */
export function useUpgradeNotice(isFull: boolean, userId: string, asOf: number): boolean {
  const [isSent, setIsSent] = useState(() => stored.upgradeEmailSent.get() === userId);
  const requestedAt = useRef(0);
  const { mutate } = useMutation({
    mutationFn: () => call(sendUpgradeNotification, undefined),
    onSuccess: ({ success }) => {
      if (!success) return;
      stored.upgradeEmailSent.set(userId);
      setIsSent(true);
      notify(copy.limitReached);
    },
  });
  useEffect(() => {
    if (!isFull || isSent || requestedAt.current === asOf) return;
    requestedAt.current = asOf;
    mutate();
  }, [isFull, isSent, asOf, mutate]);
  return isSent;
}
