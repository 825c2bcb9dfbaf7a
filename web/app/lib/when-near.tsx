import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Far enough ahead that a reader who scrolls does not see it load. */
const AHEAD = '600px';

interface Props {
  /** Keeps the place until then. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Renders what is far below only once a reader comes near it; at once where the browser cannot tell. */
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
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
