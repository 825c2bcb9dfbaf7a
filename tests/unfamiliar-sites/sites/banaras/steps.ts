import type { Visitor } from '../../visitor.ts';

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
