import type { Visitor } from '../../visitor.ts';

/** Opens a Select2 box and clicks a country in its list. */
export async function pickCountry(v: Visitor, box: string, country: string): Promise<void> {
  await v.click(`${box} .select2-selection`);
  await v.pause(700);
  await v.click(`.select2-results__option:has-text("${country}")`);
  await v.pause(400);
}

/** Types a card into the gateway's frame. */
export async function typeCard(v: Visitor): Promise<void> {
  const frame = v.page.frameLocator('.card-frame');
  for (const [field, text] of [
    ['#number', '4242424242424242'],
    ['#expiry', '1129'],
    ['#cvc', '123'],
  ] as const) {
    await frame.locator(field).click();
    await v.page.keyboard.type(text, { delay: 60 });
  }
  await v.pause(500);
}

/** Replaces the value of a field. */
export async function overwrite(v: Visitor, field: string, text: string): Promise<void> {
  await v.click(field);
  await v.page.keyboard.press('ControlOrMeta+a');
  await v.page.keyboard.type(text, { delay: 60 });
}

export const billing = {
  billing_first_name: 'Iris',
  billing_last_name: 'Maddox',
  billing_address_1: 'Quay Street 4',
  billing_city: 'Kirkwall',
  billing_postcode: 'KW15 1HP',
  billing_email: 'iris@example.com',
} as const;
