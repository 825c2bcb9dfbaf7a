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
} from './auth.ts';
import { forgetSignedInUser } from './storage.ts';

/** What a page needs to know about who is there. */
export type Auth =
  | { readonly is: 'loading' }
  | {
      readonly is: 'signed-out';
      /** True after a logout: the place where it happened is then nobody's origin. */
      readonly hasLeft: boolean;
      /** Why coming back from Google did not work. */
      readonly failure?: AuthError | undefined;
    }
  | { readonly is: 'signed-in'; readonly user: User; readonly isProfileComplete: boolean }
  /** Signed in, but the profile cannot be read at the moment. */
  | { readonly is: 'unreadable'; readonly tryAgain: () => void };

interface Acts {
  /** Signs out everywhere. Throws when the provider cannot be reached. */
  readonly leave: () => Promise<void>;
  /** Onboarding says it when the six fields are there, so that the gates open without a new start. */
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

  useEffect(() => void start(), []);
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
    if (state.is === 'loading') return { is: 'loading', ...acts };
    if (!user) {
      const failure = 'failure' in state ? state.failure : undefined;
      return { is: 'signed-out', hasLeft, failure, ...acts };
    }
    if (completeness === 'unknown') return { is: 'loading', ...acts };
    if (completeness === 'unreadable') return { is: 'unreadable', tryAgain, ...acts };
    return { is: 'signed-in', user, isProfileComplete: completeness === 'complete', ...acts };
  }, [state, user, hasLeft, completeness, setCompleteness, tryAgain]);
  return <Context.Provider value={auth}>{children}</Context.Provider>;
}

/** Asked at login and at start (§4), and not again when somebody empties a field. */
function useCompleteness(userId: string | undefined, isNewSignIn: () => boolean) {
  const [known, setKnown] = useState<{ of?: string | undefined; is: Completeness }>({
    is: 'unknown',
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!userId) return;
    let isWanted = true;
    const tell = (is: Completeness) => isWanted && setKnown({ of: userId, is });
    tell('unknown');
    // With everything that speaks to the server, so that a login form does not wait for it.
    import('./profile.ts')
      .then(async ({ isComplete, profileAtSignIn, readProfile }) =>
        isComplete(await (isNewSignIn() ? profileAtSignIn() : readProfile())),
      )
      .then(
        (isComplete) => tell(isComplete ? 'complete' : 'incomplete'),
        () => tell('unreadable'),
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
