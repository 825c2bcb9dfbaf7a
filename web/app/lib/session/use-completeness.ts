import { startTransition, useCallback, useEffect, useState } from 'react';
import { stored } from '../storage.ts';

type Completeness = 'unknown' | 'complete' | 'incomplete' | 'unreadable';

/** A stored hint opens the page immediately; the server's response follows. */
const storedCompleteness = (userId: string | undefined): Completeness =>
  userId && stored.profileCompleteOf(userId).get() ? 'complete' : 'unknown';

/** Reads at login and at startup whether the profile is complete (§4), but not again when a field is cleared. */
export function useCompleteness(userId: string | undefined, isNewSignIn: () => boolean) {
  const [state, setState] = useState<{ of?: string | undefined; is: Completeness }>(() => ({
    of: userId,
    is: storedCompleteness(userId),
  }));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!userId) return;
    let isMounted = true;
    const hint = stored.profileCompleteOf(userId);
    // Immediately, because the result of an earlier session of this user is outdated.
    setState({ of: userId, is: storedCompleteness(userId) });
    // In a transition, so that the page behind the guard renders in slices.
    const show = (is: Completeness) =>
      isMounted && startTransition(() => setState({ of: userId, is }));
    // Loaded on demand with all API code, so that the login form does not wait for it.
    import('../account/read-profile.ts')
      .then(async ({ isComplete, readProfileEarly }) =>
        isComplete(await readProfileEarly(userId, isNewSignIn())),
      )
      .then(
        (isComplete) => {
          if (isComplete) hint.set('true');
          else hint.remove();
          show(isComplete ? 'complete' : 'incomplete');
        },
        () => !hint.get() && show('unreadable'),
      );
    return () => {
      isMounted = false;
    };
  }, [userId, attempt, isNewSignIn]);
  const set = useCallback((is: Completeness) => setState({ of: userId, is }), [userId]);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const current = state.of === userId ? state.is : 'unknown';
  return [current, set, tryAgain] as const;
}
