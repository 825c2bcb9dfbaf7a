import { useQuery } from '@tanstack/react-query';
import { isAdmin } from '../../../../lambdas/contract/admin.ts';
import { call } from '../api.ts';
import { useUser } from './use-auth.tsx';

/** Undefined while loading, false if the check fails (§6). The server checks every call again. */
export function useAdminCheck(isEnabled = true): boolean | undefined {
  const { email } = useUser();
  const { data, isError } = useQuery({
    queryKey: ['is-admin', email],
    queryFn: () => call(isAdmin, { user_email: email }),
    enabled: isEnabled,
  });
  return isError ? false : data;
}
