import { entry } from '../storage.ts';
import type { createAuthStore } from './auth-state.ts';
import { isSessionStored, storedSession } from './stored-session.ts';

/** Stored for an instant, because other tabs cannot distinguish a logout from the end of a session otherwise. */
const LOGOUT = 'logout';

export function announceLogout(): void {
  entry(LOGOUT).set('');
  entry(LOGOUT).remove();
}

/**
 * Follows the other tabs of the browser, which share the storage. Removed tokens mean that the session has ended; if
 * `LOGOUT` follows, the user logged out. If the same user logs in again in one tab, all tabs are logged in.
 */
export function followOtherTabs(
  { get, set, end }: ReturnType<typeof createAuthStore>,
  restoreSession: () => Promise<void>,
): void {
  window.addEventListener('storage', ({ key }) => {
    const { endedUser } = get();
    if (isSessionStored()) {
      if (endedUser && storedSession(Date.now())?.user.id === endedUser.id) void restoreSession();
    } else if (key === LOGOUT) set({ is: 'signed-out' });
    else end();
  });
}
