import type { Visitor } from '../../visitor.ts';

/** Whether something else, such as the sticky header, lies over the middle of the element. */
async function isCovered(v: Visitor, selector: string): Promise<boolean> {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const top = `document.elementFromPoint(${x + width / 2}, ${y + height / 2})`;
  return v.page
    .evaluate(`!!${top}?.closest('.site-header, .cookies')`)
    .then(
      async (isUnderFrame) =>
        isUnderFrame === true &&
        (await target.locator('xpath=ancestor::header[contains(@class,"site-header")]').count()) ===
          0,
    );
}

/** Closes the newsletter, if it has come up. */
async function closePopup(v: Visitor): Promise<void> {
  if (!(await v.page.locator('#newsletter-modal .box').isVisible())) return;
  await v.pause(900);
  await v.click('#newsletter-modal .close');
  await v.pause(700);
}

/** Waits until the element has stopped moving, for at most two seconds. */
async function comesToRest(v: Visitor, selector: string): Promise<void> {
  const target = v.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 8_000 });
  await target.scrollIntoViewIfNeeded();
  let last = '';
  for (let look = 0; look < 16; look += 1) {
    const box = JSON.stringify(await target.boundingBox());
    if (box === last) return;
    last = box;
    await v.pause(120);
  }
}

/** Scrolls a covered element out and waits for it before pressing it, as a person does. */
export async function press(v: Visitor, selector: string, times = 1, pauseMs = 280): Promise<void> {
  await closePopup(v);
  await comesToRest(v, selector);
  if (await isCovered(v, selector)) {
    await v.scroll(-160);
    await comesToRest(v, selector);
  }
  await v.click(selector, times, pauseMs);
}

/** Closes the cookie notice, if it is open, and looks at the page for a moment. */
export async function arrive(v: Visitor, choice: 'all' | 'necessary' = 'necessary'): Promise<void> {
  const button = v.page.locator(`#cookies-${choice}`);
  await v.page.waitForLoadState('load');
  await v.pause(500);
  if (!(await button.isVisible())) return;
  await v.click(`#cookies-${choice}`);
  await v.pause(700);
}

/** Opens the cookie notice again and decides. */
export async function decideAgain(v: Visitor, choice: 'all' | 'necessary'): Promise<void> {
  if (!(await v.page.locator('#cookies').isVisible())) {
    await press(v, '#cookie-settings');
    await v.pause(900);
  }
  await v.click(`#cookies-${choice}`);
  await v.pause(700);
}

/** Follows a link or sends a form and waits until the next page is there. */
export async function proceed(v: Visitor, selector: string, to: RegExp): Promise<void> {
  await Promise.all([
    v.page.waitForEvent('framenavigated', {
      predicate: (frame) => frame === v.page.mainFrame() && to.test(new URL(frame.url()).pathname),
      timeout: 12_000,
    }),
    press(v, selector),
  ]);
  await v.page.waitForLoadState('load');
  await v.pause(1_100);
}

/** Logs in when the server asks for it. */
export async function signIn(v: Visitor): Promise<void> {
  await arrive(v);
  if (!new URL(v.page.url()).pathname.endsWith('/login')) return;
  await v.type('#f-mail', 'nora.hale@larkmere.example', 45);
  await v.type('#f-password', 'oarlock-22', 60);
  await v.pause(400);
  await proceed(v, '#log-in', /^\/members(?!\/login)/);
}

/** Puts the cap into the cart and opens the cart. */
export async function fillCart(v: Visitor): Promise<void> {
  await press(v, '#add-to-cart');
  await v.pause(1_600);
  await v.go('/cart');
  await v.page.waitForLoadState('load');
  await v.pause(700);
}

/** Replaces what a field contains. */
export async function retype(v: Visitor, selector: string, text: string): Promise<void> {
  await press(v, selector);
  await v.key('Control+a');
  await v.page.keyboard.type(text, { delay: 65 });
}

/** Calculates the sum that the contact form shows. */
export async function sumOf(v: Visitor): Promise<string> {
  const [a, b] = (await v.page.locator('#sum').innerText()).split('+').map(Number);
  return String((a ?? 0) + (b ?? 0));
}
