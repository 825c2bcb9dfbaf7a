import { type RefObject, useEffect } from 'react';

/** In a list the controls follow one another: the focus goes from one that is gone to the one in its place. */
const LIST = '[data-keeps-place]';
const CONTROLS = 'a[href], :enabled:not(option)';

const controlsAround = (part: HTMLElement): HTMLElement[] => [
  ...(part.closest(LIST)?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * A browser drops the focus with a control that removes itself, with its row or its error. Here it goes to the control
 * that takes the place in a list, or to the last one before it; elsewhere to the closest part of the page that is left.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), [page]);
}

function keepFocus(page: HTMLElement): () => void {
  /** From the control that has the focus outward; nothing while it is elsewhere. */
  let path: HTMLElement[] = [];
  let place = -1;
  const enter = (event: FocusEvent) => {
    path = event.composedPath() as HTMLElement[];
    const [control] = path;
    if (control) place = controlsAround(control).indexOf(control);
  };
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    // A dialog gives the focus back, unless what is done in it removes its opener.
    if (next instanceof Element && !page.contains(next) && !next.closest('[role=dialog]'))
      path = [];
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
    const left = path.find((each) => page.contains(each));
    if (!left) return;
    const controls = controlsAround(left);
    const next = controls[Math.min(place, controls.length - 1)];
    if (next) return next.focus();
    left.tabIndex = -1;
    left.classList.add('outline-none');
    left.focus({ preventScroll: true });
  });
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('focusin', enter);
  page.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', enter);
    page.removeEventListener('focusout', leave);
  };
}
