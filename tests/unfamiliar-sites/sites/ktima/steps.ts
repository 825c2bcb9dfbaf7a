import type { Visitor } from '../../visitor.ts';

/** Types into a field of the card processor's document. */
async function typeInFrame(v: Visitor, field: string, text: string) {
  const box = await v.page.frameLocator('#karta').locator(field).boundingBox();
  if (!box) throw new Error(`${field} is not visible`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
  await v.pause(200);
  await v.page.keyboard.type(text, { delay: 55 });
}

export async function fillCard(v: Visitor): Promise<void> {
  await v.page.locator('#karta').scrollIntoViewIfNeeded();
  await v.pause(500);
  await typeInFrame(v, '[name=arithmos]', '4000123412341234');
  await typeInFrame(v, '[name=lixi]', '0929');
  await typeInFrame(v, '[name=cvc]', '123');
}

export async function fillAddress(v: Visitor): Promise<void> {
  const fields = {
    onoma: 'Δάφνη Κορρέ',
    odos: 'Σπετσών 14',
    tk_tameiou: '11362',
    email_tameiou: 'dafni@taxydromeio.example',
  };
  for (const [name, text] of Object.entries(fields)) await retype(v, name, text);
}

/** Types into a field in place of what is in it. */
export async function retype(v: Visitor, name: string, text: string): Promise<void> {
  const field = v.page.locator(`[name=${name}]`);
  if ((await field.inputValue()) !== '') await field.fill('');
  await v.type(`[name=${name}]`, text);
}

/** The nth day of the calendar that can be chosen, in the month after this one. */
export async function chooseDay(v: Visitor, nth: number): Promise<void> {
  await v.click('.datepicker .next-button');
  await v.pause(700);
  await v.click(`.datepicker-cell.day:not(.disabled):not(.prev):not(.next) >> nth=${nth}`);
  await v.pause(1_200);
}
