import { Activity, useState } from 'react';
import { ShownPath } from './lib/router/page-focus.ts';
import { Routes, useLocation } from './lib/router/router.tsx';
import { AuthContext, useAuth } from './lib/session/use-auth.tsx';
import { routes } from './router.tsx';
import { AppBoundary } from './shell/page-boundary.tsx';
import { useChatWidget } from './shell/use-chat-widget.ts';
import { usePageBehindLogin } from './use-page-behind-login.ts';

/** The page of the address, or the login with the page of the session that ended hidden behind it. */
export function Pages() {
  useChatWidget();
  const auth = useAuth();
  const location = useLocation();
  const [shownPath] = useState({});
  const behindLogin = usePageBehindLogin(auth, location);
  const view = behindLogin ? behindLogin.view : { auth, location };
  return (
    <AppBoundary>
      <ShownPath value={shownPath}>
        <Activity mode={behindLogin ? 'hidden' : 'visible'}>
          {view && (
            <AuthContext value={view.auth}>
              <Routes routes={routes} location={view.location} />
            </AuthContext>
          )}
        </Activity>
        {behindLogin && <Routes routes={routes} />}
      </ShownPath>
    </AppBoundary>
  );
}
