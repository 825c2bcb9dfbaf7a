import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type AdminUser, getAllUsersAdmin, isAdmin } from '../../../lambdas/contract/admin.ts';
import { admin } from '../../../lambdas/contract/copy/admin.ts';
import { USERS_PER_RESPONSE } from '../../../lambdas/contract/limits.ts';
import { call } from '../lib/api.ts';
import { Problem } from '../lib/problem.ts';
import { useUser } from '../lib/session/use-auth.tsx';

type Last = Pick<AdminUser, 'id' | 'created_at'>;

/** Loads all users page by page; the first page is shown while the others load. */
export function useUsers() {
  const { email } = useUser();
  const query = useInfiniteQuery({
    queryKey: ['users'],
    queryFn: async ({ pageParam: after }) => {
      if (!after && !(await call(isAdmin, { user_email: email }))) {
        throw new Problem('admin-needed', admin.denied);
      }
      return call(getAllUsersAdmin, after ? { after } : {});
    },
    initialPageParam: undefined as Last | undefined,
    getNextPageParam: lastOf,
  });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const users = useMemo(() => data?.pages.flat() ?? [], [data]);
  // A refetch that fails keeps the list; without one of its pages, the list would be incomplete.
  const isFailed = query.isLoadingError || query.isFetchNextPageError;
  return { ...query, users, isComplete: !hasNextPage, isFailed };
}

/** The cursor of the next page; a page that is not full is the last one. */
function lastOf(page: readonly AdminUser[]): Last | undefined {
  const last = page.at(-1);
  if (!last || page.length < USERS_PER_RESPONSE) return undefined;
  return { id: last.id, created_at: last.created_at };
}
