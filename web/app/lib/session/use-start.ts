import { useCallback, useEffect, useState } from 'react';
import { start } from '../auth.ts';
import { reportError } from '../support/report-error.ts';

/** Starts signing in, and again when the sign-in library or the settings could not be loaded. */
export function useStart() {
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
