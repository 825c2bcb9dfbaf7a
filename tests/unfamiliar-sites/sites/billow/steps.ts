import type { Visitor } from '../../visitor.ts';

/** Drags by a distance, starting near the middle of the element. */
export async function dragBy(v: Visitor, selector: string, dx: number, dy: number) {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 8_000 });
  await target.scrollIntoViewIfNeeded();
  await v.pause(500);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  const from = { x: box.x + box.width / 2 - dx / 2, y: box.y + box.height / 2 };
  await v.drag(from, { x: from.x + dx, y: from.y + dy });
}

export async function erase(v: Visitor, count: number) {
  for (let press = 0; press < count; press += 1) {
    await v.page.keyboard.press('Backspace');
    await v.pause(90);
  }
}

export const typeIntoFrame = async (v: Visitor, frame: string, field: string, text: string) => {
  const input = v.page.frameLocator(frame).locator(field);
  const box = await input.boundingBox();
  if (!box) throw new Error(`${field} is not visible`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
  await v.page.keyboard.press('Control+A');
  await v.page.keyboard.type(text, { delay: 55 });
  await v.pause(250);
};
