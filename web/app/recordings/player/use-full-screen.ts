import { useRef } from 'react';

interface FullScreen {
  readonly frame: { readonly current: HTMLElement | null };
  /** Absent if the browser does not support full screen. */
  readonly toggle: (() => void) | undefined;
}

/** Toggles full screen of the element that has the ref `frame`. */
export function useFullScreen(): FullScreen {
  const frame = useRef<HTMLElement>(null);
  if (!document.fullscreenEnabled) return { frame, toggle: undefined };
  const toggle = () => {
    const toggled = document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen();
    toggled?.catch(() => {}); // the browser rejected it, and the page stays as it is
  };
  return { frame, toggle };
}
