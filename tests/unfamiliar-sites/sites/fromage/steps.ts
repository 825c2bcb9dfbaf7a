import type { Visitor } from '../../visitor.ts';

/** Empties a field with the keyboard and types. */
export async function retypes(v: Visitor, selector: string, text: string): Promise<void> {
  await v.click(selector);
  await v.page.keyboard.press('Control+A');
  await v.page.keyboard.press('Backspace');
  await v.page.keyboard.type(text, { delay: 50 });
}

/** Accepts the cookies if the banner is shown. */
export async function acceptsCookies(v: Visitor): Promise<void> {
  if (!(await v.page.locator('#temoins-accord').isVisible())) return;
  await v.click('#temoins-accord');
  await v.pause(700);
}

/** Clicks something in a frame. */
export async function clicksInFrame(v: Visitor, frame: string, selector: string): Promise<void> {
  const box = await v.page.frameLocator(frame).locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
}

/** Drags from the middle of an element. */
export async function swipes(v: Visitor, selector: string, pixels: number): Promise<void> {
  const target = v.page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await v.pause(500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  await v.drag(from, { x: from.x + pixels, y: from.y });
  await v.pause(700);
}
