import type { Action } from '../../site.ts';

/** Dismisses the cookie bar first, because it covers the lower part of a product page. */
export const acceptingCookies =
  (act: Action): Action =>
  async (v) => {
    if (await v.page.locator('.cookie-ok').isVisible()) {
      await v.click('.cookie-ok');
      await v.pause(900);
    }
    await act(v);
  };
