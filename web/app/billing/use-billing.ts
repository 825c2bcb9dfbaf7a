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
import { wayToChange } from '../../../lambdas/contract/rules/plan-change.ts';
import type { Subscription, useSubscription } from '../lib/account/subscription.ts';
import { call } from '../lib/api.ts';
import { notify, notifyProblem, notifySuccess } from '../lib/notify.ts';
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
    if (query.isError) notifyProblem(copy.plansFailed);
  }, [query.isError]);
  return query;
}

/** Loaded again when a payment changes the plan, its period or its notice. */
export const useInvoices = ({ plan, renewalDate, notice }: Subscription) =>
  useQuery({
    queryKey: ['invoices', plan, renewalDate, notice?.kind],
    queryFn: () => call(listInvoices, undefined),
    select: ({ invoices }) => invoices,
  });

/** Leaves for the payment provider's page; an answer without an address is a failure. */
const leaveFor = (url: string | null) => {
  if (!url) throw new Error('The payment provider gave no address');
  window.location.assign(url);
};

export const useManageBilling = () =>
  useMutation({
    mutationFn: async () => leaveFor((await call(customerPortal, undefined)).url),
    onError: () => notifyProblem(copy.portalFailed),
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
    onError: () => notifyProblem(copy.changeFailed),
  });

/** The result of the checkout, from the return URL; shown once, not again after a reload. */
export function useReturn({ refetch }: Pick<ReturnType<typeof useSubscription>, 'refetch'>) {
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
      // The event may be on its way still: then no plan is named, and the page follows when it has come.
      const isPaid = data && data.plan !== FREE.name;
      const detail = isPaid ? copy.updated.detail(data.plan) : undefined;
      notifySuccess({ title: copy.updated.title, detail });
    });
  }, [isUpdated, isCanceled, go, refetch]);
  return wasUpdated;
}

/**
 * Asks for the upgrade mail when the plan is seen to be full, and again with every new reading of the count until it has
 * left; once it has, this browser asks no more for this user (§4). The server decides whether one is sent.
 */
export function useUpgradeNotice(isFull: boolean, userId: string, asOf: number): boolean {
  const [isSent, setIsSent] = useState(() => stored.upgradeEmailSent.get() === userId);
  const askedAt = useRef(0);
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
    if (!isFull || isSent || askedAt.current === asOf) return;
    askedAt.current = asOf;
    mutate();
  }, [isFull, isSent, asOf, mutate]);
  return isSent;
}
