import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { fillsIfEmpty, overPage } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'placing an order for Harbour Row throws, because the shop has no list of closures',
    page: '/checkout',
    kinds: ['error-click', 'javascript-error', 'dead-click', 'rage-click'],
    element: /Place order/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#shop');
      await v.pause(700);
      await v.click('.action-sheet-button >> text=Harbour Row');
      await v.pause(1_300);
      await v.click('#slot-7-30');
      await fillsIfEmpty(v, 'name', 'Iris');
      await fillsIfEmpty(v, 'mobile', '07700900142');
      await v.click('#place', 4, 300);
      await v.settle(3_500);
    },
  },
  {
    name: 'the switch for text messages flips back without a word',
    page: '/account',
    kinds: kinds.failedClick,
    element: /Text me|texts/,
    isInstant: true,
    act: async (v) => {
      await v.click('#texts');
      await v.pause(1_400);
      await v.click('#texts', 3, 600);
      await v.settle(3_500);
    },
  },
  {
    name: 'a sheet that waits stays over the stamp card after an error of the server',
    page: '/loyalty',
    kinds: ['failed-request', 'error-click', 'javascript-error', 'rage-click', 'dead-click'],
    element: /stamps|One moment|ion-loading|backdrop|Copy code/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#stamps');
      await v.pause(4_500);
      await v.click('#copy', 4, 280);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the cake form rejects telephone numbers and does not tell which entry is wrong',
    page: '/cakes',
    kinds: kinds.form,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('input[name=person]', 'Iris');
      await v.type('input[name=writing]', 'Happy 60th');
      await v.type('input[name=telephone]', '07700 900142');
      await v.click('#ask-cake');
      await v.pause(2_600);
      await v.click('input[name=telephone]');
      await v.key('End');
      await v.key('Backspace', 12);
      await v.page.keyboard.type('07700900142', { delay: 70 });
      await v.click('#ask-cake');
      await v.settle(3_000);
    },
  },
  {
    name: 'the card of Harbour Row looks like the others and leads nowhere',
    page: '/shops',
    kinds: kinds.noResponse,
    element: /Harbour Row/,
    act: async (v) => {
      await v.click('#shop-2');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'after keeping the basket an order cannot be repeated any more',
    page: '/orders',
    kinds: kinds.noResponse,
    element: /Order again/,
    isInstant: true,
    act: async (v) => {
      await v.click('#order-1036 .again');
      await v.pause(1_100);
      await v.click('text=Keep it');
      await v.pause(1_800);
      await v.click('#order-1036 .again', 5, 260);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an order of a closed kiosk opens as an empty page',
    page: '/orders',
    alsoOn: ['/orders/:id'],
    kinds: [...kinds.blank, 'quick-back'],
    act: async (v) => {
      await v.click('#order-1027 .open');
      await v.pause(4_000);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'the standing orders cannot be loaded, grey bars stay',
    page: '/standing',
    kinds: kinds.request,
    act: (v) => v.settle(5_000),
  },
  {
    name: 'the catering page is empty for more than five seconds',
    page: '/catering',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(6_800),
  },
  {
    name: 'the amount of a gift card holds the keyboard until it is right',
    page: '/gift',
    only: 'computer',
    kinds: ['keyboard-barrier', 'form-abandonment'],
    act: async (v) => {
      await v.page.locator('input[name=amount]').focus();
      await v.page.keyboard.type('5', { delay: 80 });
      for (let n = 0; n < 8; n += 1) {
        await v.key('Tab');
        await v.pause(350);
      }
      await v.key('Shift+Tab', 2);
      await v.settle(2_000);
    },
  },
  {
    name: 'visitors look for sesame in the allergens, up and down',
    page: '/allergens',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      await overPage(v);
      for (const pixels of [1_200, 900, -1_000, 1_000, -1_100, 1_100, -900, 900, -1_000])
        await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'the brunch box has ended and visitors come straight back',
    page: '/',
    alsoOn: ['/offers/brunch'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('#brunch');
      await v.pause(2_300);
      await v.back();
      await v.settle(1_500);
    },
  },
];
