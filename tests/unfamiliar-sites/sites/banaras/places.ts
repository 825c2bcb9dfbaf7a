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

/** Chooses a day of the next month in the calendar. */
export async function picksDay(v: Visitor) {
  await v.click('[name=din]');
  await v.pause(1_300);
  await v.click('.ui.calendar .next.link');
  await v.pause(900);
  await v.click('.ui.calendar td.link:not(.adjacent) >> nth=9');
  await v.pause(1_800);
}

/** Fills the address, except for fields that are left out. */
export async function writesAddress(v: Visitor, fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) await v.type(`#address [name=${name}]`, text);
}

/** Chooses a photo in the dialog that a click opens. */
export async function addsPhoto(v: Visitor) {
  const [chooser] = await Promise.all([
    v.page.waitForEvent('filechooser', { timeout: 9_000 }),
    v.click('.filepond--label-action'),
  ]);
  await v.pause(1_300);
  await chooser.setFiles({
    name: 'blouse.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(20_000, 65),
  });
  await v.pause(2_600);
}
