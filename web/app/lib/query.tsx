import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QUERY_FRESH_MINUTES, QUERY_RETRIES } from '../../../lambdas/contract/limits.ts';
import { endSession } from './auth.ts';
import { hasWords } from './problem.ts';
import { Outlet } from './router/router.tsx';

/** A Problem is final; only unknown failures are retried, once (§9). */
const worthAsking = (failures: number, error: Error) =>
  failures < QUERY_RETRIES && !hasWords(error);

/** A session that ended in the middle of work leads to the login, and back from there. */
const onError = (error: Error) => {
  if (hasWords(error) && error.code === 'sign-in-needed') void endSession();
};

const newClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: QUERY_FRESH_MINUTES * 60_000, retry: worthAsking },
    },
  });

/** Answers live as long as the pages below it: signing out forgets them all. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The same as the frame of routes. */
export const QueriesFrame = () => (
  <Queries>
    <Outlet />
  </Queries>
);
