import type { Decoy } from '../../site.ts';
import { bring, press, write } from './steps.ts';

const list = '/moveis/poltronas.html';
const rug = '/tapete-rede.html';

export const shopDecoys: readonly Decoy[] = [
  {
    name: 'accepts the cookies',
    page: '/',
    act: async (v) => {
      await v.click('.cookie-allow');
      await v.settle(1_500);
    },
  },
  {
    name: 'turns the slides quickly',
    page: '/',
    act: async (v) => {
      await press(v, '.hero .slick-next', 4, 480);
      await v.pause(500);
      await v.click('.hero .slick-prev', 2, 480);
      await v.settle(1_500);
    },
  },
  {
    name: 'searches, erases and picks a suggestion with the arrow keys before closing it',
    page: '/',
    act: async (v) => {
      await press(v, '.minisearch input');
      await v.page.keyboard.type('mes', { delay: 110 });
      await v.page.locator('.search-autocomplete a').first().waitFor();
      await v.pause(900);
      await v.key('Backspace', 3);
      await v.page.keyboard.type('polt', { delay: 110 });
      await v.page.locator('.search-autocomplete >> text=Poltrona Gamela').waitFor();
      await v.key('ArrowDown', 3);
      await v.pause(700);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks into the mini-cart, which fills late, and closes it',
    page: '/',
    act: async (v) => {
      await press(v, '.showcart');
      await v.page.locator('.minicart-items li').first().waitFor();
      await v.pause(1_500);
      await v.click('.minicart-close');
      await v.pause(900);
      await v.click('.showcart', 2, 700);
      await v.settle(1_500);
    },
  },
  {
    name: 'subscribes after correcting the address',
    page: '/',
    act: async (v) => {
      await write(v, '.newsletter [name=email]', 'bia.correio');
      await press(v, '.newsletter button');
      await v.pause(1_600);
      await write(v, '.newsletter [name=email]', 'bia@correio.example');
      await press(v, '.newsletter button');
      await v.page.locator('text=Obrigado pela sua assinatura').waitFor();
      await v.settle(1_800);
    },
  },
  {
    name: 'sorts twice and changes to the list, the page loads again',
    page: list,
    act: async (v) => {
      for (const order of ['price', 'name']) {
        await bring(v, '.sorter');
        await v.choose('.sorter', order);
        await v.page.waitForURL(`**${list}?product_list_order=${order}`);
        await v.page.locator('[data-mage-init]').first().waitFor({ state: 'detached' });
        await v.pause(1_500);
      }
      await press(v, '.modes-mode >> nth=1');
      await v.pause(800);
      await press(v, '.modes-mode >> nth=0');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens and closes the filters, drags the price, ticks a color and clears it',
    page: list,
    only: 'computer',
    act: async (v) => {
      await press(v, '.filter-options-title >> nth=1');
      await v.pause(700);
      const box = await v.page.locator('.ui-slider-handle').last().boundingBox();
      if (!box) throw new Error('no slider');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await v.drag({ x, y }, { x: x - 80, y });
      await v.pause(600);
      await press(v, '.filter-options-title >> nth=0');
      await v.pause(700);
      await press(v, '.filter-check >> nth=2');
      await v.page.waitForURL(`**${list}?cor=51`);
      await v.pause(2_000);
      await press(v, 'text=Limpar tudo');
      await v.page.waitForURL(`**${list}`);
      await v.settle(2_000);
    },
  },
  {
    name: 'tries the colors in the list quickly and takes one back',
    page: list,
    act: async (v) => {
      await bring(v, '[data-product="2001"] .swatch-option');
      for (const n of [0, 1, 2, 1, 1, 0]) {
        await v.click(`[data-product="2001"] .swatch-option >> nth=${n}`);
        await v.pause(380);
      }
      await v.settle(1_800);
    },
  },
  {
    name: 'compares two armchairs',
    page: list,
    act: async (v) => {
      for (const id of [2002, 2003]) {
        await press(v, `[data-product="${id}"] .tocompare`);
        await v.page.locator('.page-messages .message').waitFor({ timeout: 15_000 });
        await v.pause(900);
      }
      await press(v, 'text="Comparar produtos"');
      await v.page.waitForURL('**/catalog/product_compare/');
      await v.pause(2_500);
      await press(v, '.only-differences', 2, 900);
      await v.settle(2_500);
    },
  },
  {
    name: 'loads more products, saves one and changes her mind',
    page: '/decoracao.html',
    act: async (v) => {
      for (let time = 0; time < 2; time += 1) {
        await press(v, '.load-more');
        await v.pause(2_200);
      }
      await press(v, '[data-product="2025"] .towishlist');
      await v.pause(800);
      await press(v, '[data-product="2025"] .towishlist');
      await v.settle(1_800);
    },
  },
  {
    name: 'puts a basket into the cart and removes it in a dialog',
    page: '/decoracao.html',
    act: async (v) => {
      await press(v, '[data-product="2024"] .tocart');
      await v.page.locator('.page-messages .message').waitFor({ timeout: 15_000 });
      await v.pause(1_200);
      await press(v, '.showcart');
      await v.pause(1_000);
      await v.click('.minicart-items li:first-child .delete');
      await v.pause(900);
      await v.click('.modal-popup._show .action-accept');
      await v.pause(2_400);
      await v.click('.minicart-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'chooses a rug, steps the quantity and adds it with a double click',
    page: rug,
    act: async (v) => {
      await press(v, '.swatch-option[aria-label="Terracota"]');
      await v.pause(500);
      await press(v, '.swatch-option[aria-label="2,00 x 2,50 m"]');
      await v.pause(500);
      await press(v, '.qty-plus', 4, 170);
      await v.click('.qty-minus', 3, 170);
      await v.pause(500);
      await press(v, '#product_addtocart_form .tocart', 2, 90);
      await v.page.locator('.page-messages .message').waitFor({ timeout: 15_000 });
      await v.settle(2_500);
    },
  },
  {
    name: 'looks through the photographs and enlarges one',
    page: rug,
    act: async (v) => {
      await bring(v, '.fotorama__nav__frame--thumb >> nth=1');
      for (const n of [1, 2, 0]) {
        await v.click(`.fotorama__nav__frame--thumb >> nth=${n}`);
        await v.pause(700);
      }
      if (v.device === 'computer') {
        await v.page.mouse.move(300, 400, { steps: 4 });
        await v.click('.fotorama__arr--next', 2, 600);
        await v.pause(600);
        await v.click('.fotorama__fullscreen-icon');
        await v.pause(1_500);
        await v.key('Escape');
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'compares colors and sizes and takes choices back',
    page: rug,
    act: async (v) => {
      await bring(v, '.swatch-option[aria-label="Linho Cru"]');
      for (const label of ['Linho Cru', 'Verde Musgo', 'Terracota', 'Terracota', 'Verde Musgo']) {
        await v.click(`.swatch-option[aria-label="${label}"]`);
        await v.pause(420);
      }
      await v.click('.swatch-option[aria-label="1,50 x 2,00 m"]', 2, 600);
      await v.settle(2_000);
    },
  },
  {
    name: 'calculates the freight, which takes three seconds, and reads the measures',
    page: '/mesa-lateral-cobogo.html',
    act: async (v) => {
      await write(v, '#frete-cep', '04101300');
      await press(v, '.frete-calcular');
      await v.page.locator('.frete-table').waitFor({ timeout: 15_000 });
      await v.pause(1_500);
      await press(v, '[href="#additional"]');
      await v.pause(900);
      await press(v, '[href="#description"]');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads the article and marks a sentence',
    page: '/blog/madeira-macica.html',
    act: async (v) => {
      for (let time = 0; time < 4; time += 1) {
        await v.scroll(260);
        await v.pause(1_300);
      }
      if (v.device === 'computer') await v.page.locator('#p4').click({ clickCount: 3, delay: 40 });
      await v.settle(2_500);
    },
  },
];
