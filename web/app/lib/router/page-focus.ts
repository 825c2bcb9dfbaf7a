import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from './router.tsx';

/** The path of the page before, in any layout: also of the login, during which a page is kept. */
export const ShownPath = createContext<RefObject<string | undefined>>({ current: undefined });

/** Scrolls a new page to its top and focuses it, also one that a login brings back. Pages that only redirect don't count. */
export function useNewPageFocus(): void {
  const { pathname } = useLocation();
  const shown = useContext(ShownPath);
  useEffect(() => {
    const earlier = shown.current;
    shown.current = pathname;
    if (earlier === undefined || earlier === pathname) return;
    window.scrollTo(0, 0);
    // After React's work, which the loss of focus in a page that it is hiding would start again.
    setTimeout(() => {
      // The last one, because the page of an ended session is still there, hidden before the login.
      const mains = document.querySelectorAll<HTMLElement>('main[tabindex]');
      mains[mains.length - 1]?.focus({ preventScroll: true });
    });
  }, [shown, pathname]);
}
