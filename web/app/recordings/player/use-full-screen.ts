import { useRef } from 'react';

interface FullScreen {
  readonly frame: { readonly current: HTMLElement | null };
  /** Absent where the browser offers no full screen. */
  readonly toggle: (() => void) | undefined;
}

/** What fills the screen, and back. Put `frame` on it. */
export function useFullScreen(): FullScreen {
  const frame = useRef<HTMLElement>(null);
  if (!document.fullscreenEnabled) return { frame, toggle: undefined };
  const toggle = () => {
    const turned = document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen();
    turned?.catch(() => {}); // the browser says no: the page stays as it is
  };
  return { frame, toggle };
}
