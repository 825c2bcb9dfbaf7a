import { useEffect, useRef } from 'react';

/** Keeps the current line visible, unless the user is in the list, which must not scroll under the pointer. */
export function useAutoScroll(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In the next frame, because reading the layout here would compute it twice.
    const frame = requestAnimationFrame(() => scrollIntoView(list.current, current));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return list;
}

function scrollIntoView(box: HTMLOListElement | null, index: number): void {
  const line = box?.children[index];
  if (!box || !(line instanceof HTMLElement)) return;
  if (box.matches(':hover, :focus-within')) return;
  const top = line.offsetTop - box.offsetTop;
  const isVisible =
    top >= box.scrollTop && top + line.offsetHeight <= box.scrollTop + box.clientHeight;
  if (!isVisible) box.scrollTop = top - box.clientHeight / 3;
}
