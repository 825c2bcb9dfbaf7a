import { Fragment, type ReactNode, useEffect } from 'react';
import { REDIRECT_AFTER_SIGN_IN_MS } from '../../lambdas/contract/limits.ts';
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationState,
} from './lib/router/router.tsx';
import { useAuth } from './lib/session/use-auth.tsx';
import { BrokenPage } from './shell/page-boundary.tsx';
import { WholePageLoader } from './ui/loader.tsx';

interface GateProps {
  /** `profile`: signed in with all six profile fields. `sign-in`: signed in only, as for onboarding. */
  needs: 'sign-in' | 'profile';
  children?: ReactNode;
}

/** Route guards (§2). The server checks every call again. */
export function Gate({ needs, children = <Outlet /> }: GateProps) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  switch (auth.is) {
    case 'loading':
      return <WholePageLoader />;
    case 'signed-out': {
      const from = `${pathname}${search}${hash}`;
      return <Navigate to="/login" replace {...(!auth.hasSignedOut && { state: { from } })} />;
    }
    case 'unreadable':
      return (
        <main>
          <BrokenPage onRetry={auth.retry} />
        </main>
      );
    case 'signed-in': {
      if (needs === 'profile' && !auth.isProfileComplete)
        return <Navigate to="/onboarding" replace />;
      // The key drops all state when another account signs in.
      return <Fragment key={auth.user.id}>{children}</Fragment>;
    }
  }
}

/** Around the auth pages: redirects signed-in users (§2, §4). */
export function SignedOutOnly() {
  const auth = useAuth();
  const navigate = useNavigate();
  const origin = useNavigationState('from');
  const target = auth.is === 'signed-in' ? targetOf(auth.isProfileComplete, origin) : undefined;
  useEffect(() => {
    if (!target) return;
    const go = () => navigate(target, { replace: true });
    const timer = setTimeout(go, REDIRECT_AFTER_SIGN_IN_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  if (auth.is === 'unreadable') return <BrokenPage onRetry={auth.retry} />;
  return <Outlet />;
}

/** Back to the previous page, if it is a page of the app. */
function targetOf(isProfileComplete: boolean, origin = ''): string {
  if (!isProfileComplete) return '/onboarding';
  return /^\/(?![/\\])/.test(origin) ? origin : '/emails';
}
