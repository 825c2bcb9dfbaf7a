import { useQuery } from '@tanstack/react-query';
import { isAdmin } from '../../../../lambdas/contract/admin.ts';
import { call } from '../api.ts';
import { useUser } from './use-auth.tsx';

/** Undefined while the answer is on its way. A check that fails means no (§6); the server decides again. */
export function useAdminCheck(isWanted = true): boolean | undefined {
  const { email } = useUser();
  const { data, isError } = useQuery({
    queryKey: ['is-admin', email],
    queryFn: () => call(isAdmin, { user_email: email }),
    enabled: isWanted,
  });
  return isError ? false : data;
}
