import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from './router.tsx';

/** A new page starts at its top, for the eye and for the keyboard. */
export function useNewPageFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
