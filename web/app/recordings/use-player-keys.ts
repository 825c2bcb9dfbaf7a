import { useEffect } from 'react';
import { useLatestCallback } from '../lib/use-latest-callback.ts';
import { actOf, type PlayerAct } from './keys.ts';

/** The player's keys work wherever the focus is, except where a key has a meaning of its own. */
export function usePlayerKeys(acts: Readonly<Record<PlayerAct, (() => void) | undefined>>): void {
  const press = useLatestCallback((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const act = actOf(event, target);
    const does = act && acts[act];
    if (!does) return;
    event.preventDefault();
    does();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
