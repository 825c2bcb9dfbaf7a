import type { Visitor } from '../../visitor.ts';

export async function tap(v: Visitor, selector: string, times = 1, pauseMs = 300): Promise<void> {
  await v.reveal(selector);
  await v.click(selector, times, pauseMs);
}

export async function write(v: Visitor, name: string, text: string): Promise<void> {
  await tap(v, `[name=${name}]`);
  await v.page.keyboard.type(text, { delay: 60 });
}

export const isShown = (v: Visitor, selector: string): Promise<boolean> =>
  v.page.locator(selector).first().isVisible();

/** Answers the question for cookies if it is still there. */
export async function begin(v: Visitor): Promise<void> {
  if (!(await isShown(v, '#cc-main .cm [data-role=all]'))) return;
  await v.click('#cc-main .cm [data-role=all]');
  await v.pause(700);
}

export async function fillBasket(v: Visitor): Promise<void> {
  if (!(await isShown(v, '#basket-empty .quick-add'))) return;
  await tap(v, '#basket-empty .quick-add');
  await v.pause(1_300);
}

export async function signIn(v: Visitor): Promise<void> {
  if (!(await isShown(v, '#login-form'))) return;
  await write(v, 'login-email', 'ana@mail.example');
  await write(v, 'login-password', 'peony2024');
  await tap(v, '#sign-in');
  await v.page.locator('.account-nav').waitFor();
  await v.pause(900);
}

export async function fillDelivery(v: Visitor): Promise<void> {
  await write(v, 'recipient', 'Ruth Harper');
  await write(v, 'street', '9 Orchard Lane');
  await write(v, 'town', 'Wells');
  await write(v, 'postcode', 'BA5 2LQ');
}
