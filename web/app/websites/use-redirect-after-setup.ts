import { useEffect } from 'react';
import { REDIRECT_AFTER_SETUP_MS } from '../../../lambdas/contract/limits.ts';
import { useNavigate } from '../lib/router/router.tsx';

/** Opens the emails after a delay, once setup is done (§4). `replace`: going back does not return to the setup. */
export function useRedirectAfterSetup(isDone: boolean, replace: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate('/emails', { replace }), REDIRECT_AFTER_SETUP_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, replace]);
}
