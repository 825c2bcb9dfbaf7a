import type { Visitor } from '../../visitor.ts';

/** Scrolls until the element is well inside the window, clear of the bars at its edges. */
export async function bring(v: Visitor, selector: string): Promise<void> {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 15_000 }).catch(() => {
    throw new Error(`${selector} does not appear`);
  });
  const box = await target.boundingBox();
  if (!box) return;
  const height = v.page.viewportSize()?.height ?? 800;
  const away = Math.round(box.y + box.height / 2 - height * 0.45);
  if (Math.abs(away) < height * 0.25) return;
  if (v.device === 'computer') await v.scroll(away);
  else await v.page.evaluate(`window.scrollBy(0, ${away})`); // a swipe would overshoot
  await v.pause(450);
}

export async function press(v: Visitor, selector: string, times = 1, pauseMs = 300): Promise<void> {
  await bring(v, selector);
  await v.click(selector, times, pauseMs);
}

/** Types into a field, over what is there. */
export async function write(v: Visitor, selector: string, text: string): Promise<void> {
  await press(v, selector);
  await v.page.keyboard.press('ControlOrMeta+a');
  await v.page.keyboard.type(text, { delay: 45 });
}

/** Fills the fields that are still empty, like someone whose browser has filled the others. */
export async function fillEmpty(
  v: Visitor,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const selector = `[name="${name}"]`;
    const field = v.page.locator(selector).filter({ visible: true }).first();
    await field.waitFor({ timeout: 15_000 });
    if ((await field.inputValue()) === '') await write(v, selector, text);
  }
}

const buyer = {
  email: 'marina@correio.example',
  firstname: 'Marina',
  lastname: 'Teles',
  telephone: '11 98888-0142',
};

/** Fills the address; the postal code fills the street. */
export async function fillAddress(v: Visitor): Promise<void> {
  await fillEmpty(v, { cep: '04101-300', ...buyer });
  await v.page.locator('.rate b').first().waitFor({ timeout: 15_000 });
  await fillEmpty(v, { number: '310' });
}

/** Goes to the second step of the checkout, unless it is open. */
export async function toPayment(v: Visitor): Promise<void> {
  await v.page.locator('.opc').waitFor({ timeout: 15_000 });
  if (await v.page.locator('.checkout-place').isVisible()) return;
  await fillAddress(v);
  await press(v, '.checkout-shipping .rate >> nth=0');
  await v.pause(500);
  await press(v, '.continue');
  await v.page.locator('.checkout-place').waitFor({ timeout: 15_000 });
  await v.pause(800);
}
