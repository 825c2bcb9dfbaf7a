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
  const steps = 10;
  if (v.device === 'computer') {
    await v.page.mouse.move(x, y, { steps: 3 });
    await v.page.mouse.down();
    await v.pause(150);
    for (let step = 1; step <= steps; step += 1) {
      await v.page.mouse.move(x + (by.x / steps) * step, y + (by.y / steps) * step);
      await v.pause(25);
    }
    await v.pause(120);
    await v.page.mouse.up();
  } else {
    const session = await v.page.context().newCDPSession(v.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });
    await touch('touchStart', [{ x, y }]);
    await v.pause(150);
    for (let step = 1; step <= steps; step += 1) {
      await touch('touchMove', [{ x: x + (by.x / steps) * step, y: y + (by.y / steps) * step }]);
      await v.pause(25);
    }
    await v.pause(120);
    await touch('touchEnd', []);
    await session.detach();
  }
  await v.pause(700);
}

/** Writes into a field that may already have a text from before. */
export async function fillsIfEmpty(v: Visitor, name: string, text: string): Promise<void> {
  const field = v.page.locator(`input[name=${name}]`).filter({ visible: true }).first();
  if ((await field.inputValue()) === '') await v.type(`input[name=${name}]`, text);
}
