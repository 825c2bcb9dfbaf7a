import { useRef } from 'react';

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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
