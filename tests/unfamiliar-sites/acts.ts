import type { Act } from './site.ts';

/** Clicks one thing, once or several times. */
export const clicks =
  (selector: string, times = 1, pauseMs = 300, settleMs = 1_500): Act =>
  async (visitor) => {
    await visitor.click(selector, times, pauseMs);
    await visitor.settle(settleMs);
  };

/** Clicks one thing after the other. */
export const clicksEach =
  (...selectors: readonly string[]): Act =>
  async (visitor) => {
    for (const [index, selector] of selectors.entries()) {
      if (index > 0) await visitor.look(500);
      await visitor.click(selector);
    }
    await visitor.settle(1_500);
  };

/** Clicks and waits until it is plain that nothing comes. */
export const clicksInHope =
  (selector: string, times = 1): Act =>
  async (visitor) => {
    await visitor.click(selector, times, 280);
    await visitor.seeNothingHappen();
  };

export const stays =
  (ms: number): Act =>
  (visitor) =>
    visitor.settle(ms);

/** Writes into fields by name, then clicks the button where one is named. */
export const fills =
  (fields: Readonly<Record<string, string>>, button?: string, settleMs = 2_500): Act =>
  async (visitor) => {
    for (const [name, text] of Object.entries(fields)) await visitor.type(`[name=${name}]`, text);
    if (button) await visitor.click(button);
    await visitor.settle(settleMs);
  };

export const scrolls =
  (...pixels: readonly number[]): Act =>
  async (visitor) => {
    for (const distance of pixels) await visitor.scroll(distance);
    await visitor.settle(1_500);
  };

export const scrollsUpAndDown: Act = scrolls(900, -800, 900, -800, 900, -800);

/** Opens what a link leads to and comes back after so long. */
export const comesBack =
  (link: string, afterMs: number): Act =>
  async (visitor) => {
    await visitor.click(link);
    await visitor.look(afterMs);
    await visitor.page.goBack();
    await visitor.settle(2_000);
  };

export const selects =
  (selector: string): Act =>
  async (visitor) => {
    await visitor.page.locator(selector).click({ clickCount: 3, delay: 40 });
    await visitor.settle(2_000);
  };

export const keys =
  (focused: string, ...names: readonly string[]): Act =>
  async (visitor) => {
    await visitor.page.locator(focused).focus();
    for (const name of names) await visitor.key(name);
    await visitor.settle(2_000);
  };
