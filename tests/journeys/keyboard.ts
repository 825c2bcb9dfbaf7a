import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than any page has focusable elements. */
const MAX_STEPS = 60;
/** So many Tab presses are sent at once. */
const STEPS_AT_ONCE = 15;

/** Sends all presses at once, so that the page draws one frame for several of them. */
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

/** The used part of Element, because not every importing project has the DOM types. */
interface FocusableElement {
  matches(selector: string): boolean;
  readonly ownerDocument: {
    readonly defaultView: {
      addEventListener(type: 'keydown', listener: (event: Press) => void, options: object): void;
    } | null;
  };
}
interface Press {
  readonly key: string;
  preventDefault(): void;
}

/** Runs in the page: whether the element has a visible focus. If not, the focus stays on it once Tab has moved it there. */
function isReached(element: FocusableElement): boolean {
  const hasFocus = () => element.matches(':focus-visible');
  const { defaultView: view } = element.ownerDocument;
  Reflect.get(Object(view), 'keepFocus')?.abort();
  if (hasFocus() || !view) return hasFocus();
  const keepFocus = new AbortController();
  Object.assign(view, { keepFocus });
  const stay = (event: Press) => {
    if (event.key === 'Tab' && hasFocus()) event.preventDefault();
  };
  view.addEventListener('keydown', stay, { capture: true, signal: keepFocus.signal });
  return false;
}

/** Moves the focus to the target with Tab; fails if it does not arrive or is not visible. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  let hasFocus = await target.evaluate(isReached);
  for (let steps = 0; steps < MAX_STEPS && !hasFocus; steps += STEPS_AT_ONCE) {
    await pressTab(target.page(), STEPS_AT_ONCE);
    hasFocus = await target.evaluate(isReached);
  }
  expect(hasFocus, `the keyboard reaches ${target}`).toBe(true);
}

/** Replaces the content of a field. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

export async function activate(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

export const activateButton = (page: Page, name: string): Promise<void> =>
  activate(page.getByRole('button', { name, exact: true }));
