import { clicks, clicksEach, fills, scrolls } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const bike = { page: '/kola/:id', path: '/kola/12' };

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 3_000) },
  {
    name: 'searches and opens a suggestion',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('.search input', 'otava', 110);
      await v.pause(1_800);
      await v.click('.q-menu .q-item >> nth=1');
      await v.settle(3_500);
    },
  },
  {
    name: 'goes through the slides',
    page: '/',
    act: clicks('#slides .q-carousel__next-arrow--horizontal button', 5, 480, 2_500),
  },
  {
    name: 'opens one answer after the other',
    page: '/',
    act: clicksEach(
      '.q-expansion-item .q-item >> nth=0',
      '.q-expansion-item .q-item >> nth=2',
      '.q-expansion-item .q-item >> nth=2',
    ),
  },
  {
    name: 'drags the price and sorts',
    page: '/kola',
    act: async (v) => {
      const { x, y } = await v.centerOf('#range .q-slider__thumb >> nth=1');
      await v.drag({ x, y }, { x: x - 110, y });
      await v.pause(1_600);
      await v.click('#order button >> nth=1');
      await v.settle(2_500);
    },
  },
  { name: 'scrolls through the endless list', page: '/kola', act: scrolls(800, 900, 900, 700) },
  {
    name: 'compares three bikes and removes one',
    page: '/kola',
    act: async (v) => {
      await v.click('.compare >> nth=0');
      await v.pause(500);
      await v.click('.compare >> nth=1');
      await v.pause(400);
      await v.click('.compare >> nth=2');
      await v.pause(1_500);
      await v.click('.compared .q-chip__icon--remove >> nth=1');
      await v.settle(2_500);
    },
  },
  {
    name: 'narrows the list with chips',
    page: '/kola',
    act: clicksEach(
      '.filters .q-chip >> nth=2',
      '.filters .q-chip >> nth=0',
      '.filters .q-chip >> nth=2',
    ),
  },
  {
    name: 'reads all tabs and clicks the open one again',
    ...bike,
    act: clicksEach('.q-tab >> nth=1', '.q-tab >> nth=2', '.q-tab >> nth=2', '.q-tab >> nth=0'),
  },
  {
    name: 'looks at the photos and enlarges one',
    ...bike,
    act: async (v) => {
      await v.click('#photos .q-carousel__thumbnail >> nth=2');
      await v.pause(900);
      await v.click('#full');
      await v.pause(2_000);
      await v.click('#full');
      await v.settle(2_500);
    },
  },
  {
    name: 'picks color and number and buys',
    ...bike,
    act: async (v) => {
      await v.click('.swatches button >> nth=1');
      await v.pause(900);
      await v.click('#sizes .q-btn >> nth=1');
      await v.pause(700);
      await v.click('#more', 2, 350);
      await v.pause(700);
      await v.click('#buy');
      await v.settle(3_500);
    },
  },
  {
    name: 'takes as many as allowed, removes a line and takes it back',
    page: '/kosik',
    act: async (v) => {
      await v.click('#more-31', 4, 300);
      await v.pause(1_200);
      await v.click('#remove-44');
      await v.pause(1_500);
      await v.click('.q-notification button');
      await v.settle(3_000);
    },
  },
  {
    name: 'enters an expired code and reads why it is rejected',
    page: '/kosik',
    act: async (v) => {
      await v.type('[name=code]', 'PODZIM');
      await v.click('#redeem');
      await v.settle(4_000);
    },
  },
  {
    name: 'orders, goes back once, and leaves for the payment',
    page: '/pokladna',
    isLast: true,
    act: async (v) => {
      await fills({ name: 'Petr Dub', mail: 'petr@posta.example', phone: '602333444' })(v);
      await v.click('#to-delivery');
      await v.pause(1_200);
      await v.click('text=Přivezeme složené');
      await v.pause(700);
      await v.click('#to-payment');
      await v.pause(1_200);
      await v.click('#back-to-delivery');
      await v.pause(1_200);
      await v.click('#to-payment');
      await v.pause(1_200);
      await v.click('#pay');
      await v.pause(1_600);
      await v.click('#agree');
      await v.pause(600);
      await v.click('#pay');
      await v.settle(4_500);
    },
  },
];
