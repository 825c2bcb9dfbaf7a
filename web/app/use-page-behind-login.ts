import { useEffect, useState } from 'react';
import { Gate } from './guards.tsx';
import { outerElement, type useLocation } from './lib/router/router.tsx';
import type { useAuth } from './lib/session/use-auth.tsx';
import { routes } from './router.tsx';

type Auth = ReturnType<typeof useAuth>;
type Location = ReturnType<typeof useLocation>;

/** A page as it was last shown. */
interface View {
  readonly auth: Auth;
  readonly location: Location;
}

interface PageBehindLogin {
  /** Undefined once the page was dropped. The login must not be mounted again then, because its form may be filled in. */
  readonly view?: View;
}

const KEPT_MS = 30 * 60_000;

/**
 * The page of a session that ended, while the login is shown; undefined if there was none. It stays mounted, so that nothing
 * typed is lost when the same user logs in again. Gate drops it if another user logs in. A logout in any tab drops it at
 * once, and so does opening any page but the login.
 */
export function usePageBehindLogin(auth: Auth, location: Location): PageBehindLogin | undefined {
  const [kept, setKept] = useState<PageBehindLogin>();
  const isGated = outerElement(routes, location)?.type === Gate;
  const isLogin = location.pathname === '/login';
  const isSignedOut = auth.is === 'signed-out';

  if (auth.is === 'signed-in' && isGated) {
    const isKept = kept?.view?.auth === auth && kept.view.location === location;
    if (!isKept) setKept({ view: { auth, location } });
  } else if (isSignedOut && kept?.view) {
    const mayReturn = auth.endedUser && (isGated || isLogin);
    if (!mayReturn) setKept({});
  }

  // Signed out, the address of a gated page shows the login too.
  const isLoginShown = isLogin || (isSignedOut && isGated);
  const behind = isLoginShown ? kept : undefined;
  useEffect(() => {
    const timer = behind?.view && setTimeout(() => setKept({}), KEPT_MS);
    return () => clearTimeout(timer);
  }, [behind]);
  return behind;
}
