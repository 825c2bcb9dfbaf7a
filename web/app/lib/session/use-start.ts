import { useCallback, useEffect, useState } from 'react';
import { start } from '../auth.ts';
import { reportError } from '../support/report-error.ts';

/** Starts signing in. Returns whether loading the sign-in library or the settings failed, and a retry function. */
export function useStart() {
  const [hasFailed, setHasFailed] = useState(false);
  const tryStart = useCallback(() => {
    setHasFailed(false);
    start().catch((failure: unknown) => {
      reportError(failure);
      setHasFailed(true);
    });
  }, []);
  useEffect(tryStart, [tryStart]);
  return [hasFailed, tryStart] as const;
}
