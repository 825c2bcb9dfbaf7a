import type { Visitor } from '../../visitor.ts';

/** The center of an element in the window, scrolled into view. */
export async function centerOf(v: Visitor, selector: string) {
  const target = v.page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await v.pause(400);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
