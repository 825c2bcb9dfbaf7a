import type { Decoy } from '../../site.ts';
import { decoysOfBuyers } from './decoys-buyers.ts';
import { drag, onceReady } from './steps.ts';

const browsing: readonly Decoy[] = [
  {
    name: 'watches a find whose button is hydrated by the click itself',
    page: '/',
    act: onceReady(async (v) => {
      await v.pause(1_200);
      await v.click('#watch');
      await v.settle(2_000);
    }),
  },
  {
    name: 'tries dark mode a few times',
    page: '/',
    act: onceReady(async (v) => {
      await v.click('#dark', 4, 450);
      await v.settle(1_500);
    }),
  },
  {
    name: 'reads the notifications and marks them as read',
    page: '/',
    act: onceReady(async (v) => {
      await v.click('#bell');
      await v.pause(1_400);
      await v.click('#read-all');
      await v.pause(900);
      await v.click('#bell');
      await v.settle(1_500);
    }),
  },
  {
    name: 'reads suggestions and changes their mind',
    page: '/',
    act: onceReady(async (v) => {
      await v.type('[name=find]', 'teak');
      await v.pause(1_500);
      await v.key('Escape');
      await v.page.locator('[name=find]').fill('');
      await v.settle(1_500);
    }),
  },
  {
    name: 'ticks one filter after the other',
    page: '/search',
    act: onceReady(async (v) => {
      for (const kind of ['desk', 'lamp', 'table', 'lamp']) {
        await v.click(`.el-checkbox:has-text("${kind}")`);
        await v.pause(380);
      }
      await v.settle(2_500);
    }),
  },
  {
    name: 'drags the price down twice',
    page: '/search',
    only: 'computer',
    act: onceReady(async (v) => {
      await drag(v, '.el-slider__button-wrapper >> nth=1', -110, 0);
      await v.pause(900);
      await drag(v, '.el-slider__button-wrapper >> nth=1', 40, 0);
      await v.settle(2_500);
    }),
  },
  {
    name: 'scrolls far down the results to compare',
    page: '/search',
    act: onceReady(async (v) => {
      for (const distance of [700, 800, 800, 900, 900, 900, 800]) {
        await v.scroll(distance);
        await v.pause(600);
      }
      await v.settle(1_500);
    }),
  },
  {
    name: 'opens two finds in turn and comes back to the list',
    page: '/search',
    isLast: true,
    act: onceReady(async (v) => {
      await v.page.evaluate('scrollTo({ top: 0 })');
      await v.pause(900);
      for (const nth of [1, 3]) {
        await v.click(`.row a >> nth=${nth}`);
        await v.page.waitForSelector('.buy-box');
        await v.pause(3_600);
        await v.page.goBack();
        await v.page.waitForSelector('.row a');
        await v.pause(1_200);
      }
      await v.settle(1_500);
    }),
  },
  {
    name: 'clicks quickly through the photos',
    page: '/items/:id',
    path: '/items/4101',
    act: onceReady(async (v) => {
      await v.click('#next-photo', 7, 240);
      await v.click('#previous-photo', 3, 240);
      await v.settle(1_500);
    }),
  },
  {
    name: 'zooms into a photo',
    page: '/items/:id',
    path: '/items/4104',
    act: onceReady(async (v) => {
      await v.click('.stage');
      await v.pause(1_200);
      await v.click('.el-image-viewer__actions .el-icon >> nth=1', 3, 350);
      await v.pause(900);
      await v.click('.el-image-viewer__close');
      await v.settle(1_500);
    }),
  },
  {
    name: 'likes a find, takes it back and likes it again',
    page: '/items/:id',
    path: '/items/4101',
    act: onceReady(async (v) => {
      await v.click('#heart', 3, 700);
      await v.settle(2_000);
    }),
  },
  {
    name: 'puts a find into the basket and keeps looking',
    page: '/items/:id',
    path: '/items/4110',
    act: onceReady(async (v) => {
      await v.click('.add');
      await v.pause(1_600);
      await v.click('.keep-looking');
      await v.settle(1_800);
    }),
  },
  {
    name: 'makes an offer that the seller answers',
    page: '/items/:id',
    path: '/items/4113',
    act: onceReady(async (v) => {
      await v.click('#make-offer');
      await v.pause(1_300);
      await v.click('.el-input-number__increase', 3, 260);
      await v.pause(500);
      await v.click('#send-offer');
      await v.settle(5_000);
    }),
  },
];

export const decoys: readonly Decoy[] = [...browsing, ...decoysOfBuyers];
