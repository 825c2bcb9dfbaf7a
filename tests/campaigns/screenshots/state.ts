import type { Page } from 'playwright-core';

/** The signed-in account. New owners have an unverified address and are at one of the onboarding steps. */
export const accounts = [
  'none',
  'demo',
  'blank',
  'described',
  'analyzed',
  'installing',
  'settled',
] as const;
export type Account = (typeof accounts)[number];

/** The mocked response of a call: an error, none at all, or this JSON. */
export type Answer = 'error' | 'nothing' | object | boolean;
type Act = (page: Page) => Promise<unknown>;

export interface State {
  readonly name: string;
  readonly account: Account;
  /** A path of the app, or `mail:` and the kind of an emailed link. */
  readonly path: string;
  /** Mocked responses by the last part of the call's path. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Brings the loaded page into the state. */
  readonly act?: Act | undefined;
  /** The page needs other actions on a phone. */
  readonly dependsOnWidth?: boolean;
}

export const click =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);

export const fill =
  (label: string | RegExp, text: string): Act =>
  (page) =>
    page.getByLabel(label).first().fill(text);

export const follow =
  (selector: string): Act =>
  async (page) => {
    await page.locator(selector).first().click();
    await page.waitForLoadState('networkidle');
  };

export const shows =
  (text: string | RegExp): Act =>
  (page) =>
    page.getByText(text).first().waitFor();

export const alerts: Act = (page) => page.getByRole('alert').first().waitFor({ timeout: 20_000 });

export const inOrder =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** A phone has a drawer where wider screens have a menu. */
export const openMenu: Act = (page) =>
  page
    .getByRole('button', { name: /^Menu$|account menu$/ })
    .locator('visible=true')
    .first()
    .click();
