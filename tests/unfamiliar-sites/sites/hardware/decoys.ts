import { clicks, clicksEach, scrolls, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const saw = { page: '/product/:id', path: '/product/41' };

export const decoys: readonly Decoy[] = [
  { name: 'turns the banners', page: '/', act: clicks('.slick-next', 5, 500) },
  {
    name: 'looks at the deals, the open ones twice',
    page: '/',
    act: clicksEach('text=This week', 'text=This week', 'text=Last chance', 'text=Today'),
  },
  { name: 'opens and closes the departments', page: '/', act: clicks('#menu-button', 4, 550) },
  {
    name: 'closes the newsletter beside it',
    page: '/',
    act: async (v) => {
      await v.click('#newsletter-open');
      await v.pause(1_800);
      await v.page.mouse.click(40, 620);
      await v.settle(2_500);
    },
  },
  { name: 'marks the story', page: '/', only: 'computer', act: selects('#story') },
  {
    name: 'compares grid and list',
    page: '/shop',
    act: clicksEach('#as-list', '#as-grid', '#as-list', '#as-list'),
  },
  {
    name: 'searches a brand, refines and chooses',
    page: '/shop',
    act: async (v) => {
      await v.click('.select2-selection');
      await v.pause(700);
      await v.page.keyboard.type('xy', { delay: 90 });
      await v.pause(900);
      await v.key('Backspace', 2);
      await v.page.keyboard.type('mak', { delay: 90 });
      await v.pause(700);
      await v.click('.select2-results__option >> text=Makro');
      await v.settle(2_500);
    },
  },
  {
    name: 'ticks kinds quickly',
    page: '/shop',
    act: clicksEach('#is-hand', '#is-garden', '#is-hand', '#is-power'),
  },
  {
    ...saw,
    name: 'looks at the pictures',
    act: clicksEach('[title=Side]', '[title=Box]', '[title=Box]', '[title=Front]'),
  },
  {
    ...saw,
    name: 'enlarges the saw and closes it',
    act: async (v) => {
      await v.click('.zoom');
      await v.pause(2_200);
      await v.click('.mfp-img');
      await v.settle(2_500);
    },
  },
  { ...saw, name: 'takes eight', act: clicks('.plus', 7, 160) },
  {
    ...saw,
    name: 'reads the tabs',
    act: clicksEach('text=Specifications', 'text=Specifications', 'text=Reviews (2)'),
  },
  { ...saw, name: 'wishes and does not wish', act: clicks('#wish', 3, 900) },
  {
    ...saw,
    name: 'chooses a size and adds it',
    act: async (v) => {
      await v.choose('#size', '240 mm');
      await v.pause(900);
      await v.click('.single_add_to_cart_button');
      await v.pause(2_000);
      await v.click('#drawer-close');
      await v.settle(2_500);
    },
  },
  {
    name: 'removes the drill and takes it back',
    page: '/basket',
    act: async (v) => {
      await v.click('[aria-label="Remove Cordless drill"]');
      await v.pause(1_200);
      await v.click('#undo');
      await v.settle(2_500);
    },
  },
  {
    name: 'applies a coupon',
    page: '/basket',
    act: async (v) => {
      await v.type('[name=coupon]', 'OAK10');
      await v.click('#apply-coupon');
      await v.settle(3_500);
    },
  },
  { name: 'ships elsewhere and does not', page: '/checkout', act: clicks('#elsewhere', 3, 900) },
  {
    name: 'sorts and searches the orders',
    page: '/orders',
    act: async (v) => {
      await v.click('#orders th >> nth=2', 3, 600);
      await v.pause(700);
      await v.type('input[type=search]', 'drill');
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the number of an order',
    page: '/orders',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('.number').first().dblclick({ delay: 40 });
      await v.pause(500);
      await v.page.keyboard.press('Control+c');
      await v.settle(2_000);
    },
  },
  {
    name: 'asks in the chat',
    page: '/help',
    act: async (v) => {
      await v.click('#chat-open');
      await v.pause(900);
      await v.type('[name=chat]', 'Do you have spades?');
      await v.key('Enter');
      await v.settle(4_000);
    },
  },
  {
    name: 'gives stars and changes the mind',
    page: '/help',
    act: clicksEach('[aria-label="5 stars"]', '[aria-label="3 stars"]', '[aria-label="4 stars"]'),
  },
  { name: 'plays and stops the film', page: '/help', act: clicks('.play', 4, 800) },
  {
    name: 'waits for the parcel',
    page: '/track',
    act: async (v) => {
      await v.type('[name=parcel]', '3SBRM1');
      await v.click('#track');
      await v.settle(5_000);
    },
  },
  {
    name: 'hides drills and reads on',
    page: '/compare',
    act: async (v) => {
      await clicksEach('#c1', '#c3', '#c1')(v);
      await scrolls(200, -150)(v);
    },
  },
];
