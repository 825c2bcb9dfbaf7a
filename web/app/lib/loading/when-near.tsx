import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onPrint } from './printing.ts';

/** Far enough that the content has loaded before the user scrolls to it. */
const ROOT_MARGIN = '600px';

interface Props {
  /** A placeholder of the same size, shown until then. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its children when they are near the viewport, the page is printed or a key is pressed, because Tab must reach
 * their controls in order. Renders them immediately if the browser has no IntersectionObserver.
 */
export function WhenNear({ fallback, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: ROOT_MARGIN },
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
      {fallback}
    </div>
  );
}
