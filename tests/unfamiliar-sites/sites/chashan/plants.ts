import { comesBack, pressesDeadKeysAfter } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { closesGift, picksArea, swipesLeft, tapsDigits } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'a set that is sold out can be chosen, but adding it does nothing',
    page: '/#/goods/:id',
    path: '/#/goods/1002',
    kinds: kinds.noResponse,
    element: /加入购物车/,
    act: async (v) => {
      await v.click('.open-sku');
      await v.pause(1_400);
      await v.click('.spec >> nth=2');
      await v.pause(1_100);
      await v.click('.sku-ok');
      await v.pause(2_300);
      await v.click('.sku-ok', 3, 420);
      await v.waitForNoResponse();
      await v.click('.sku .van-popup__close-icon');
      await v.pause(1_000);
    },
  },
  {
    name: 'after a payment from the balance is declined in silence, the order cannot be placed again',
    page: '/#/checkout',
    kinds: [...kinds.noResponse, ...kinds.failedClick, ...kinds.form],
    element: /提交订单|支付|pay|checkout/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.scroll(700);
      await v.click('.balance');
      await v.pause(900);
      await v.click('.submit .van-submit-bar__button');
      await v.pause(2_100);
      await tapsDigits(v, '314159');
      await v.pause(3_200);
      await v.click('.submit .van-submit-bar__button');
      await v.pause(2_000);
      await v.click('.submit .van-submit-bar__button', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the form for addresses rejects numbers of newer mobile networks',
    page: '/#/address/edit',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /保存|手机|address/i,
    isLast: true,
    act: async (v) => {
      await v.type('[name=consignee]', '林晚舟');
      await v.type('[name=mobile]', '19912345678');
      await picksArea(v);
      await v.type('[name=detail]', '文三路268号');
      await v.click('.save');
      await v.pause(2_600);
      await v.click('[name=mobile]');
      await v.page.keyboard.press('Control+a');
      await v.page.keyboard.type('19912345678', { delay: 90 });
      await v.pause(700);
      await v.click('.save');
      await v.pause(2_400);
      await v.click('.save');
      await v.settle(5_000);
    },
  },
  {
    name: 'claiming the coupon of a brand throws',
    page: '/#/coupons',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /领取|rule|coupon/i,
    isInstant: true,
    act: async (v) => {
      await v.click('.coupon:nth-of-type(3) .take');
      await v.pause(2_300);
      await v.click('.coupon:nth-of-type(3) .take', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the orders take more than six seconds',
    page: '/#/orders',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(8_200),
  },
  {
    name: 'a bowl removed from the cart comes back without a word, because the server fails',
    page: '/#/cart',
    kinds: kinds.failedClick,
    element: /删除|cart/i,
    act: async (v) => {
      for (let count = 0; count < 2; count += 1) {
        await swipesLeft(v, '[data-line="3"] .line-sku');
        await v.click('[data-line="3"] .remove');
        await v.pause(3_400);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'the strip of the spring sale leads to a page that is gone',
    page: '/',
    path: '/#/',
    kinds: [...kinds.back, ...kinds.request],
    alsoOn: ['/#/activity/spring'],
    act: async (v) => {
      await closesGift(v);
      await comesBack('.strip', 2_600)(v);
    },
  },
  {
    name: 'the daily check-in does not react to the keyboard',
    page: '/#/member',
    only: 'computer',
    kinds: kinds.keyboard,
    act: pressesDeadKeysAfter('.rules'),
  },
  {
    name: 'the code by text message is announced, although sending it failed',
    page: '/#/login',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /验证码|sms|手机|login/i,
    isLast: true,
    act: async (v) => {
      await v.type('[name=tel]', '13867108821');
      await v.click('#send-code');
      await v.pause(4_000);
      await v.click('[name=sms]');
      await v.settle(9_000);
    },
  },
  {
    name: 'the film about brewing does not start, because its file is missing',
    page: '/#/brew',
    kinds: [...kinds.noResponse, ...kinds.failedClick],
    element: /播放|视频|play|video|gongfu/i,
    act: async (v) => {
      await v.click('.play');
      await v.pause(2_400);
      await v.click('.play', 3, 480);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'reading the rules empties the form of the tea tasting',
    page: '/#/booking',
    kinds: kinds.form,
    element: /预约|称呼|手机|备注|booking/i,
    isLast: true,
    act: async (v) => {
      await v.type('[name=guest]', '林女士');
      await v.type('[name=phone]', '13867108821');
      await v.type('[name=wish]', '同行儿童一位，花生过敏');
      await v.click('.terms');
      await v.pause(4_500);
      await v.page.goBack();
      await v.pause(2_300);
      await v.type('[name=guest]', '林女士');
      await v.settle(4_000);
    },
  },
  {
    name: 'the next story leaves the page blank',
    page: '/#/story/:id',
    path: '/#/story/7',
    kinds: kinds.blank,
    element: /name|story|下一篇|西施壶/i,
    isLast: true,
    act: async (v) => {
      await v.pause(900);
      await v.click('.next');
      await v.settle(7_000);
    },
  },
];
