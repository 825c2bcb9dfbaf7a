import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useCallback } from 'react';
import { getVerificationStatus } from '../../../lambdas/contract/accounts.ts';
import { accounts } from '../../../lambdas/contract/copy/accounts.ts';
import { call } from '../lib/api.ts';
import { useLive } from '../lib/live.ts';
import { ResendVerification } from '../lib/resend-verification.tsx';
import { useUser } from '../lib/use-auth.tsx';

/** Stands while a verification link waits, and goes the moment it is opened anywhere (§4). */
export function UnverifiedBanner() {
  const user = useUser();
  const cache = useQueryClient();
  useLive(
    'verification',
    useCallback(() => void cache.invalidateQueries({ queryKey: ['verification'] }), [cache]),
  );
  const { data, isError } = useQuery({
    queryKey: ['verification'],
    queryFn: () => call(getVerificationStatus, undefined),
  });
  // A check that failed counts as verified: a banner must not accuse anyone by mistake.
  if (isError || !data?.isWaiting) return null;
  return (
    <p
      role="status"
      className="sticky top-14 z-19 flex flex-wrap items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-ui font-medium text-warning"
    >
      <Mail />
      {accounts.banner}
      <ResendVerification who={{ email: user.email, userId: user.id }} />
    </p>
  );
}
