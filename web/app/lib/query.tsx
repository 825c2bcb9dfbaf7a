import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { HOUR_MS } from '../../../lambdas/contract/durations.ts';
import { QUERY_FRESH_MINUTES, QUERY_RETRIES } from '../../../lambdas/contract/limits.ts';
import { endSession } from './auth.ts';
import { isExpectedProblem, isSignInNeeded } from './problem.ts';
import { Outlet } from './router/router.tsx';

/** How long the data of a hidden page is kept, also during the login after the end of a session. */
const KEPT_MS = HOUR_MS;

/** Retries only unknown failures, once (§9); a Problem is final. */
const shouldRetry = (failures: number, error: Error) =>
  failures < QUERY_RETRIES && !isExpectedProblem(error);

/** An expired session redirects to the login, which returns to the page afterwards. */
const onError = (error: Error) => {
  if (isSignInNeeded(error)) void endSession();
};

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH_MINUTES * 60_000,
        gcTime: KEPT_MS,
        retry: shouldRetry,
        // By default, calls without a connection wait for it silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Provides a query cache that lives as long as its children, so that signing out clears it. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  // Only while mounted: a late response to a call of an earlier session must not end the session of the next user.
  useEffect(() => {
    const configs = [client.getQueryCache().config, client.getMutationCache().config];
    for (const config of configs) config.onError = onError;
    return () => {
      for (const config of configs) delete config.onError;
    };
  }, [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Queries as a layout route. */
export const QueriesFrame = () => (
  <Queries>
    <Outlet />
  </Queries>
);
