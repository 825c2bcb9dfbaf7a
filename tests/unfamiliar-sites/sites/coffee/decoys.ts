import { clicks, clicksEach, comesBack, fills, keys } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  { name: 'turns the farms', page: '/', act: clicks('.splide__arrow--next', 5, 450) },
  {
    name: 'selects a word by double click',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#intro').dblclick({ delay: 40 });
      await v.pause(600);
      await v.page.locator('#intro').dblclick({ delay: 40 });
      await v.settle(2_000);
    },
  },
  { name: 'closes the offer', page: '/', act: clicks('#promo-close') },
  { name: 'downloads the price list', page: '/', act: clicks('text=Price list', 1, 0, 8_000) },
  {
    name: 'compares two roasts',
    page: '/beans',
    act: clicksEach('text=Light roast', 'text=Dark roast', 'text=Light roast'),
  },
  { name: 'loads more coffees', page: '/beans', act: clicks('#load-more', 4, 600) },
  { name: 'takes seven bags', page: '/beans/:id', path: '/beans/12', act: clicks('.more', 6, 170) },
  {
    name: 'looks at two pictures',
    page: '/beans/:id',
    path: '/beans/12',
    act: clicksEach('[aria-label="Next picture"]', '[aria-label="Previous picture"]'),
  },
  {
    name: 'puts a coffee into the basket twice',
    page: '/beans/:id',
    path: '/beans/12',
    act: clicks('.put', 2, 900, 4_000),
  },
  {
    name: 'removes a line and takes it back',
    page: '/basket',
    act: async (v) => {
      await v.click('[aria-label="Remove Paper filters"]');
      await v.pause(900);
      await v.click('#undo');
      await v.settle(5_000);
    },
  },
  {
    name: 'counts bags with the keyboard',
    page: '/basket',
    only: 'computer',
    act: keys('#bags', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'),
  },
  { name: 'wraps and unwraps', page: '/coupon', act: clicks('#wrap', 3, 900) },
  {
    name: 'books a pickup',
    page: '/pickup',
    isLast: true,
    act: fills({ 'pickup-name': 'Iris', 'pickup-phone': '55512' }, 'text=Book a pickup'),
  },
  { name: 'copies the link', page: '/recipe', act: clicks('#copy', 1, 0, 3_000) },
  { name: 'prints the recipe', page: '/recipe', act: clicks('#print', 1, 0, 8_000) },
  {
    name: 'ticks ingredients',
    page: '/recipe',
    act: clicksEach('text=15 g coffee', 'text=250 g water', 'text=A scale', 'text=A scale'),
  },
  { name: 'opens and closes an answer', page: '/help', act: clicks('#q1 summary', 4, 500) },
  { name: 'waits for the carrier', page: '/tracking', act: clicks('#where', 1, 0, 4_000) },
  {
    name: 'chooses how often',
    page: '/subscribe',
    act: async (v) => {
      await v.click('.choices__inner');
      await v.pause(800);
      await v.click('.choices__list--dropdown >> text=Every month');
      await v.settle(2_500);
    },
  },
  {
    name: 'moves the strength by keyboard',
    page: '/subscribe',
    only: 'computer',
    act: keys('.noUi-handle', 'ArrowRight', 'ArrowRight', 'ArrowLeft'),
  },
  {
    name: 'chooses cookies',
    page: '/privacy',
    act: async (v) => {
      await v.click('#cookies');
      await v.pause(1_200);
      await v.click('text=Save my choice');
      await v.settle(2_500);
    },
  },
  {
    name: 'clicks while reading where a blocker stops statistics',
    page: '/news',
    act: clicks('p.text', 3, 1_300, 8_000),
  },
  { name: 'shows and hides the password', page: '/account', act: clicks('#eye', 4, 400) },
  {
    name: 'reads about the harvest and comes back',
    page: '/journal',
    act: comesBack('#harvest', 7_000),
  },
];
