import { type RefObject, useEffect, useState } from 'react';

/** The inner size of a box, in CSS pixels, as it changes. */
export function useElementSize(box: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
