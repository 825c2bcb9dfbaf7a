import type { Decoy } from '../../site.ts';
import { addPhotos, drag, goToPhotos, onceReady, typeCard } from './steps.ts';

export const decoysOfBuyers: readonly Decoy[] = [
  {
    name: 'reads what is missing and completes it',
    page: '/sell',
    act: onceReady(async (v) => {
      if (!(await v.page.locator('[name=title]').isVisible())) return v.settle(500);
      await v.click('#continue');
      await v.pause(1_500);
      await v.type('[name=title]', 'Desk lamp, brass');
      await v.choose('[name=kind]', 'lamp');
      await v.pause(500);
      await v.click('#continue');
      await v.settle(1_800);
    }),
  },
  {
    name: 'uploads photos and drags the second one to the front',
    page: '/sell',
    only: 'computer',
    act: onceReady(async (v) => {
      await goToPhotos(v);
      await addPhotos(v, 'front.jpg', 'drawer.jpg', 'scratch.jpg');
      await v.page.waitForFunction("document.querySelectorAll('.photos img').length > 2");
      await v.pause(900);
      await drag(v, '.photos li >> nth=1', -140, 0);
      await v.pause(1_200);
      await v.click('#continue');
      await v.settle(1_800);
    }),
  },
  {
    name: 'asks the seller and waits for the answer',
    page: '/messages/:id',
    path: '/messages/7',
    act: onceReady(async (v) => {
      await v.type('[name=reply]', 'Is it still available?');
      await v.click('#send');
      await v.page.waitForSelector('text=Yes, it is still here!');
      await v.settle(1_500);
    }),
  },
  {
    name: 'accepts a counter-offer',
    page: '/messages/:id',
    path: '/messages/7',
    act: onceReady(async (v) => {
      await v.click('#accept');
      await v.pause(1_600);
      await v.click('.el-message-box .el-button--primary');
      await v.settle(3_000);
    }),
  },
  {
    name: 'removes a find from the basket and undoes it',
    page: '/basket',
    act: onceReady(async (v) => {
      await v.click('.remove');
      await v.pause(1_300);
      await v.click('button:has-text("Undo")');
      await v.settle(1_800);
    }),
  },
  {
    name: 'zooms the map and opens a place',
    page: '/pickup',
    act: onceReady(async (v) => {
      await v.click('.leaflet-control-zoom-in', 3, 420);
      await v.click('.leaflet-control-zoom-out', 2, 420);
      await v.pause(700);
      await v.click('.show >> nth=1');
      await v.settle(2_500);
    }),
  },
  {
    name: 'rates a seller after trying several stars',
    page: '/orders',
    act: onceReady(async (v) => {
      await v.pause(700);
      await v.click('.rate');
      await v.pause(1_200);
      for (const star of [2, 4, 3, 4]) {
        await v.click(`.el-rate__item >> nth=${star}`);
        await v.pause(320);
      }
      await v.click('#send-rating');
      await v.settle(2_800);
    }),
  },
  {
    name: 'buys a find and collects it',
    page: '/buy/:id',
    path: '/buy/4105',
    isLast: true,
    act: onceReady(async (v) => {
      await v.type('[name=buyer]', 'Robin Hale');
      await typeCard(v);
      await v.click('[name=terms]');
      await v.pause(600);
      await v.click('#buy-now');
      await v.page.waitForSelector('text=Thank you, it is yours');
      await v.settle(2_500);
    }),
  },
  {
    name: 'mistypes a voucher, then enters the right one',
    page: '/checkout',
    act: onceReady(async (v) => {
      await v.type('[name=voucher]', 'LEAF');
      await v.click('#apply');
      await v.pause(2_000);
      await v.type('[name=voucher]', '10');
      await v.click('#apply');
      await v.settle(2_500);
    }),
  },
  {
    name: 'compares the ways of delivery',
    page: '/checkout',
    act: onceReady(async (v) => {
      await v.click('.el-radio:has-text("Courier")');
      await v.pause(900);
      await v.click('.el-radio:has-text("Van")');
      await v.pause(3_400);
      await v.click('.el-radio:has-text("collect")');
      await v.settle(3_500);
    }),
  },
  {
    name: 'switches alerts that are saved after more than a second',
    page: '/saved-searches',
    act: onceReady(async (v) => {
      await v.pause(700);
      await v.click('.el-switch >> nth=0');
      await v.pause(2_300);
      await v.click('.el-switch >> nth=1');
      await v.settle(3_000);
    }),
  },
];
