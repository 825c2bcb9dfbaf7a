import { type RefObject, useEffect, useState } from 'react';

/** The current inner size of an element, in CSS pixels. */
export function useElementSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
