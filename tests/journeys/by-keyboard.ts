import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than the number of focusable elements of any page. */
const MOST_STEPS = 60;

/** Moves the focus there with Tab, and fails when it does not arrive or is not visible. */
async function tabTo(goal: Locator): Promise<void> {
  await goal.waitFor();
  const hasFocus = () =>
    goal.evaluate((element: { matches(selector: string): boolean }) =>
      element.matches(':focus-visible'),
    );
  for (let step = 0; step < MOST_STEPS && !(await hasFocus()); step++) {
    await goal.page().keyboard.press('Tab');
  }
  expect(await hasFocus(), `the keyboard reaches ${goal}`).toBe(true);
}

/** Replaces the content of a field. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

export async function activate(goal: Locator): Promise<void> {
  await tabTo(goal);
  await goal.page().keyboard.press('Enter');
}

export const press = (page: Page, name: string): Promise<void> =>
  activate(page.getByRole('button', { name, exact: true }));
