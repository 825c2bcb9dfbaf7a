import type { Action } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** The page in front; the one before it stays in the document, below. */
export const here = (selector: string) => `.page-current ${selector}`;

/** Clicks what is not below one of the bars that stay on the screen. */
export async function presses(v: Visitor, selector: string, times = 1, pauseMs = 250) {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 8_000 });
  const { y = 0 } = (await target.boundingBox()) ?? {};
  const height = v.page.viewportSize()?.height ?? 0;
  if (y < 130 || y > height - 170) {
    const scroll = (element: unknown) =>
      (element as { scrollIntoView(at: object): void }).scrollIntoView({ block: 'center' });
    await target.evaluate(scroll);
    await v.pause(500);
  }
  await v.click(selector, times, pauseMs);
}

export const pressesEach =
  (...selectors: readonly string[]): Action =>
  async (v) => {
    for (const selector of selectors) {
      await presses(v, selector);
      await v.pause(750);
    }
    await v.settle(1_500);
  };

export async function writesDelivery(v: Visitor, fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) await v.type(here(`[name=${name}]`), text);
}

/** Clicks inside of a frame. */
export async function clicksInFrame(v: Visitor, frame: string, selector: string) {
  const target = v.page.frameLocator(frame).locator(selector).first();
  await (v.device === 'phone' ? target.tap() : target.click());
}

/** Searches the address in the frame of the post office and picks one of its spellings. */
export async function picksAddress(v: Visitor, spelling: 'road' | 'lot') {
  await presses(v, here('#find'));
  await v.pause(1_900);
  const query = v.page.frameLocator('#juso').locator('#q');
  await query.pressSequentially('성수', { delay: 120 });
  await query.press('Enter');
  await v.pause(1_700);
  await clicksInFrame(v, '#juso', `.${spelling}`);
  await v.pause(1_900);
}

/** Swipes a line of the cart to the left, to its button. */
export async function swipesLine(v: Visitor, index: number) {
  const { x, y } = await v.centerOf(here(`#lines .swipeout >> nth=${index}`));
  await v.drag({ x: x + 90, y }, { x: x - 110, y });
  await v.pause(900);
}
