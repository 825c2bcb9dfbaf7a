import type { Action } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** Waits until the page is hydrated, as people do who read first. */
export const onceReady =
  (act: Action): Action =>
  async (v) => {
    await v.page.waitForSelector('html[data-ready]', { timeout: 15_000 });
    await v.pause(400);
    await act(v);
  };

/** Types into a field of the frame with the card details. */
export async function typeCard(v: Visitor): Promise<void> {
  const frame = v.page.frameLocator('.card-frame');
  for (const [field, text] of [
    ['card', '4242424242424242'],
    ['expiry', '0930'],
    ['cvc', '123'],
  ]) {
    const target = frame.locator(`[name=${field}]`);
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${field} has no box`);
    await v.clickAt(box.x + 30, box.y + box.height / 2);
    await v.page.keyboard.type(text ?? '', { delay: 60 });
    await v.pause(300);
  }
}

/** To the second step of the wizard for sellers, from whichever step is open. */
export async function goToPhotos(v: Visitor): Promise<void> {
  if (await v.page.locator('[name=price]').isVisible()) await v.click('#step-back');
  if (!(await v.page.locator('[name=title]').isVisible())) return v.pause(700);
  if ((await v.page.locator('[name=title]').inputValue()) === '')
    await v.type('[name=title]', 'Oak desk from a school');
  await v.choose('[name=kind]', 'desk');
  await v.pause(400);
  await v.click('#continue');
  await v.pause(900);
}

export async function addPhotos(v: Visitor, ...names: readonly string[]): Promise<void> {
  const chooser = v.page.waitForEvent('filechooser');
  await v.click('#add-photos');
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(64) }));
  await (await chooser).setFiles(files);
}

/** Presses, moves and releases the mouse. */
export async function drag(v: Visitor, selector: string, dx: number, dy: number): Promise<void> {
  const target = v.page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { mouse } = v.page;
  await mouse.move(x, y, { steps: 3 });
  await mouse.down();
  await v.pause(150);
  await mouse.move(x + dx, y + dy, { steps: 12 });
  await v.pause(200);
  await mouse.up();
}
