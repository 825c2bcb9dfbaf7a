import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type AuthError,
  authState,
  comesFromGoogle,
  onAuthState,
  signOut,
  type User,
} from '../auth.ts';
import { forgetSignedInUser } from '../storage.ts';
import { useCompleteness } from './use-completeness.ts';
import { useStart } from './use-start.ts';

/** The sign-in state for pages. */
export type Auth =
  | { readonly is: 'loading' }
  | {
      readonly is: 'signed-out';
      /** True after a logout, when the login must not return to the current page. */
      readonly hasSignedOut: boolean;
      /** Why signing in with Google failed. */
      readonly failure?: AuthError | undefined;
      /** The user whose session the provider ended, if that is why the app is signed out. */
      readonly endedUser?: User | undefined;
    }
  | { readonly is: 'signed-in'; readonly user: User; readonly isProfileComplete: boolean }
  /** The session or the profile could not be read. */
  | { readonly is: 'unreadable'; readonly retry: () => void };

interface Actions {
  /** Signs out everywhere. Throws when the provider cannot be reached. */
  readonly signOut: () => Promise<void>;
  /** Called by onboarding when the profile is complete, so that the guards pass without a reload. */
  readonly markProfileComplete: () => void;
}

export const AuthContext = createContext<(Auth & Actions) | undefined>(undefined);

export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(onAuthState, authState);
  const { user } = state;
  const [hasSignedOut, setHasSignedOut] = useState(false);
  // A return from Google is a new sign-in, too.
  const wasSignedOut = useRef(comesFromGoogle);
  const isNewSignIn = useCallback(() => wasSignedOut.current, []);
  const [completeness, setCompleteness, retry] = useCompleteness(user?.id, isNewSignIn);

  const [hasStartFailed, startAgain] = useStart();
  useEffect(() => {
    if (state.is === 'signed-out') {
      wasSignedOut.current = true;
      forgetSignedInUser();
    }
    if (user) setHasSignedOut(false);
  }, [state.is, user]);

  const auth = useMemo((): Auth & Actions => {
    const actions: Actions = {
      signOut: async () => {
        setHasSignedOut(true);
        await signOut();
      },
      markProfileComplete: () => setCompleteness('complete'),
    };
    if (state.is === 'loading' && hasStartFailed) {
      return { is: 'unreadable', retry: startAgain, ...actions };
    }
    if (state.is === 'loading') return { is: 'loading', ...actions };
    if (!user) {
      const { failure, endedUser } = state;
      const is = 'signed-out';
      // After a failed logout, the provider may end the session later.
      return { is, hasSignedOut: hasSignedOut && !endedUser, failure, endedUser, ...actions };
    }
    if (completeness === 'unknown') return { is: 'loading', ...actions };
    if (completeness === 'unreadable') return { is: 'unreadable', retry, ...actions };
    return { is: 'signed-in', user, isProfileComplete: completeness === 'complete', ...actions };
  }, [state, user, hasSignedOut, completeness, setCompleteness, retry, hasStartFailed, startAgain]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth & Actions {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/** The signed-in user of a page behind a guard. */
export function useUser(): User {
  const auth = useAuth();
  if (auth.is !== 'signed-in') throw new Error('useUser needs a signed-in user');
  return auth.user;
}
