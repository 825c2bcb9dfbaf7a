import type { Visitor } from '../../visitor.ts';

/** Brings the element to the middle of the window, away from the chat and other fixed parts. */
async function center(v: Visitor, selector: string): Promise<void> {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 15_000 });
  const box = await target.boundingBox();
  const height = v.page.viewportSize()?.height ?? 760;
  if (!box) return;
  const distance = Math.round(box.y + box.height / 2 - height / 2);
  if (Math.abs(distance) < height / 4) return;
  if (v.device === 'phone') await v.page.evaluate(`window.scrollBy(0, ${distance})`);
  else await v.scroll(distance);
  await v.pause(600);
}

export async function tap(v: Visitor, selector: string, times = 1, pauseMs = 320): Promise<void> {
  await center(v, selector);
  await v.click(selector, times, pauseMs);
}

/** Types into a field in place of its text. */
export async function enter(v: Visitor, name: string, text: string): Promise<void> {
  await tap(v, `[name="${name}"]`);
  await v.page.keyboard.press('ControlOrMeta+a');
  await v.page.keyboard.type(text, { delay: 60 });
}

export async function enterAll(v: Visitor, fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) await enter(v, name, text);
}

/** Waits until the browser has taken over the island. */
export const ready = (v: Visitor, component: string) =>
  v.page
    .locator(`hb-island[component=${component}]:not([ssr])`)
    .waitFor({ state: 'attached', timeout: 15_000 });

/** Clicks the seat on the canvas, drawn 720 pixels wide. */
export async function tapSeat(v: Visitor, row: number, column: number, times = 1): Promise<void> {
  await center(v, '.seat-canvas');
  const box = await v.page.locator('.seat-canvas').boundingBox();
  if (!box) throw new Error('there is no seat map');
  const scale = box.width / 720;
  const x = box.x + (60 + column * 90 + (column > 2 ? 60 : 0) + 26) * scale;
  const y = box.y + (24 + row * 49 + 19) * scale;
  if (v.device === 'computer') await v.page.mouse.move(x, y, { steps: 8 });
  for (let time = 0; time < times; time += 1) {
    if (v.device === 'phone') await v.page.touchscreen.tap(x, y);
    else await v.page.mouse.click(x, y, { delay: 50 });
    await v.pause(420);
  }
}
