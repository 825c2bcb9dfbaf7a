import { useRef } from 'react';

const LAYERS = '[role=menu], [role=dialog]';

/** The last focused element outside of menus and dialogs, such as the button of a menu whose item opened a dialog. */
let lastOutside: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest(LAYERS)) lastOutside = target;
});

/**
 * Props that make a modal return the focus to the element that opened it. Radix only returns it to its Trigger, and these
 * modals are opened by state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      const { current } = opener;
      // The item of a menu was removed in the meantime.
      const isUsable = current?.isConnected && current !== document.body;
      const target = isUsable ? current : lastOutside;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
