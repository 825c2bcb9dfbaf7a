import type { Visitor } from '../../visitor.ts';

/** Scrolls until the element is well inside the window, clear of the bars at its edges. */
export async function bring(v: Visitor, selector: string): Promise<void> {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 15_000 }).catch(() => {
    throw new Error(`${selector} does not appear`);
  });
  const height = v.page.viewportSize()?.height ?? 800;
  const box = await target.boundingBox();
  if (!box) return;
  const away = Math.round(box.y + box.height / 2 - height * 0.45);
  if (Math.abs(away) < height * 0.22) return;
  if (v.device === 'computer') await v.scroll(away);
  else await v.page.evaluate(`window.scrollBy(0, ${away})`); // a swipe would overshoot
  await v.pause(500);
}

export async function press(v: Visitor, selector: string, times = 1, pauseMs = 300): Promise<void> {
  await bring(v, selector);
  await v.click(selector, times, pauseMs);
}

/** Types into a field, over what is there. */
export async function write(v: Visitor, selector: string, text: string): Promise<void> {
  await press(v, selector);
  const field = v.page.locator(selector).filter({ visible: true }).first();
  for (
    let time = 0;
    time < 2 && (await field.and(v.page.locator(':focus')).count()) === 0;
    time += 1
  ) {
    await v.pause(500); // the tap only closed a list
    await press(v, selector);
  }
  await v.page.keyboard.press('ControlOrMeta+a');
  await v.page.keyboard.type(text, { delay: 55 });
}

export async function fillAll(v: Visitor, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await write(v, `[name="${name}"]`, text);
}

/** Waits until the overlay of a request is gone. */
export async function unblocked(v: Visitor): Promise<void> {
  await v.pause(300);
  await v.page.waitForFunction("!document.querySelector('.blockOverlay')", undefined, {
    timeout: 15_000,
  });
  await v.pause(250);
}
