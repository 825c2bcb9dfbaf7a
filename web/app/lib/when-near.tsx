import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onPrint } from './loading/printing.ts';

/** Far enough ahead that scrolling does not show it loading. */
const AHEAD = '600px';

interface Props {
  /** Keeps the place until then. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children once they are near the viewport, the page is printed or a key is pressed: Tab must reach what is
 * in them in its order. Immediately without IntersectionObserver.
 */
export function WhenNear({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    const load = () => setIsNear(true);
    const ignorePrint = onPrint(load);
    window.addEventListener('keydown', load);
    return () => {
      observer.disconnect();
      ignorePrint();
      window.removeEventListener('keydown', load);
    };
  }, [isNear]);
  return isNear ? (
    children
  ) : (
    <div ref={place} data-loading>
      {waiting}
    </div>
  );
}
