/** The control that has the focus after a key press, and whether the focus is visible. */
export type Focused = { name: string; isVisible: boolean } | null;

/** Runs in the page: names every control, stores its style without focus, and records which controls Tab reaches. */
export function nameControls(): string[] {
  const styleOf = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling, element.closest('label')]
      .flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : []))
      .map(({ outline, boxShadow, borderColor }) => `${outline} ${boxShadow} ${borderColor}`)
      .join('|');
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [type=radio]:not(:checked)') &&
      !each.closest('[inert]') &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const names = controls.map((each, index) => {
    const name = `${index} ${each.tagName} ${(each.ariaLabel ?? each.innerText).slice(0, 40)}`;
    each.dataset.control = name;
    return name;
  });
  const unfocusedStyles = new Map(controls.map((each) => [each, styleOf(each)]));
  const reached: Focused[] = [];
  const tabRecording = new AbortController();
  Object.assign(window, { reached, tabRecording });
  const recordFocus = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    const element = document.activeElement;
    const name = element instanceof HTMLElement && element.dataset.control;
    reached.push(
      name ? { name, isVisible: styleOf(element) !== unfocusedStyles.get(element) } : null,
    );
  };
  addEventListener('keyup', recordFocus, { capture: true, signal: tabRecording.signal });
  return names;
}
