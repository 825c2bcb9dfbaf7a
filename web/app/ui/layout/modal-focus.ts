import { type FocusEvent, useRef } from 'react';

const LAYERS = '[role=menu], [role=dialog]';

/** The last focused element outside of menus and dialogs, such as the button of a menu whose item opened a dialog. */
let lastOutside: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest(LAYERS)) lastOutside = target;
});

/**
 * Props for the focus of a modal.
 *
 * - It returns to the element that opened the modal. Radix only returns it to its Trigger, and these modals are opened by
 *   state.
 * - A control that gets it scrolls into view, because Radix moves it without scrolling and the window may be lower than the
 *   modal.
 */
export function useModalFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target !== currentTarget) target.scrollIntoView({ block: 'nearest' });
    },
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
