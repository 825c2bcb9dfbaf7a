import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from './router.tsx';

/** Scrolls a new page to its top and focuses it. */
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
