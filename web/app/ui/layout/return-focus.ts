import { useRef } from 'react';

const LAYERS = '[role=menu], [role=dialog]';

/** The last element outside of every layer that had the focus: what a menu was opened with, for one of its items. */
let last: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest(LAYERS)) last = target;
});

/**
 * Props of a modal layer that give the focus back to what opened it. Radix does so for an opener of its own kind only,
 * and these layers are opened by a state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      // An item of a menu is gone by now, and so is the body's focus.
      const isThere = current?.isConnected && current !== document.body;
      const target = isThere ? current : last;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
