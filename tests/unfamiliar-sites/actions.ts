import type { Action } from './site.ts';

/** Clicks an element, once or several times. */
export const clicks =
  (selector: string, times = 1, pauseMs = 300, settleMs = 1_500): Action =>
  async (visitor) => {
    await visitor.click(selector, times, pauseMs);
    await visitor.settle(settleMs);
  };

/** Clicks several elements in sequence. */
export const clicksEach =
  (...selectors: readonly string[]): Action =>
  async (visitor) => {
    for (const [index, selector] of selectors.entries()) {
      if (index > 0) await visitor.pause(500);
      await visitor.click(selector);
    }
    await visitor.settle(1_500);
  };

/** Clicks and waits longer than any detector waits for a response. */
export const deadClicks =
  (selector: string, times = 1): Action =>
  async (visitor) => {
    await visitor.click(selector, times, 280);
    await visitor.waitForNoResponse();
  };

export const stays =
  (ms: number): Action =>
  (visitor) =>
    visitor.settle(ms);

/** Types into fields by name, then clicks the button, if any. */
export const fills =
  (fields: Readonly<Record<string, string>>, button?: string, settleMs = 2_500): Action =>
  async (visitor) => {
    for (const [name, text] of Object.entries(fields)) await visitor.type(`[name=${name}]`, text);
    if (button) await visitor.click(button);
    await visitor.settle(settleMs);
  };

export const scrolls =
  (...pixels: readonly number[]): Action =>
  async (visitor) => {
    for (const distance of pixels) await visitor.scroll(distance);
    await visitor.settle(1_500);
  };

export const scrollsUpAndDown: Action = scrolls(900, -800, 900, -800, 900, -800);

/** Follows a link and goes back after this time. */
export const comesBack =
  (link: string, afterMs: number): Action =>
  async (visitor) => {
    await visitor.click(link);
    await visitor.pause(afterMs);
    await visitor.page.goBack();
    await visitor.settle(2_000);
  };

export const selects =
  (selector: string): Action =>
  async (visitor) => {
    await visitor.page.locator(selector).click({ clickCount: 3, delay: 40 });
    await visitor.settle(2_000);
  };

export const keys =
  (focused: string, ...names: readonly string[]): Action =>
  async (visitor) => {
    await visitor.page.locator(focused).focus();
    for (const name of names) await visitor.key(name);
    await visitor.settle(2_000);
  };

/** Presses Enter and Space on the control after the focused one, which ignores both. */
export const pressesDeadKeysAfter =
  (focused: string): Action =>
  async (visitor) => {
    await visitor.page.locator(focused).focus();
    await visitor.key('Tab');
    await visitor.pause(800);
    await visitor.key('Enter', 2);
    await visitor.pause(1_400);
    await visitor.key('Space', 2);
    await visitor.waitForNoResponse();
  };
