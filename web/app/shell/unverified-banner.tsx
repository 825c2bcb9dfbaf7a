import { useQuery } from '@tanstack/react-query';
import { getVerificationStatus } from '../../../lambdas/contract/sign-up.ts';
import { useLiveQuery } from '../lib/account/live-query.ts';
import { call } from '../lib/api.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';

/** Lazy, because most owners are verified and never need it. */
const UnverifiedNote = lazyPart(() =>
  import('./unverified-note.tsx').then((m) => m.UnverifiedNote),
);

/** Shown until the verification link is opened, here or on another device (§4). */
export function UnverifiedBanner() {
  useLiveQuery('verification', ['verification']);
  const { data, isError } = useQuery({
    queryKey: ['verification'],
    queryFn: () => call(getVerificationStatus, undefined),
  });
  // A failed check counts as verified, so that the banner is never shown by mistake.
  return isError || !data?.isWaiting ? null : <UnverifiedNote />;
}
