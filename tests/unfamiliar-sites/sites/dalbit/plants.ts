import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { clicksInFrame, here, picksAddress, presses, writesDelivery } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the larger size is never put into the cart, because its id is not only a number',
    page: '/item/:id',
    path: '/item/3',
    kinds: kinds.noResponse,
    element: /장바구니 담기/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await presses(v, here('#buy'));
      await v.pause(1_600);
      await v.click('.sheet-modal .size >> nth=1');
      await v.pause(1_100);
      await v.click('.sheet-modal .put');
      await v.pause(2_300);
      await v.click('.sheet-modal .put', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an address picked by its lot stays empty',
    page: '/order',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /다음|주소|배송|order/i,
    isLast: true,
    act: async (v) => {
      await writesDelivery(v, { name: '이서연', phone: '01092247731' });
      await picksAddress(v, 'lot');
      await writesDelivery(v, { rest: '302호' });
      await presses(v, here('#to-pay'));
      await v.pause(2_600);
      await picksAddress(v, 'lot');
      await presses(v, here('#to-pay'));
      await v.pause(1_900);
      await presses(v, here('#to-pay'), 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a coupon throws, because the name of its time zone is misspelled',
    page: '/coupons',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /쿠폰 받기|time zone|Seoull/i,
    isInstant: true,
    act: async (v) => {
      await presses(v, here('.claim-0'));
      await v.pause(2_300);
      await presses(v, here('.claim-0'));
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the story of the brand takes more than five seconds',
    page: '/brand',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.settle(2_500),
  },
  {
    name: 'the server fails on a log-in by messenger, and the page stays as it is',
    page: '/login',
    kinds: [...kinds.failedClick, ...kinds.request],
    element: /톡|동의|talk|login/i,
    act: async (v) => {
      for (const pauseMs of [3_300, 4_200]) {
        await presses(v, here('#start-talk'));
        await v.pause(1_800);
        await clicksInFrame(v, '#talk', '#agree');
        await v.pause(pauseMs);
      }
      await v.settle(5_000);
    },
  },
  {
    name: 'the chosen lines of the cart are not deleted',
    page: '/cart',
    kinds: kinds.noResponse,
    element: /선택 삭제/,
    act: async (v) => {
      await presses(v, here('.pick >> nth=0'));
      await v.pause(700);
      await presses(v, here('.pick >> nth=1'));
      await v.pause(900);
      await presses(v, here('#take-chosen'));
      await v.pause(2_400);
      await presses(v, here('#take-chosen'), 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the newest kind of product never leaves its placeholders',
    page: '/list',
    kinds: [...kinds.brokenClick, ...kinds.noResponse, ...kinds.request],
    element: /적용하기|JSON|Unexpected|items/i,
    unseen: 'the browser dispatches no event if json() cannot read a response',
    isLast: true,
    act: async (v) => {
      await presses(v, here('#filter'));
      await v.pause(1_600);
      await v.click('.sheet-modal .chip >> nth=5');
      await v.pause(900);
      await v.click('.sheet-modal .apply');
      await v.pause(4_500);
      await presses(v, here('#filter'));
      await v.pause(1_500);
      await v.click('.sheet-modal .chip >> nth=5');
      await v.pause(600);
      await v.click('.sheet-modal .chip >> nth=5');
      await v.pause(600);
      await v.click('.sheet-modal .apply');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an offer to install the app covers the button on phones, long after it has faded',
    page: '/contact',
    only: 'phone',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /문의 보내기|contact/i,
    isLast: true,
    act: async (v) => {
      await v.type(here('[name=email]'), 'seoyeon@pyeonji.example');
      await v.type(here('[name=text]'), '크림을 열었더니 뚜껑이 깨져 있어요', 40);
      await presses(v, here('#ask-now'));
      await v.pause(1_900);
      await presses(v, here('#ask-now'), 3, 430);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the tone cannot be chosen with the keyboard',
    page: '/tone',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await presses(v, here('#next-step'));
      await v.pause(1_200);
      await v.page.locator(here('.tone >> nth=0')).focus();
      await v.key('Tab', 2);
      await v.pause(700);
      await v.key('Enter', 2);
      await v.pause(1_300);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the limited sets are not there yet',
    page: '/',
    kinds: kinds.back,
    alsoOn: ['/sets'],
    act: async (v) => {
      await presses(v, here('#sets'));
      await v.pause(2_300);
      await v.page.goBack();
      await v.settle(2_000);
    },
  },
  {
    name: 'the index of letters leads nowhere, because it belongs to another list',
    page: '/dictionary',
    kinds: [...kinds.noResponse, ...kinds.lost],
    act: async (v) => {
      await presses(v, here('.list-index li >> nth=5'));
      await v.pause(2_000);
      await presses(v, here('.list-index li >> nth=5'), 3, 450);
      await v.pause(2_200);
      for (const distance of [900, -800, 900, -800, 900, -800]) await v.scroll(distance);
      await v.settle(4_000);
    },
  },
  {
    name: 'the third short video leaves a blank page',
    page: '/shorts',
    kinds: [...kinds.blank, ...kinds.noResponse, ...kinds.back],
    isLast: true,
    act: async (v) => {
      await presses(v, here('#next-clip'));
      await v.pause(2_100);
      await presses(v, here('#next-clip'));
      await v.pause(3_500);
      await v.clickAt(180, 300);
      await v.settle(5_000);
    },
  },
];
