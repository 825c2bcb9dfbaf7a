import { useEffect, useRef } from 'react';

/** Keeps the current line in sight, unless the reader is in the list: then it must not move under them. */
export function useFollowed(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // With the next frame, whose layout it needs: read here, it would be computed twice.
    const frame = requestAnimationFrame(() => keepInSight(list.current, current));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return list;
}

function keepInSight(box: HTMLOListElement | null, index: number): void {
  const line = box?.children[index];
  if (!box || !(line instanceof HTMLElement)) return;
  if (box.matches(':hover, :focus-within')) return;
  const top = line.offsetTop - box.offsetTop;
  const isSeen =
    top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isSeen) box.scrollTop = top - box.clientHeight / 3;
}
