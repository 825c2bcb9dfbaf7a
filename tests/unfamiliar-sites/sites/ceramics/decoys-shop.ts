import type { Decoy } from '../../site.ts';
import { fillAll, press, unblocked, write } from './steps.ts';

export const shopDecoys: readonly Decoy[] = [
  {
    name: 'puts a cup into the cart from the front page and closes the drawer',
    page: '/',
    act: async (v) => {
      await press(v, '.home .post-213 .add_to_cart_button');
      await v.page.locator('.menu-cart.is-open').waitFor();
      await v.pause(1_600);
      await v.click('.menu-cart-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'sorts the shop, which loads the page again',
    page: '/negozio/',
    act: async (v) => {
      await v.scroll(40);
      await v.pause(900);
      await v.choose('.orderby', 'price');
      await v.page.waitForURL('**/negozio/?orderby=price');
      await v.settle(2_200);
    },
  },
  {
    name: 'drags the price and filters',
    page: '/negozio/',
    only: 'computer',
    act: async (v) => {
      await v.scroll(60);
      await v.pause(900);
      const box = await v.page.locator('.ui-slider-handle').last().boundingBox();
      if (!box) throw new Error('no slider');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await v.drag({ x, y }, { x: x - 90, y });
      await v.pause(500);
      await press(v, '.price-button');
      await unblocked(v);
      await v.settle(1_500);
    },
  },
  {
    name: 'ticks and unticks categories quickly',
    page: '/negozio/',
    act: async (v) => {
      await press(v, '.filter-box[value=vasi]');
      await v.pause(250);
      await press(v, '.filter-box[value=casa]');
      await v.pause(300);
      await press(v, '.filter-box[value=vasi]');
      await v.pause(1_300);
      await press(v, '.filter-box[value=casa]');
      await unblocked(v);
      await v.settle(1_500);
    },
  },
  {
    name: 'loads more products and saves one, then changes her mind',
    page: '/negozio/',
    act: async (v) => {
      for (let time = 0; time < 2; time += 1) {
        await press(v, '.load-more');
        await v.pause(1_700);
      }
      for (let time = 0; time < 2; time += 1) {
        await press(v, '.post-233 .tinvwl_add_to_wishlist_button');
        await v.pause(1_100);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'steps the quantity up and down and buys with a double click',
    page: '/prodotto/piatto-agrumi/',
    act: async (v) => {
      await press(v, '.summary .plus', 4, 180);
      await v.click('.summary .minus', 3, 180);
      await v.pause(600);
      await v.click('.single_add_to_cart_button', 2, 60);
      await v.page.locator('.woocommerce-message').waitFor();
      await v.settle(2_500);
    },
  },
  {
    name: 'reads the tabs and rates',
    page: '/prodotto/piatto-agrumi/',
    act: async (v) => {
      await press(v, '[href="#tab-additional_information"]');
      await v.pause(900);
      await press(v, '[href="#tab-reviews"]');
      await v.pause(900);
      await press(v, '.star-3');
      await v.pause(300);
      await v.click('.star-5');
      await v.pause(600);
      await press(v, '[href="#tab-description"]');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks through the photographs and enlarges one',
    page: '/prodotto/brocca-vento/',
    act: async (v) => {
      await v.scroll(40);
      await v.pause(700);
      for (const n of [1, 2, 3, 1]) {
        await press(v, `.flex-control-thumbs img >> nth=${n}`);
        await v.pause(550);
      }
      await press(v, '.woocommerce-product-gallery__trigger');
      await v.page.locator('.pswp--open').waitFor();
      await v.pause(1_200);
      if (v.device === 'computer') await v.click('.pswp__button--arrow--next', 3, 350);
      await v.pause(700);
      await v.click('.pswp__button--close');
      await v.settle(1_800);
    },
  },
  {
    name: 'compares glazes, clears them and chooses again',
    page: '/prodotto/ciotola-onda/',
    act: async (v) => {
      await press(v, 'text=Bianco latte');
      await v.pause(700);
      for (const glaze of ['Verde salvia', 'Terracotta', 'Verde salvia']) {
        await v.click(`.variable-item >> text=${glaze}`);
        await v.pause(350);
      }
      await v.click('.reset_variations');
      await v.pause(700);
      await v.click('.variable-item >> text=Terracotta');
      await v.settle(2_000);
    },
  },
  {
    name: 'types another quantity and updates the cart',
    page: '/carrello/',
    act: async (v) => {
      await write(v, '.cart_item .qty', '3');
      await v.pause(400);
      await press(v, '[name=update_cart]');
      await unblocked(v);
      await v.settle(2_000);
    },
  },
  {
    name: 'removes a line and takes it back',
    page: '/carrello/',
    act: async (v) => {
      await press(v, '.product-remove a');
      await unblocked(v);
      await press(v, 'text=Annulla?');
      await v.page.waitForURL('**/carrello/?undo_item=*');
      await v.settle(2_000);
    },
  },
  {
    name: 'calculates the shipping to Sardinia',
    page: '/carrello/',
    act: async (v) => {
      await press(v, '.shipping-calculator-button');
      await v.pause(900);
      await press(v, '.shipping-calculator-form .select2-selection >> nth=1');
      await v.pause(600);
      await v.page.keyboard.type('Cagl', { delay: 90 });
      await v.pause(400);
      await v.click('.select2-results__option >> text=Cagliari');
      await v.pause(500);
      await press(v, '[name=calc_shipping]');
      await unblocked(v);
      await v.settle(2_000);
    },
  },
  {
    name: 'orders too early, reads the errors and corrects them',
    page: '/cassa/',
    act: async (v) => {
      await fillAll(v, { billing_first_name: 'Chiara' });
      await press(v, '#place_order');
      await v.page.locator('.woocommerce-NoticeGroup li').first().waitFor();
      await v.pause(2_400);
      await fillAll(v, { billing_last_name: 'Fabbri', billing_city: 'Ravenna' });
      await v.settle(1_800);
    },
  },
  {
    name: 'compares payments and deliveries',
    page: '/cassa/',
    act: async (v) => {
      for (const id of ['cod', 'stripe', 'cod']) {
        await press(v, `#payment_method_${id}`);
        await unblocked(v);
      }
      for (const method of ['ritiro', 'corriere']) {
        await press(v, `[name="shipping_method[0]"][value=${method}]`);
        await unblocked(v);
      }
      await press(v, '.showcoupon', 2, 900);
      await v.settle(1_800);
    },
  },
];
