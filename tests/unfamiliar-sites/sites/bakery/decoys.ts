import type { Decoy } from '../../site.ts';
import { more } from './decoys-more.ts';
import { drag, fillsIfEmpty, overPage } from './steps.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'looks through the loaves of the week with the arrows',
    page: '/',
    act: async (v) => {
      await v.click('#next', 4, 380);
      await v.click('#previous', 2, 380);
      await v.settle(1_500);
    },
  },
  {
    name: 'changes quickly between the kinds of food',
    page: '/menu',
    act: async (v) => {
      for (const cat of ['bread', 'pastry', 'cake', 'pastry', 'all']) {
        await v.click(`#cat-${cat}`);
        await v.pause(420);
      }
      await v.settle(1_800);
    },
  },
  {
    name: 'searches, erases the word and searches for another',
    page: '/menu',
    act: async (v) => {
      await v.type('#search', 'gooseberry');
      await v.pause(1_300);
      await v.key('Backspace', 10);
      await v.page.keyboard.type('rhub', { delay: 80 });
      await v.pause(1_500);
      await v.key('Backspace', 4);
      await v.settle(2_000);
    },
  },
  {
    name: 'puts three things into the basket in one go',
    page: '/menu',
    act: async (v) => {
      await v.click('#add-102', 3, 230);
      await v.click('#add-103');
      await v.settle(2_600);
    },
  },
  {
    name: 'goes down the menu while more is loaded',
    page: '/menu',
    act: async (v) => {
      await overPage(v);
      for (let n = 0; n < 5; n += 1) {
        await v.scroll(1_100);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'sets the filter with the keyboard',
    page: '/menu',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#filter button').filter({ visible: true }).focus();
      await v.key('Enter');
      await v.pause(1_200);
      await v.page.locator('ion-modal ion-checkbox').first().focus();
      await v.key('Space');
      await v.pause(700);
      await v.key('Tab');
      await v.key('Space');
      await v.pause(700);
      await v.key('Tab');
      await v.key('Enter');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads the news, where pictures of another site are blocked',
    page: '/news',
    act: async (v) => {
      await overPage(v);
      await v.scroll(400);
      await v.pause(1_500);
      await v.click('#like-2');
      await v.pause(900);
      await v.scroll(900);
      await v.pause(1_500);
      await v.scroll(1_500);
      await v.settle(1_800);
    },
  },
  {
    name: 'steps the number and marks a loaf as a favourite, twice',
    page: '/item/:id',
    path: '/item/104',
    act: async (v) => {
      await v.click('#more', 3, 220);
      await v.click('#less', 2, 220);
      await v.click('#heart', 2, 900);
      await v.settle(2_500);
    },
  },
  {
    name: 'removes something and takes that back',
    page: '/basket',
    act: async (v) => {
      await drag(v, '#lines ion-item-sliding >> nth=1 >> ion-label', { x: -190, y: 0 });
      await v.click('.remove');
      await v.pause(1_200);
      await v.click('text=Undo');
      await v.settle(2_000);
    },
  },
  {
    name: 'wants more than twelve and reads why not',
    page: '/basket',
    act: async (v) => {
      await v.click('#lines .more', 12, 170);
      await v.pause(800);
      await v.click('#lines .more', 2, 300);
      await v.pause(600);
      await v.click('#lines .less', 9, 190);
      await v.settle(1_800);
    },
  },
  {
    name: 'taps times that are full and takes another',
    page: '/checkout',
    act: async (v) => {
      await v.click('#slot-7-00');
      await v.pause(1_300);
      await v.click('#slot-8-00');
      await v.pause(1_300);
      await v.click('#slot-7-15');
      await v.settle(1_800);
    },
  },
  {
    name: 'places an order at Mill Street',
    page: '/checkout',
    isLast: true,
    act: async (v) => {
      await overPage(v);
      await v.scroll(-600);
      await v.click('#shop');
      await v.pause(700);
      await v.click('.action-sheet-button >> text=Mill Street');
      await v.pause(1_300);
      await v.click('#slot-8-30');
      await fillsIfEmpty(v, 'name', 'Iris');
      await fillsIfEmpty(v, 'mobile', '07700900142');
      await v.click('#place');
      await v.settle(4_000);
    },
  },
  ...more,
];
