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
  onAuthState,
  signOut,
  start,
  type User,
  userIn,
} from '../auth.ts';
import { forgetSignedInUser, stored } from '../storage.ts';
import { reportError } from '../support/report-error.ts';

/** The sign-in state for pages. */
export type Auth =
  | { readonly is: 'loading' }
  | {
      readonly is: 'signed-out';
      /** True after a logout: then the current path is not remembered as an origin. */
      readonly hasLeft: boolean;
      /** Why coming back from Google did not work. */
      readonly failure?: AuthError | undefined;
      /** Whose session the provider ended, when that is why the app is signed out. */
      readonly ended?: User | undefined;
    }
  | { readonly is: 'signed-in'; readonly user: User; readonly isProfileComplete: boolean }
  /** The session or the profile could not be read. */
  | { readonly is: 'unreadable'; readonly tryAgain: () => void };

interface Acts {
  /** Signs out everywhere. Throws when the provider cannot be reached. */
  readonly leave: () => Promise<void>;
  /** Called by onboarding when the profile is complete, so that the guards open without a reload. */
  readonly profileCompleted: () => void;
}

const Context = createContext<(Auth & Acts) | undefined>(undefined);

/** Google sends people back with a code in the address: that start is a sign-in too. */
const arrivesFromProvider = () => {
  const search = new URLSearchParams(window.location.search);
  return search.has('code') && search.has('state');
};

type Completeness = 'unknown' | 'complete' | 'incomplete' | 'unreadable';

export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(onAuthState, authState);
  const user = userIn(state);
  const [hasLeft, setHasLeft] = useState(false);
  const wasSignedOut = useRef(arrivesFromProvider());
  const isNewSignIn = useCallback(() => wasSignedOut.current, []);
  const [completeness, setCompleteness, tryAgain] = useCompleteness(user?.id, isNewSignIn);

  const [hasStartFailed, startAgain] = useStart();
  useEffect(() => {
    if (state.is === 'signed-out') {
      wasSignedOut.current = true;
      forgetSignedInUser();
    }
    if (user) setHasLeft(false);
  }, [state.is, user]);

  const auth = useMemo((): Auth & Acts => {
    const acts: Acts = {
      leave: async () => {
        setHasLeft(true);
        await signOut();
      },
      profileCompleted: () => setCompleteness('complete'),
    };
    if (state.is === 'loading' && hasStartFailed) {
      return { is: 'unreadable', tryAgain: startAgain, ...acts };
    }
    if (state.is === 'loading') return { is: 'loading', ...acts };
    if (!user) {
      const failure = 'failure' in state ? state.failure : undefined;
      const ended = 'ended' in state ? state.ended : undefined;
      return { is: 'signed-out', hasLeft, failure, ended, ...acts };
    }
    if (completeness === 'unknown') return { is: 'loading', ...acts };
    if (completeness === 'unreadable') return { is: 'unreadable', tryAgain, ...acts };
    return { is: 'signed-in', user, isProfileComplete: completeness === 'complete', ...acts };
  }, [state, user, hasLeft, completeness, setCompleteness, tryAgain, hasStartFailed, startAgain]);
  return <Context.Provider value={auth}>{children}</Context.Provider>;
}

/** Starts signing in, and again when the sign-in library or the settings could not be loaded. */
function useStart() {
  const [hasFailed, setHasFailed] = useState(false);
  const begin = useCallback(() => {
    setHasFailed(false);
    start().catch((failure: unknown) => {
      reportError(failure);
      setHasFailed(true);
    });
  }, []);
  useEffect(begin, [begin]);
  return [hasFailed, begin] as const;
}

/** Read at login and at startup (§4), and not again when a field is cleared. */
function useCompleteness(userId: string | undefined, isNewSignIn: () => boolean) {
  const [known, setKnown] = useState<{ of?: string | undefined; is: Completeness }>({
    is: 'unknown',
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!userId) return;
    let isWanted = true;
    const hint = stored.profileCompleteOf(userId);
    const tell = (is: Completeness) => isWanted && setKnown({ of: userId, is });
    // A profile that was complete opens the page at once; the server's answer follows.
    tell(hint.get() ? 'complete' : 'unknown');
    // With everything that speaks to the server, so that a login form does not wait for it.
    import('../account/read-profile.ts')
      .then(async ({ isComplete, profileAtStart }) =>
        isComplete(await profileAtStart(userId, isNewSignIn())),
      )
      .then(
        (isComplete) => {
          if (isComplete) hint.set('true');
          else hint.remove();
          tell(isComplete ? 'complete' : 'incomplete');
        },
        () => !hint.get() && tell('unreadable'),
      );
    return () => {
      isWanted = false;
    };
  }, [userId, attempt, isNewSignIn]);
  const set = useCallback((is: Completeness) => setKnown({ of: userId, is }), [userId]);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const current = known.of === userId ? known.is : 'unknown';
  return [current, set, tryAgain] as const;
}

export function useAuth(): Auth & Acts {
  const auth = useContext(Context);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/** The signed-in user of a page behind a gate. */
export function useUser(): User {
  const auth = useAuth();
  if (auth.is !== 'signed-in') throw new Error('useUser belongs behind a gate');
  return auth.user;
}
