import type { Visitor } from '../../visitor.ts';

/** Clicks or taps inside of a frame. */
export async function pressIn(v: Visitor, frame: string, selector: string) {
  const target = v.page.frameLocator(frame).locator(selector).first();
  await (v.device === 'phone' ? target.tap() : target.click());
}

/** Types the card, replacing a number that is there. */
export async function entersCard(v: Visitor, number: string) {
  await pressIn(v, '#card', '[name=number]');
  await v.page.keyboard.press('Control+a');
  await v.page.keyboard.type(number, { delay: 60 });
  for (const [name, text] of [
    ['expiry', '1128'],
    ['cvc', '311'],
  ] as const) {
    await pressIn(v, '#card', `[name=${name}]`);
    await v.page.keyboard.press('Control+a');
    await v.page.keyboard.type(text, { delay: 60 });
  }
  await v.pause(500);
}

/** Goes from the editions to the payment. */
export async function reachesPayment(v: Visitor) {
  await v.click('#to-address');
  await v.pause(1_300);
  await v.type('[name=name]', 'Maud Archer');
  await v.type('[name=email]', 'maud@archer.example');
  await v.type('[name=lookup]', 'staithe', 120);
  await v.pause(1_800);
  await v.click('.option >> nth=1');
  await v.pause(1_200);
  await v.click('#to-payment');
  await v.pause(2_000);
}

/** Chooses a file in the dialog that the drop zone opens. */
export async function uploads(v: Visitor, bytes: number) {
  const [chooser] = await Promise.all([
    v.page.waitForEvent('filechooser', { timeout: 9_000 }),
    v.click('#photo'),
  ]);
  await v.pause(1_300);
  const buffer = Buffer.alloc(bytes, 65);
  await chooser.setFiles({ name: 'beach.png', mimeType: 'image/png', buffer });
  await v.pause(2_800);
}

/** Chooses a day of the next month. */
export async function picksDay(v: Visitor, opener: string, ...days: readonly number[]) {
  await v.click(opener);
  await v.pause(1_300);
  await v.click('.rdp-button_next');
  await v.pause(900);
  for (const day of days) {
    await v.click(`.rdp-day:not(.rdp-outside) .rdp-day_button >> nth=${day}`);
    await v.pause(1_000);
  }
}
