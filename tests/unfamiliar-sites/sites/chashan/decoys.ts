import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { closesGift, consents, tapsDigits } from './steps.ts';

const home = { page: '/', path: '/#/' };
const goods = { page: '/#/goods/:id', path: '/#/goods/1001' };

export const decoys: readonly Decoy[] = [
  {
    name: 'takes the gift for new customers and consents',
    ...home,
    act: async (v) => {
      if ((await v.page.locator('#take-gift').filter({ visible: true }).count()) > 0)
        await v.click('#take-gift');
      await v.pause(2_600);
      await consents(v);
      await v.settle(2_000);
    },
  },
  {
    name: 'pulls the list down to refresh it',
    ...home,
    act: async (v) => {
      await closesGift(v);
      await v.page.evaluate('scrollTo(0, 0)');
      await v.pause(700);
      const { x, y } = await v.centerOf('.banner');
      await v.drag({ x, y }, { x, y: y + 190 });
      await v.settle(4_000);
    },
  },
  {
    name: 'scrolls far down the endless list and returns to the top',
    ...home,
    act: async (v) => {
      await closesGift(v);
      for (let count = 0; count < 6; count += 1) await v.scroll(900);
      await v.pause(900);
      const top = v.page.locator('.van-back-top').filter({ visible: true });
      if ((await top.count()) > 0) await v.click('.van-back-top');
      await v.settle(2_500);
    },
  },
  {
    name: 'sets reminders for the flash sale and cancels one',
    ...home,
    act: async (v) => {
      await closesGift(v);
      await clicksEach('.remind >> nth=0', '.remind >> nth=1', '.remind >> nth=0')(v);
    },
  },
  {
    name: 'runs through the categories quickly, drags the goods and opens one',
    page: '/#/category',
    act: async (v) => {
      for (const at of [1, 2, 3, 4, 5, 2]) {
        await v.click(`.cate >> nth=${at}`);
        await v.pause(330);
      }
      await v.pause(1_800);
      const { x, y } = await v.centerOf('.right');
      await v.drag({ x, y: y + 120 }, { x, y: y - 120 });
      await v.pause(1_600);
      await v.clickAt(x, y);
      await v.settle(3_000);
    },
  },
  {
    name: 'sorts by price up and down and changes the layout',
    page: '/#/goods',
    act: clicksEach('.sort >> nth=2', '.sort >> nth=2', '.sort >> nth=2', '.layout', '.layout'),
  },
  {
    name: 'sets filters, resets them and applies others',
    page: '/#/goods',
    act: async (v) => {
      await v.click('.van-dropdown-menu__item');
      await v.pause(1_000);
      await v.click('.filters .chip >> nth=1');
      await v.click('.filters .chip >> nth=3');
      await v.pause(600);
      await v.click('.reset');
      await v.pause(700);
      await v.type('[name=from]', '100');
      await v.click('.filters .chip >> nth=0');
      await v.click('.apply');
      await v.settle(2_800);
    },
  },
  {
    name: 'swipes the photos, enlarges one and closes it',
    ...goods,
    act: async (v) => {
      await v.pause(600);
      const { x, y } = await v.centerOf('.gallery');
      await v.drag({ x: x + 90, y }, { x: x - 90, y });
      await v.pause(1_100);
      await v.drag({ x: x + 90, y }, { x: x - 90, y });
      await v.pause(1_300);
      await v.clickAt(x, y);
      await v.pause(2_000);
      await v.click('.van-image-preview__close-icon');
      await v.settle(2_000);
    },
  },
  {
    name: 'chooses a gift box, raises the amount quickly and adds it',
    ...goods,
    act: async (v) => {
      await v.click('.open-sku');
      await v.pause(1_200);
      await v.click('.spec >> nth=1');
      await v.pause(500);
      await v.click('.sku .van-stepper__plus', 5, 170);
      await v.pause(700);
      await v.click('.sku .van-stepper__minus', 2, 250);
      await v.click('.sku-ok');
      await v.settle(3_000);
    },
  },
  {
    name: 'likes it, shares its link and reads the reviews',
    ...goods,
    act: async (v) => {
      await v.click('.like');
      await v.pause(1_300);
      await v.click('.like');
      await v.pause(1_500);
      await v.click('.share');
      await v.pause(1_300);
      await v.click('.van-share-sheet__option >> nth=3');
      await v.pause(1_800);
      await v.click('.detail-tabs .van-tab >> nth=2');
      await v.settle(3_000);
    },
  },
  {
    name: 'searches for something that does not exist, then clears the history',
    page: '/#/search',
    act: async (v) => {
      await v.type('[name=q]', '咖啡', 180);
      await v.page.keyboard.press('Enter');
      await v.pause(2_600);
      await v.click('[name=q]');
      await v.page.keyboard.press('Control+a');
      await v.page.keyboard.press('Backspace');
      await v.pause(900);
      await v.click('.clear');
      await v.pause(1_100);
      await v.click('.van-dialog__confirm');
      await v.settle(2_500);
    },
  },
  {
    name: 'changes amounts and unchecks everything',
    page: '/#/cart',
    act: async (v) => {
      await v.click('.line .van-stepper__plus', 4, 200);
      await v.pause(900);
      await v.click('.line .van-stepper__minus', 2, 300);
      await v.pause(900);
      await v.click('.all');
      await v.pause(700);
      await v.click('.all');
      await v.settle(2_000);
    },
  },
  {
    name: 'pays by WeChat, with a wrong password first',
    page: '/#/checkout',
    isLast: true,
    act: async (v) => {
      await v.click('#points');
      await v.pause(700);
      await v.click('.van-coupon-cell');
      await v.pause(1_300);
      await v.click('.van-coupon >> nth=0');
      await v.pause(1_200);
      await v.click('.submit .van-submit-bar__button');
      await v.pause(2_100);
      await tapsDigits(v, '123456');
      await v.pause(2_500);
      await tapsDigits(v, '888888', 90);
      await v.settle(4_000);
    },
  },
  {
    name: 'enters the number of a gift card on the keyboard of the page',
    page: '/#/coupons',
    act: async (v) => {
      await consents(v);
      await v.click('.van-tab >> nth=1');
      await v.pause(1_100);
      await v.click('.gift-card .van-password-input__security');
      await v.pause(900);
      await tapsDigits(v, '66600018', 120);
      await v.pause(3_200);
      await v.click('.van-tab >> nth=0');
      await v.settle(1_500);
    },
  },
  {
    name: 'claims two coupons and asks for one that has run out',
    page: '/#/coupons',
    act: clicksEach(
      '.coupon:nth-of-type(1) .take',
      '.coupon:nth-of-type(2) .take',
      '.coupon:nth-of-type(4) .take',
    ),
  },
];
