import type { Visitor } from '../../visitor.ts';

interface Scrollable {
  scrollIntoView(options: { readonly block: 'center' }): void;
}

export const section = (name: string) => `/ar/categories/${name}`;

const visible = (v: Visitor, selector: string) =>
  v.page.locator(selector).filter({ visible: true }).first();

/** Scrolls what is aimed at to the middle, away from the bars above and below. */
async function aim(v: Visitor, selector: string): Promise<void> {
  const target = visible(v, selector);
  await target.waitFor({ timeout: 8_000 });
  await target.evaluate((element: unknown) =>
    (element as Scrollable).scrollIntoView({ block: 'center' }),
  );
  await v.pause(450);
}

export async function tap(v: Visitor, selector: string, times = 1, pauseMs = 280): Promise<void> {
  await aim(v, selector);
  await v.click(selector, times, pauseMs);
}

/** Clicks where the element is now, and again at the same place whatever has come there. */
export async function tapInPlace(
  v: Visitor,
  selector: string,
  times: number,
  pauseMs: number,
): Promise<void> {
  await aim(v, selector);
  const { x, y, width, height } = (await visible(v, selector).boundingBox()) ?? never();
  const isTouch = (v.page.viewportSize()?.width ?? 0) < 600;
  for (let count = 0; count < times; count += 1) {
    const [left, top] = [x + width / 2, y + height / 2];
    if (isTouch) await v.page.touchscreen.tap(left, top);
    else await v.page.mouse.click(left, top, { delay: 60 });
    await v.pause(pauseMs);
  }
}

/** Presses, moves in small steps and releases. */
export async function drag(
  v: Visitor,
  selector: string,
  by: { readonly x?: number; readonly y?: number },
  pauseMs = 25,
): Promise<void> {
  const { x, y, width, height } = (await visible(v, selector).boundingBox()) ?? never();
  const [left, top] = [x + width / 2, y + height / 2];
  await v.page.mouse.move(left, top);
  await v.page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await v.page.mouse.move(left + ((by.x ?? 0) * step) / 12, top + ((by.y ?? 0) * step) / 12);
    await v.pause(pauseMs);
  }
  await v.page.mouse.up();
}

function never(): never {
  throw new Error('It has no place on the page.');
}
