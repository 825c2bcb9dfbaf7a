import type { Page } from 'playwright';

/** The control that has the focus after a press, and whether that is to be seen. */
export type Focused = { name: string; isSeen: boolean } | null;

/** In the page: names every control, with how it and what shows its focus look at rest, and notes what Tab reaches. */
export function nameControls(): string[] {
  const looksOf = (element: Element) =>
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
  const names = controls.map((each, place) => {
    const name = `${place} ${each.tagName} ${(each.ariaLabel ?? each.innerText).slice(0, 40)}`;
    each.dataset.control = name;
    return name;
  });
  const looks = new Map(controls.map((each) => [each, looksOf(each)]));
  const reached: Focused[] = [];
  const noting = new AbortController();
  Object.assign(window, { reached, noting });
  const note = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    const element = document.activeElement;
    const name = element instanceof HTMLElement && element.dataset.control;
    reached.push(name ? { name, isSeen: looksOf(element) !== looks.get(element) } : null);
  };
  addEventListener('keyup', note, { capture: true, signal: noting.signal });
  return names;
}

/** Without waiting between two presses: the page then draws a picture of several of them, not of each. */
export async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const press = () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, ...tab }),
    );
  await Promise.all(Array.from({ length: times }, press).flat());
  await session.detach();
}
