import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than any page has focusable elements. */
const MAX_STEPS = 60;

/** Moves the focus to the target with Tab; fails if it does not arrive or is not visible. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const hasFocus = () =>
    target.evaluate((element: { matches(selector: string): boolean }) =>
      element.matches(':focus-visible'),
    );
  for (let step = 0; step < MAX_STEPS && !(await hasFocus()); step++) {
    await target.page().keyboard.press('Tab');
  }
  expect(await hasFocus(), `the keyboard reaches ${target}`).toBe(true);
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
