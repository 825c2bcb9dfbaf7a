import type { Decoy } from '../../site.ts';
import { begin, fillBasket, fillDelivery, isShown, signIn, tap, write } from './steps.ts';

/** Ordinary use on the way to an order and in the account. */
export const orderDecoys: readonly Decoy[] = [
  {
    name: 'counts the bunches up and down and puts them into the basket',
    page: '/products/wild-meadow',
    act: async (v) => {
      await begin(v);
      await tap(v, '#more', 5, 220);
      await tap(v, '#fewer', 4, 240);
      await v.pause(600);
      await tap(v, '#add');
      await v.pause(1_800);
      await v.click('.drawer .plus', 3, 300);
      await v.click('.drawer .less', 2, 300);
      await v.pause(800);
      await v.click('#close-basket');
      await v.settle(1_200);
    },
  },
  {
    name: 'learns that Sunday is not possible and takes another day',
    page: '/products/wild-meadow',
    act: async (v) => {
      await begin(v);
      await tap(v, '#delivery-date');
      await v.pause(900);
      await v.click('.flatpickr-calendar.open .flatpickr-next-month');
      await v.pause(700);
      await v.click('.flatpickr-calendar.open .flatpickr-day >> nth=13');
      await v.pause(1_600);
      await v.click('.flatpickr-calendar.open .flatpickr-day >> nth=15');
      await v.settle(1_500);
    },
  },
  {
    name: 'selects the description with three clicks and copies a code',
    page: '/products/wild-meadow',
    only: 'computer',
    act: async (v) => {
      await begin(v);
      await v.page.locator('#description').scrollIntoViewIfNeeded();
      await v.page.locator('#description').click({ clickCount: 3, delay: 40 });
      await v.pause(1_500);
      await tap(v, '#copy-code');
      await v.settle(2_800);
    },
  },
  {
    name: 'tries an expired code and gets a message',
    page: '/cart',
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      await write(v, 'code', 'SPRING5');
      await tap(v, '#apply-code');
      await v.pause(2_000);
      await tap(v, '[name=code]');
      await v.key('Backspace', 8);
      await v.settle(1_500);
    },
  },
  {
    name: 'waits for the estimate of the couriers, which is announced as slow',
    page: '/cart',
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      await write(v, 'estimate', 'BA5 2LQ');
      await tap(v, '#estimate-button');
      await v.settle(7_500);
    },
  },
  {
    name: 'leaves fields empty, corrects them and writes the card twice',
    page: '/checkout',
    isLast: true,
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      await tap(v, '#to-card');
      await v.pause(2_000);
      await fillDelivery(v);
      await tap(v, '#no-mobile');
      await tap(v, '#to-card');
      await v.pause(1_900);
      await write(v, 'message', 'Happy birthday Rut');
      await v.key('Backspace', 6);
      await v.page.keyboard.type('ay, dear Ruth', { delay: 70 });
      await v.pause(700);
      await tap(v, '#to-payment');
      await v.pause(1_300);
      await tap(v, '#edit-2');
      await v.settle(2_000);
    },
  },
  {
    name: 'signs in with the second password',
    page: '/account',
    act: async (v) => {
      await begin(v);
      if (await isShown(v, '#login-form')) {
        await write(v, 'login-email', 'ana@mail.example');
        await write(v, 'login-password', 'peony2023');
        await tap(v, '#sign-in');
        await v.pause(1_900);
        await tap(v, '[name=login-password]');
        await v.key('End');
        await v.key('Backspace');
        await v.page.keyboard.type('4', { delay: 90 });
        await tap(v, '#sign-in');
        await v.page.locator('.account-nav').waitFor();
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'unfolds orders and switches reminders that save themselves',
    page: '/account',
    act: async (v) => {
      await begin(v);
      await signIn(v);
      await tap(v, '.order-head >> nth=0');
      await v.pause(800);
      await tap(v, '.order-head >> nth=1', 2, 700);
      await v.pause(600);
      await tap(v, '.switch >> nth=1');
      await v.pause(900);
      await tap(v, '.switch >> nth=2', 2, 1_000);
      await v.settle(2_000);
    },
  },
  {
    name: 'reads why the button is not ready, then completes the gift card',
    page: '/gift-cards',
    act: async (v) => {
      await begin(v);
      await tap(v, '#buy-card');
      await v.pause(1_800);
      await tap(v, '.amount >> nth=2');
      await write(v, 'gift-to', 'Ruth');
      await v.pause(500);
      await tap(v, '#buy-card');
      await v.pause(1_800);
      await v.click('#close-basket');
      await v.settle(1_200);
    },
  },
];
