import type { Visitor } from '../../visitor.ts';

/** Where the page's own part of the screen is, beside the menu of a computer. */
const middleOf = (v: Visitor) =>
  v.device === 'computer' ? { x: 760, y: 420 } : { x: 206, y: 420 };

/** Puts the mouse over the page, so that the wheel moves it. */
export async function overPage(v: Visitor): Promise<void> {
  const { x, y } = middleOf(v);
  if (v.device === 'computer') await v.page.mouse.move(x, y, { steps: 4 });
}

/** Drags something with the mouse or a finger. */
export async function drag(
  v: Visitor,
  selector: string,
  by: { x: number; y: number },
): Promise<void> {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await v.drag({ x, y }, { x: x + by.x, y: y + by.y });
  await v.pause(700);
}

/** Writes into a field that may already have a text from before. */
export async function fillsIfEmpty(v: Visitor, name: string, text: string): Promise<void> {
  const field = v.page.locator(`input[name=${name}]`).filter({ visible: true }).first();
  if ((await field.inputValue()) === '') await v.type(`input[name=${name}]`, text);
}
