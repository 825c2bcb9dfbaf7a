import { startTransition, useCallback, useEffect, useState } from 'react';
import { stored } from '../storage.ts';

type Completeness = 'unknown' | 'complete' | 'incomplete' | 'unreadable';

/** A profile that was complete opens the page at once; the server's answer follows. */
const hinted = (userId: string | undefined): Completeness =>
  userId && stored.profileCompleteOf(userId).get() ? 'complete' : 'unknown';

/** Read at login and at startup (§4), and not again when a field is cleared. */
export function useCompleteness(userId: string | undefined, isNewSignIn: () => boolean) {
  const [known, setKnown] = useState<{ of?: string | undefined; is: Completeness }>(() => ({
    of: userId,
    is: hinted(userId),
  }));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!userId) return;
    let isWanted = true;
    const hint = stored.profileCompleteOf(userId);
    // At once: the answer to an earlier session of this user no longer counts.
    setKnown({ of: userId, is: hinted(userId) });
    // The page behind the gate renders in slices.
    const show = (is: Completeness) =>
      isWanted && startTransition(() => setKnown({ of: userId, is }));
    // With everything that speaks to the server, so that a login form does not wait for it.
    import('../account/read-profile.ts')
      .then(async ({ isComplete, profileAtStart }) =>
        isComplete(await profileAtStart(userId, isNewSignIn())),
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
      isWanted = false;
    };
  }, [userId, attempt, isNewSignIn]);
  const set = useCallback((is: Completeness) => setKnown({ of: userId, is }), [userId]);
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const current = known.of === userId ? known.is : 'unknown';
  return [current, set, tryAgain] as const;
}
