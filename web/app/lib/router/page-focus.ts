import { createContext, useContext, useEffect } from 'react';
import { useLocation } from './router.tsx';

/** The path of the page before, in any layout: also of the login, during which a page is kept. */
export const ShownPath = createContext<{ current?: string }>({});

/** Scrolls a new page to its top and focuses it, also one that a login brings back. Pages that only redirect don't count. */
export function useNewPageFocus(): void {
  const { pathname } = useLocation();
  const shown = useContext(ShownPath);
  useEffect(() => {
    const earlier = shown.current;
    shown.current = pathname;
    if (!earlier || earlier === pathname) return;
    window.scrollTo(0, 0);
    // After React's work, which the loss of focus in a page that it is hiding would start again.
    setTimeout(() => {
      // The last one, because the page of an ended session is still there, hidden before the login.
      [...document.querySelectorAll('main')].at(-1)?.focus({ preventScroll: true });
    });
  }, [shown, pathname]);
}
