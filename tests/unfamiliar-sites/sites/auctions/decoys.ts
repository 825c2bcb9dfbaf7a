import { clicks, clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { bidderDecoys } from './decoys-bidder.ts';

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 300, 1_200) },
  {
    name: 'searches with results while typing, and closes them',
    page: '/',
    act: async (v) => {
      await v.type('[name=q]', 'port');
      await v.pause(1_600);
      await v.key('Backspace', 4);
      await v.type('[name=q]', 'vauclair');
      await v.pause(1_800);
      await v.key('Backspace', 8);
      await v.settle(1_200);
    },
  },
  {
    name: 'thinks better of a search',
    page: '/lots',
    act: async (v) => {
      await v.type('[name=q]', 'rubens');
      await v.pause(1_400);
      await v.key('Backspace', 6);
      await v.settle(1_000);
    },
  },
  {
    name: 'pages quickly through the highlights',
    page: '/',
    act: async (v) => {
      await v.click('#next', 5, 340);
      await v.pause(500);
      await v.click('#previous', 2, 340);
      await v.settle(1_500);
    },
  },
  {
    name: 'reads the front page while bids come in',
    page: '/',
    act: async (v) => {
      for (const pixels of [420, 420, 420, 380, 300]) {
        await v.scroll(pixels);
        await v.pause(1_100);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'switches between departments',
    page: '/lots',
    act: async (v) => {
      for (const name of ['Paintings', 'Watches', 'Wine', 'Watches', 'all']) {
        await v.click(`#chip-${name}`);
        await v.pause(420);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'sorts the lots',
    page: '/lots',
    act: async (v) => {
      await v.choose('[name=sort]', 'high');
      await v.pause(1_700);
      await v.choose('[name=sort]', 'number');
      await v.settle(1_500);
    },
  },
  {
    name: 'marks lots with hearts and takes one back',
    page: '/lots',
    act: async (v) => {
      for (const id of [202, 203, 204, 203]) {
        await v.click(`#lot-${id} .heart`);
        await v.pause(380);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'compares lots down the endless list and back up',
    page: '/lots',
    act: async (v) => {
      for (const pixels of [700, 700, 800, 800, -900, 700, -1_200, -1_500]) {
        await v.scroll(pixels);
        await v.pause(650);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'looks into two lots and returns to the list',
    page: '/lots',
    act: async (v) => {
      for (const id of [201, 202]) {
        await v.click(`#lot-${id} h3 a`);
        await v.pause(3_600);
        await v.page.goBack();
        await v.pause(1_500);
      }
      await v.settle(800);
    },
  },
  {
    name: 'looks at all the photographs',
    page: '/lots/:id',
    path: '/lots/207',
    act: async (v) => {
      for (const view of [1, 2, 3, 0, 2]) {
        await v.click(`.thumb >> nth=${view}`);
        await v.pause(360);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'enlarges a photograph and zooms',
    page: '/lots/:id',
    path: '/lots/207',
    act: async (v) => {
      await v.click('#photograph');
      await v.pause(1_200);
      if (v.device === 'computer') await v.click('.pswp__button--zoom', 2, 700);
      await v.pause(800);
      await v.click('.pswp__button--close');
      await v.settle(1_500);
    },
  },
  {
    name: 'bids, is outbid and bids again',
    page: '/lots/:id',
    path: '/lots/207',
    act: async (v) => {
      await v.click('#bid');
      await v.pause(5_200);
      await v.click('#bid');
      await v.settle(2_500);
    },
  },
  {
    name: 'asks for a condition report, at first without an address',
    page: '/lots/:id',
    path: '/lots/207',
    act: async (v) => {
      await v.click('#ask');
      await v.pause(1_000);
      await v.type('[name=text]', 'Any old repairs?');
      await v.click('text=Send request');
      await v.pause(1_700);
      await v.type('[name=email]', 'iris@calloway.example');
      await v.click('text=Send request');
      await v.settle(2_500);
    },
  },
  {
    name: 'selects the catalogue note and copies the link',
    page: '/lots/:id',
    path: '/lots/207',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#essay').click({ clickCount: 3, delay: 40 });
      await v.pause(1_200);
      await v.click('#share');
      await v.settle(2_500);
    },
  },
  {
    name: 'opens answers',
    page: '/help',
    act: clicksEach(...[0, 1, 2, 3].map((n) => `.question >> nth=${n}`)),
  },
  ...bidderDecoys,
];
