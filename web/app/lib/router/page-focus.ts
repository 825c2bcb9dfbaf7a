import { useEffect, useRef } from 'react';

/** Scrolls a new page to its top and focuses it, also if it has another layout, as after a login. */
export function useNewPageFocus(pathname: string): void {
  const shown = useRef<string>(undefined);
  // After each render, because a page that waits for the account has a loader instead of its content.
  useEffect(() => {
    const earlier = shown.current;
    const main = document.querySelector<HTMLElement>('main[tabindex]');
    if (earlier === pathname || !main) return;
    shown.current = pathname;
    if (earlier === undefined) return;
    window.scrollTo(0, 0);
    main.focus({ preventScroll: true });
  });
}
