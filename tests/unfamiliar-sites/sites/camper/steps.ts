import type { Visitor } from '../../visitor.ts';

/** Types into a field of the card processor's document. */
async function typeInFrame(v: Visitor, field: string, text: string) {
  const box = await v.page.frameLocator('#tarjeta').locator(field).boundingBox();
  if (!box) throw new Error(`${field} is not to be seen`);
  await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
  await v.pause(200);
  await v.page.keyboard.type(text, { delay: 60 });
}

export async function fillCard(v: Visitor): Promise<void> {
  await v.page.locator('#tarjeta').scrollIntoViewIfNeeded();
  await v.pause(500);
  await typeInFrame(v, '[name=numero]', '4000123412341234');
  await typeInFrame(v, '[name=caduca]', '09/29');
  await typeInFrame(v, '[name=cvc]', '123');
}

/** On a phone the filters are in a drawer. */
export async function openFilters(v: Visitor): Promise<void> {
  if (v.device === 'computer') return;
  await v.click('#abrir-filtros');
  await v.pause(700);
}

export async function closeFilters(v: Visitor): Promise<void> {
  if (v.device === 'computer') return;
  await v.click('#ver-resultados');
  await v.pause(700);
}

/** Opens a select of MUI, which closes again after a long press, and takes one of its options. */
export async function choose(v: Visitor, select: string, value: string): Promise<void> {
  const option = `li[data-value="${value}"]`;
  await v.click(select);
  await v.pause(600);
  if (!(await v.page.locator(option).isVisible())) await v.key('Enter');
  await v.pause(400);
  await v.click(option);
  await v.pause(700);
}

/** A day that can be chosen, in the month that a calendar shows. */
export const day = (date: number): string => `[role=gridcell]:not([disabled]):text-is("${date}")`;
