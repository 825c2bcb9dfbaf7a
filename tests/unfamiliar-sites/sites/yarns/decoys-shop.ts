import type { Decoy } from '../../site.ts';
import { billing, typeCard } from './people.ts';

/** Ordinary use of a product, the cart and the checkout. */
export const shopDecoys: readonly Decoy[] = [
  {
    name: 'is asked to choose, chooses and adds',
    page: '/product/shetland-4ply',
    act: async (v) => {
      await v.click('.single_add_to_cart_button', 2, 900);
      await v.pause(1_500);
      await v.choose('#weight', '50 g');
      await v.click('.swatch[data-value=Rowan]');
      await v.pause(1_200);
      await v.click('.single_add_to_cart_button');
      await v.settle(3_000);
    },
  },
  {
    name: 'runs through the colours',
    page: '/product/shetland-4ply',
    act: async (v) => {
      await v.choose('#weight', '100 g');
      for (const color of ['Fern', 'Heather', 'Peat', 'Saffron', 'Slate', 'Rowan', 'Fern']) {
        await v.click(`.swatch[data-value=${color}]`);
        await v.pause(250);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'goes through the pictures and enlarges one',
    page: '/product/shetland-4ply',
    act: async (v) => {
      for (const nth of [1, 2, 3, 1]) {
        await v.click(`.flex-control-thumbs img >> nth=${nth}`);
        await v.pause(500);
      }
      await v.click('.flex-active-slide img');
      await v.pause(1_300);
      const next = v.page.locator('.pswp__button--arrow--next');
      if (await next.isVisible()) await v.click('.pswp__button--arrow--next', 2, 700);
      await v.click('.pswp__button--close');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens the tabs and changes the stars',
    page: '/product/shetland-4ply',
    act: async (v) => {
      await v.scroll(450);
      await v.pause(700);
      await v.click('.tabs a[href="#tab-details"]');
      await v.pause(900);
      await v.click('.tabs a[href="#tab-reviews"]');
      await v.pause(900);
      for (const star of [3, 4, 5, 4]) {
        await v.click(`.star-${star}`);
        await v.pause(400);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'moves the related products on and back',
    page: '/product/alpaca-cloud',
    act: async (v) => {
      await v.click('.related-slider .slick-next', 6, 420);
      await v.click('.related-slider .slick-prev', 3, 420);
      await v.settle(1_500);
    },
  },
  {
    name: 'raises a quantity and updates the cart',
    page: '/cart',
    act: async (v) => {
      await v.click('.cart_item .qty >> nth=0');
      await v.key('ArrowUp', 3);
      await v.click('[name=update_cart]');
      await v.settle(3_000);
    },
  },
  {
    name: 'mistypes a coupon and gets it right',
    page: '/cart',
    act: async (v) => {
      await v.type('[name=coupon_code]', 'wooly');
      await v.click('.apply-coupon');
      await v.pause(2_800);
      await v.type('[name=coupon_code]', 'wool10');
      await v.click('.apply-coupon');
      await v.settle(3_000);
    },
  },
  {
    name: 'removes the kit and undoes it',
    page: '/cart',
    act: async (v) => {
      await v.click('.remove >> nth=1');
      await v.pause(2_600);
      await v.click('.restore-item');
      await v.settle(3_000);
    },
  },
  {
    name: 'opens and closes the second address',
    page: '/checkout',
    act: async (v) => {
      await v.click('.ship-toggle', 4, 600);
      await v.settle(1_500);
    },
  },
  {
    name: 'orders with an empty form and is shown what is missing',
    page: '/checkout',
    act: async (v) => {
      await v.click('[name=payment_method][value=bacs]');
      await v.pause(600);
      await v.click('#place_order');
      await v.settle(3_500);
    },
  },
  {
    name: 'pays by card while shipping is calculated again',
    page: '/checkout',
    act: async (v) => {
      await v.click('[name=payment_method][value=card]');
      for (const [name, text] of Object.entries(billing)) await v.type(`[name=${name}]`, text);
      await v.pause(1_800);
      await typeCard(v);
      await v.click('#place_order');
      await v.settle(4_500);
    },
  },
];
