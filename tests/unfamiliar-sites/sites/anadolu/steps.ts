import type { Visitor } from '../../visitor.ts';

const PRODUCT = '/%C3%BCr%C3%BCn/vega-9-kg-%C3%A7ama%C5%9F%C4%B1r-makinesi';

export async function tap(v: Visitor, selector: string, times = 1, pauseMs = 300): Promise<void> {
  await v.reveal(selector, 15_000);
  await v.click(selector, times, pauseMs);
}

export async function write(v: Visitor, name: string, text: string, delay = 60): Promise<void> {
  await tap(v, `[name="${name}"]`);
  await v.page.keyboard.type(text, { delay });
}

/** Empties a field, away from the header that stays at the top. */
export async function clear(v: Visitor, name: string, letters: number): Promise<void> {
  const field = v.page.locator(`[name="${name}"]`).filter({ visible: true }).first();
  await field.evaluate("(element) => element.scrollIntoView({ block: 'center' })");
  await v.pause(500);
  await tap(v, `[name="${name}"]`);
  await v.key('End');
  await v.key('Backspace', letters);
}

export const isShown = (v: Visitor, selector: string): Promise<boolean> =>
  v.page.locator(selector).filter({ visible: true }).first().isVisible();

/** Waits until the app has taken over the page, then answers the question for cookies if it is still there. */
export async function begin(v: Visitor): Promise<void> {
  await v.page.locator('app-root[ng-version]').waitFor({ state: 'attached', timeout: 30_000 });
  const isAnswered = await v.page.evaluate("localStorage.getItem('kvkk') !== null");
  if (isAnswered) return;
  await v.page.locator('.kvkk-kabul').waitFor({ timeout: 15_000 });
  await v.pause(600);
  await v.click('.kvkk-kabul');
  await v.pause(700);
}

export async function choose(v: Visitor, field: string, option: string): Promise<void> {
  await tap(v, `[data-alan="${field}"] nz-select`);
  const item = `.ant-select-item-option[title="${option}"]`;
  await v.page.locator(item).filter({ visible: true }).first().waitFor({ timeout: 8_000 });
  await v.pause(500);
  await v.click(item);
  await v.pause(900);
}

/** Puts the washing machine into the cart and returns to the page. */
export async function fillCart(v: Visitor, page: string): Promise<void> {
  await begin(v);
  const isFilled = await v.page.evaluate("(localStorage.getItem('sepet') ?? '[]') !== '[]'");
  if (isFilled) return;
  await v.go(PRODUCT);
  await tap(v, '.sepete-ekle');
  await v.pause(1_500);
  await v.go(page);
  await v.pause(900);
}

export const CHECKOUT = '/%C3%B6deme';

/** Opens the first step of the checkout with a filled cart and empty fields. */
export async function openCheckout(v: Visitor): Promise<void> {
  await fillCart(v, CHECKOUT);
  const isFresh =
    (await isShown(v, '[name=ad]')) && (await v.page.locator('[name=ad]').inputValue()) === '';
  if (isFresh) return;
  await v.page.reload({ waitUntil: 'domcontentloaded' });
  await v.page.locator('[name=ad]').waitFor({ timeout: 30_000 });
  await v.pause(900);
}

export async function fillAddress(v: Visitor, phone = '5325550141'): Promise<void> {
  await write(v, 'ad', 'Gülşah Yıldırım');
  await write(v, 'telefon', phone);
  await write(v, 'eposta', 'gulsah@posta.example');
  await choose(v, 'il', 'Eskişehir');
  await choose(v, 'ilçe', 'Odunpazarı');
  await choose(v, 'mahalle', 'Vişnelik');
  await write(v, 'adres', 'Taşköprü Sokak 14/3');
}

export async function fillCard(v: Visitor, number: string): Promise<void> {
  await write(v, 'kart', number);
  await write(v, 'isim', 'Gulsah Yildirim');
  await write(v, 'skt', '0931');
  await write(v, 'cvv', '418');
  await tap(v, '.taksit-sec label >> nth=2');
  await v.pause(600);
  await tap(v, '.onay .ant-checkbox');
  await v.pause(500);
}

/** Types the code of the text message into the bank's frame. */
export async function confirmAtBank(v: Visitor): Promise<void> {
  const frame = v.page.frameLocator('iframe.banka');
  await frame.locator('[name=kod]').waitFor({ timeout: 20_000 });
  await v.pause(1_500);
  const clickInFrame = async (selector: string) => {
    const box = await frame.locator(selector).boundingBox();
    if (box) await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
  };
  await clickInFrame('[name=kod]');
  await v.page.keyboard.type('482913', { delay: 120 });
  await v.pause(600);
  await clickInFrame('#onayla');
}
