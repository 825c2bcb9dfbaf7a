import { type RefObject, useEffect, useEffectEvent } from 'react';
import { actionOf, type PlayerAction } from './keys.ts';

export type PlayerActions = Readonly<Partial<Record<PlayerAction, (() => void) | undefined>>>;

/**
 * Handles the player's keys. On the player's page they work wherever the focus is. A clip inside another page (`within`)
 * handles them only while it has the focus, so that two clips and the page do not share them.
 */
export function usePlayerKeys(
  actions: PlayerActions,
  within: RefObject<HTMLElement | null> | undefined,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || (within && !within.current?.contains(target))) return;
    const action = actionOf(event, target);
    const run = action && actions[action];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
