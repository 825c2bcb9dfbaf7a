import type { Decoy } from '../../site.ts';
import { arrive, decideAgain, fillCart, press, proceed, retype, signIn, sumOf } from './steps.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'filters and sorts articles and compares the list with the grid',
    page: '/shop',
    act: async (v) => {
      await arrive(v);
      await v.choose('#shop-kind', 'gear');
      await v.pause(1_400);
      await v.choose('#shop-sort', 'price');
      await v.pause(1_200);
      for (const view of ['list', 'grid', 'list', 'grid']) {
        await press(v, `#as-${view}`);
        await v.pause(600);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'tries the colors, steps the quantity and puts a cap into the cart twice',
    page: '/shop/club-cap',
    act: async (v) => {
      await arrive(v);
      for (const index of [1, 2, 0, 2]) {
        await press(v, `#swatch-${index}`);
        await v.pause(450);
      }
      await press(v, '#qty-more', 5, 210);
      await press(v, '#qty-less', 4, 210);
      await press(v, '#add-to-cart');
      await v.pause(2_200);
      await press(v, '#add-to-cart');
      await v.settle(2_500);
    },
  },
  {
    name: 'changes a quantity, removes the article and puts it back',
    page: '/cart',
    path: '/shop/burgee',
    act: async (v) => {
      await arrive(v);
      await fillCart(v);
      await retype(v, '.js-quantity >> nth=0', '3');
      await proceed(v, '#update-0', /^\/cart$/);
      while ((await v.page.locator('#remove-0').count()) > 0)
        await proceed(v, '#remove-0', /^\/cart$/);
      await press(v, '#undo');
      await v.settle(2_500);
    },
  },
  {
    name: 'corrects a coupon that works',
    page: '/cart',
    path: '/shop/chart-print',
    act: async (v) => {
      await arrive(v);
      await fillCart(v);
      await v.type('#coupon', 'MEMBER1', 70);
      await v.pause(500);
      await v.key('End');
      await v.page.keyboard.type('0', { delay: 70 });
      await press(v, '#apply-coupon');
      await v.settle(3_000);
    },
  },
  {
    name: 'orders after correcting the ZIP code',
    page: '/checkout',
    path: '/shop/rigger-wrench',
    isLast: true,
    act: async (v) => {
      await arrive(v, 'all');
      await fillCart(v);
      await decideAgain(v, 'all');
      await proceed(v, '#to-checkout', /^\/checkout$/);
      await v.type('#f-name', 'Ines Moreau');
      await v.type('#f-street', '3 Mill Lane');
      await v.type('#f-zip', '0421');
      await v.type('#f-town', 'Larkmere');
      await proceed(v, '#place-order', /^\/checkout$/);
      await v.pause(900);
      await retype(v, '#f-zip', '04210');
      await press(v, '#place-order');
      await v.settle(4_500);
    },
  },
  {
    name: 'reads what is missing and sends the message',
    page: '/contact',
    act: async (v) => {
      await arrive(v);
      await v.type('#f-name', 'Ines Moreau');
      await v.type('#f-mail', 'ines@moreau');
      await press(v, '#send-message');
      await v.pause(1_600);
      await v.type('#f-message', 'Is the office open between Christmas and New Year?');
      await retype(v, '#f-mail', 'ines@moreau.example');
      await v.type('#f-captcha', await sumOf(v));
      await press(v, '#send-message');
      await v.settle(3_500);
    },
  },
  {
    name: 'mistypes the password, looks at it and logs in',
    page: '/members/login',
    act: async (v) => {
      await arrive(v);
      await retype(v, '#f-mail', 'nora.hale@larkmere.example');
      await v.type('#f-password', 'oarlock-2');
      await proceed(v, '#log-in', /^\/members\/login$/);
      await v.pause(900);
      await v.type('#f-password', 'oarlok-22');
      await press(v, '#see-password');
      await v.pause(900);
      await retype(v, '#f-password', 'oarlock-22');
      await press(v, '#log-in');
      await v.settle(3_000);
    },
  },
  {
    name: 'asks for a new password',
    page: '/members/forgot',
    act: async (v) => {
      await arrive(v);
      await v.type('#f-mail', 'nora.hale@larkmere.exampel');
      await v.pause(700);
      await v.key('Backspace', 2);
      await v.page.keyboard.type('le', { delay: 80 });
      await press(v, '#send-link');
      await v.settle(3_500);
    },
  },
  {
    name: 'looks at the days, books a boat and cancels it again',
    page: '/members/boats',
    act: async (v) => {
      await signIn(v);
      for (const day of [1, 2, 3]) await proceed(v, `#day-${day}`, /^\/members\/boats$/);
      await press(v, '#slot-3-0-2');
      await v.pause(2_400);
      await press(v, '#slot-3-0-2');
      await v.settle(3_500);
    },
  },
  {
    name: 'likes and unlikes a post, quotes it and answers',
    page: '/members/forum/rowing-lights',
    act: async (v) => {
      await signIn(v);
      await press(v, '#like-0');
      await v.pause(1_100);
      await press(v, '#like-0');
      await v.pause(1_100);
      await press(v, '#post-0 footer button >> nth=0');
      await v.pause(1_900);
      await v.page.keyboard.type('One white light is enough.', { delay: 55 });
      await v.pause(600);
      await press(v, '#send-post');
      await v.settle(3_500);
    },
  },
  {
    name: 'searches with a typing error, then for the right word',
    page: '/search',
    act: async (v) => {
      await arrive(v);
      await v.type('#q', 'memebrship');
      await proceed(v, '#run-search', /^\/search$/);
      await v.pause(1_200);
      await retype(v, '#q', 'membership');
      await press(v, '#run-search');
      await v.settle(3_000);
    },
  },
  {
    name: 'reads the house rules, jumps to a paragraph and back to the top',
    page: '/club/rules',
    act: async (v) => {
      await arrive(v);
      await press(v, '.toc a >> nth=4');
      await v.pause(3_200);
      await v.scroll(500);
      await v.pause(2_600);
      await press(v, '#to-top');
      await v.pause(2_200);
      await press(v, '.toc a >> nth=1');
      await v.settle(3_500);
    },
  },
];
