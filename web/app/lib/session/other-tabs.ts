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
 * Follows the other tabs of the browser, which share the storage. Removed tokens mean that the session has ended, and a
 * `LOGOUT` after them that it was a logout. After the end of a session, a login of the same user in one tab is one in all.
 */
export function followOtherTabs(
  { get, set }: ReturnType<typeof createAuthStore>,
  check: () => Promise<void>,
): void {
  window.addEventListener('storage', ({ key }) => {
    const { user, endedUser } = get();
    if (isSessionStored()) {
      if (endedUser && storedSession(Date.now())?.user.id === endedUser.id) void check();
    } else if (key === LOGOUT) set({ is: 'signed-out' });
    else if (user) set({ is: 'signed-out', endedUser: user });
  });
}
