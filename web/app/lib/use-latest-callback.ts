import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function for as long as the component lives, doing what the latest render says: an effect may call it without
 * running again because of it. For effects and events; while rendering it would still be the render's before.
 */
export function useLatestCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
