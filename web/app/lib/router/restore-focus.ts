import { type RefObject, useEffect } from 'react';

/** In these lists the focus moves from a removed control to the control at the same position. */
const LIST = '[data-keeps-place]';
const CONTROLS = 'a[href], :enabled:not(option)';

const controlsAround = (part: HTMLElement): HTMLElement[] => [
  ...(part.closest(LIST)?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * Restores the focus when the focused control was removed, for example with its row, because browsers drop it. In a list the
 * focus moves to the control at the same position, or to the last one; elsewhere to the closest remaining ancestor.
 */
export function useFocusRestoration(page: RefObject<HTMLElement | null>): void {
  useEffect(() => (page.current ? restoreFocus(page.current) : undefined), [page]);
}

function restoreFocus(page: HTMLElement): () => void {
  /** The focused control and its ancestors; empty while the focus is elsewhere. */
  let path: HTMLElement[] = [];
  let position = -1;
  const enter = (event: FocusEvent) => {
    path = event.composedPath() as HTMLElement[];
    const [control] = path;
    if (control) position = controlsAround(control).indexOf(control);
  };
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    // A dialog returns the focus itself, unless its action removes its opener.
    if (next instanceof Element && !page.contains(next) && !next.closest('[role=dialog]'))
      path = [];
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
    const ancestor = path.find((each) => page.contains(each));
    if (!ancestor) return;
    const controls = controlsAround(ancestor);
    const next = controls[Math.min(position, controls.length - 1)];
    if (next) return next.focus();
    ancestor.tabIndex = -1;
    ancestor.classList.add('outline-none');
    ancestor.focus({ preventScroll: true });
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
