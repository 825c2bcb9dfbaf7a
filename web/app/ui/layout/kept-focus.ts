const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
const controlsIn = (area: ParentNode) => [...area.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * For the `ref` of a list. Where a control removes itself, with its row or its chip, the browser drops the focus; here
 * it goes to the control that takes the place, or to the last one before it.
 */
export function keepFocus(area: HTMLElement | null) {
  if (!area) return;
  let focused: { control: Element; place: number } | undefined;
  const enter = ({ target }: FocusEvent) => {
    const control = target as HTMLElement;
    const place = controlsIn(area).indexOf(control);
    focused = place < 0 ? undefined : { control, place };
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget instanceof Element && !area.contains(relatedTarget);
    // A dialog gives the focus back, unless what is done in it removes its opener.
    if (isElsewhere && !relatedTarget.closest('[role=dialog]')) focused = undefined;
  };
  const observer = new MutationObserver(() => {
    const isLost = focused && !focused.control.isConnected;
    if (!isLost || document.activeElement !== document.body) return;
    const left = controlsIn(area);
    left[Math.min(focused?.place ?? 0, left.length - 1)]?.focus();
  });
  observer.observe(area, { childList: true, subtree: true });
  area.addEventListener('focusin', enter);
  area.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    area.removeEventListener('focusin', enter);
    area.removeEventListener('focusout', leave);
  };
}
