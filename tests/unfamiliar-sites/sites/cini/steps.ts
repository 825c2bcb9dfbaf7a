import type { Visitor } from '../../visitor.ts';

/** Chooses the second free day of the next month. */
export async function picksDay(v: Visitor) {
  await v.click('#day');
  await v.pause(1_200);
  await v.click('.pika-next');
  await v.pause(900);
  await v.click('.pika-button >> nth=9');
  await v.pause(1_700);
}

/** Chooses a file in the dialog that a click opens. */
export async function uploads(v: Visitor, bytes: number) {
  await v.pause(900);
  const [chooser] = await Promise.all([
    v.page.waitForEvent('filechooser', { timeout: 9_000 }),
    v.click('.filepond--label-action'),
  ]);
  await v.pause(1_300);
  await chooser.setFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.alloc(bytes, 65),
  });
  await v.pause(2_800);
}
