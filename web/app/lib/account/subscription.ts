import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { checkSubscription } from '../../../../lambdas/contract/billing.ts';
import { FREE } from '../../../../lambdas/contract/plans.ts';
import { countSessions } from '../../../../lambdas/contract/recordings.ts';
import { call } from '../api.ts';
import { useLiveQuery } from './live-query.ts';

export type Subscription = z.infer<typeof checkSubscription.reply>;

/** The default when the subscription cannot be loaded (§4). */
const unknown: Subscription = {
  plan: FREE.name,
  price: FREE.price,
  maxSessions: FREE.maxSessions,
  maxTeamMembers: FREE.maxTeamMembers,
  renewalDate: null,
  notice: null,
};

/** The plan and its limits; `isKnown` is false for the default. Reloads after every payment. */
export function useSubscription() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['subscription'],
    queryFn: () => call(checkSubscription, undefined),
  });
  useLiveQuery('subscription', ['subscription']);
  const subscription = data ?? (isError ? unknown : undefined);
  return { subscription, isKnown: data !== undefined, isError, refetch };
}

/** The number of sessions, 0 if it could not be loaded (§7); `asOf` identifies one response. */
export function useSessionCount(userId: string) {
  const { data, isError, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['session-count'],
    queryFn: () => call(countSessions, { userId }),
    select: ({ success, data }) => (success ? data.totalSessions : 0),
  });
  useLiveQuery('subscription', ['session-count']);
  const count = data ?? (isError ? 0 : undefined);
  return { count, isKnown: data !== undefined, isError, refetch, asOf: dataUpdatedAt };
}
