import { Activity, useEffect, useState } from 'react';
import { Gate } from './guards.tsx';
import { ShownPath } from './lib/router/page-focus.ts';
import { outerElement, Routes, useLocation } from './lib/router/router.tsx';
import { AuthContext, useAuth } from './lib/session/use-auth.tsx';
import { routes } from './router.tsx';
import { AppBoundary } from './shell/page-boundary.tsx';
import { useChatWidget } from './shell/use-chat-widget.ts';

interface View {
  readonly auth?: ReturnType<typeof useAuth>;
  readonly location?: ReturnType<typeof useLocation>;
}

/** During the login after a session's end. */
const KEPT_MS = 30 * 60_000;

/**
 * The page of a session that ended stays, hidden and without effects, while the same user logs in again, so that nothing
 * typed is lost. Gate drops it if another user logs in. A logout in any tab drops it at once, and so does any other page.
 */
export function Pages() {
  useChatWidget();
  const auth = useAuth();
  const location = useLocation();
  const [kept, keep] = useState<View>();
  const [shownPath] = useState({});
  const isGated = outerElement(routes, location)?.type === Gate;
  const isLoginOrGated = isGated || location.pathname === '/login';
  const isOut = auth.is === 'signed-out';
  if (auth.is === 'signed-in' && isGated) {
    if (kept?.auth !== auth || kept.location !== location) keep({ auth, location });
  } else if (isOut && kept?.auth && !(auth.endedUser && isLoginOrGated)) keep({});
  const hidden = isLoginOrGated && (isOut || !isGated) ? kept : undefined;
  const view = hidden ?? { auth, location };
  useEffect(() => {
    const timer = hidden?.auth && setTimeout(() => keep({}), KEPT_MS);
    return () => clearTimeout(timer);
  }, [hidden]);
  return (
    <AppBoundary>
      <ShownPath value={shownPath}>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          {view.auth && (
            <AuthContext value={view.auth}>
              <Routes routes={routes} location={view.location} />
            </AuthContext>
          )}
        </Activity>
        {hidden && <Routes routes={routes} />}
      </ShownPath>
    </AppBoundary>
  );
}
