import type { Action } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** Accepts the cookies first if the banner is shown. */
export const withConsent =
  (act: Action): Action =>
  async (v) => {
    if (await v.page.locator('#ckAlla').isVisible()) {
      await v.click('#ckAlla');
      await v.pause(700);
    }
    await act(v);
  };

/** Empties a field with the keyboard and types. */
export async function retypes(v: Visitor, selector: string, text: string): Promise<void> {
  await v.click(selector);
  await v.page.keyboard.press('Control+A');
  await v.page.keyboard.press('Backspace');
  await v.page.keyboard.type(text, { delay: 55 });
}

/** Clicks something in a frame. */
export async function clicksInFrame(v: Visitor, frame: string, selector: string): Promise<void> {
  await v.page.locator(frame).scrollIntoViewIfNeeded();
  const target = v.page.frameLocator(frame).locator(selector);
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
}

/** A photo of this many bytes, for a field that uploads. */
export const photo = (name: string, bytes: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(bytes, 7),
});
