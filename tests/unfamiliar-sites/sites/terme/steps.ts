import type { Visitor } from '../../visitor.ts';

export const isShown = (v: Visitor, selector: string): Promise<boolean> =>
  v.page.locator(selector).first().isVisible();

/** Answers the question for cookies and closes the invitation if they are there. */
export async function begin(v: Visitor): Promise<void> {
  if (await isShown(v, '.invito')) {
    await v.click('#invito-no');
    await v.pause(900);
  }
  if (!(await isShown(v, '.iubenda-cs-accept-btn'))) return;
  await v.click('.iubenda-cs-accept-btn');
  await v.pause(700);
}

export async function tap(v: Visitor, selector: string, times = 1, pauseMs = 300): Promise<void> {
  await v.reveal(selector);
  await v.pause(250);
  await v.reveal(selector); // pictures that arrive late move the page
  await v.click(selector, times, pauseMs);
}

export async function write(v: Visitor, name: string, text: string): Promise<void> {
  await tap(v, `[name=${name}]`);
  await v.page.keyboard.type(text, { delay: 60 });
}

/** Chooses from an open list of the component library. */
export async function pick(v: Visitor, control: string, at: number): Promise<void> {
  await tap(v, control);
  await v.pause(700);
  await v.click(`.p-select-overlay .p-select-option >> nth=${at}`);
  await v.pause(700);
}

export async function bookingData(v: Visitor, taxCode: string): Promise<void> {
  await write(v, 'nome', 'Elena');
  await write(v, 'cognome', 'Marin');
  await write(v, 'email', 'elena@posta.example');
  await write(v, 'telefono', '349 5512034');
  await write(v, 'codice-fiscale', taxCode);
}

export async function fillBasket(v: Visitor): Promise<void> {
  if (!(await isShown(v, '#idea'))) return;
  await tap(v, '#idea');
  await v.pause(1_100);
}

export async function payerData(v: Visitor): Promise<void> {
  await write(v, 'cassa-nome', 'Elena Marin');
  await write(v, 'cassa-mail', 'elena@posta.example');
}

/** Types a card on the page of the bank and returns to the shop. */
export async function payAtBank(v: Visitor, card: string): Promise<void> {
  await tap(v, 'label[for=m-banca], #m-banca');
  await v.pause(500);
  await tap(v, '#paga-ora');
  await v.page.waitForURL('**/pagamento-sicuro**');
  await v.page.locator('#pan').waitFor();
  await v.pause(1_200);
  await write(v, 'pan', card);
  await write(v, 'scadenza', '09/29');
  await write(v, 'cvv', '731');
  await tap(v, '#paga');
  await v.page.waitForURL((url) => !url.pathname.startsWith('/pagamento-sicuro'));
  await v.pause(1_800);
}
