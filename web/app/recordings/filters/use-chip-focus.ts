import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when its chip disappears: to the next chip, else to the previous one, else to `fallback`. A chip
 * disappears in a transition, so its popover may have returned the focus to it.
 */
export function useChipFocus(names: readonly string[], fallback: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ readonly name: string; readonly position: number }>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || names.includes(focused.current.name)) return;
    const { position } = focused.current;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const chips = list.current?.children ?? [];
    const next = chips[Math.min(position, chips.length - 1)]?.querySelector('button');
    (next ?? fallback.current)?.focus();
  });
  const enter = (name: string) => {
    focused.current = { name, position: names.indexOf(name) };
  };
  return { list, enter };
}
