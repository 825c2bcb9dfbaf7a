import { useEffect, useRef } from 'react';
import { actOf, type PlayerAct } from './keys.ts';

/** The player's keys work wherever the focus is, except where a key has a meaning of its own. */
export function usePlayerKeys(acts: Readonly<Record<PlayerAct, (() => void) | undefined>>): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const act = actOf(event, target);
      const does = act && latest.current[act];
      if (!does) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
