import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { acceptingCookies } from './cookies.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the large size cannot be added to the cart: the button does nothing',
    page: '/products/fig-leaf',
    kinds: kinds.noResponse,
    element: /Add to cart/,
    severity: serious,
    isInstant: true,
    act: acceptingCookies(async (v) => {
      await v.click('.pill:has-text("Large") span');
      await v.pause(1_200);
      await v.click('product-form button[type=submit]', 5);
      await v.waitForNoResponse();
    }),
  },
  {
    // The province is hidden for Ireland and still required, so the browser blocks the form without a message.
    name: 'the address form cannot be sent for Ireland',
    page: '/checkout/information',
    kinds: ['form-abandonment', 'dead-click', 'rage-click'],
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=email]', 'iris@example.org');
      await v.choose('[name=country]', 'IE');
      await v.type('[name=fullname]', 'Iris Quay');
      await v.type('[name=address]', 'Quay 4');
      await v.type('[name=city]', 'Cork');
      await v.click('text=Continue to shipping', 4, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'adding the box with a gift message throws',
    page: '/products/advent-box',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Add to cart|properties of null/,
    severity: serious,
    isInstant: true,
    act: acceptingCookies(async (v) => {
      await v.click('[name=gift]');
      await v.type('.gift-message textarea', 'Happy birthday');
      await v.click('product-form button[type=submit]');
      await v.pause(2_000);
      await v.click('product-form button[type=submit]');
      await v.settle(7_000);
    }),
  },
  {
    name: 'the set of three is sold out, and the page swallows the answer',
    page: '/products/moss',
    kinds: kinds.failedClick,
    element: /Add to cart|cart\/add/,
    isInstant: true,
    act: acceptingCookies(async (v) => {
      await v.click('.pill:has-text("Set of three") span');
      await v.pause(900);
      for (let n = 0; n < 3; n += 1) {
        if (n > 0) await v.pause(1_600);
        await v.click('product-form button[type=submit]');
      }
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'the list of stockists is missing and visitors come straight back',
    page: '/',
    alsoOn: ['/pages/stockists'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/pages/stockists"]');
      await v.pause(2_200);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'a spot in the lookbook looks clickable and is not',
    page: '/pages/lookbook',
    kinds: kinds.noResponse,
    element: /Brass holder/,
    act: async (v) => {
      await v.click('text=Brass holder');
      await v.pause(1_800);
      await v.click('text=Brass holder');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the gifts appear after more than five seconds',
    page: '/collections/gifts',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_000),
  },
  {
    name: 'the cedar filter leaves an empty grid and an error',
    page: '/collections/candles',
    kinds: kinds.blank,
    isInstant: true,
    act: async (v) => {
      await v.click('[value=cedar]');
      await v.settle(5_000);
    },
  },
  {
    name: 'the burn guide opens outside of the window',
    page: '/products/pillar',
    kinds: kinds.noResponse,
    element: /Burn guide/,
    isInstant: true,
    act: acceptingCookies(async (v) => {
      await v.click('.guide-open', 5);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'the tiles of the candle finder do not work with the keyboard',
    page: '/pages/candle-finder',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('.restart').focus();
      await v.pause(500);
      await v.key('Tab');
      await v.key('Enter', 2);
      await v.key('Space');
      await v.pause(1_200);
      await v.key('Tab');
      await v.key('Enter', 2);
      await v.key('Space');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the code is sent after six seconds without a sign',
    page: '/account/login',
    kinds: kinds.noResponse,
    element: /Email me a code/,
    act: async (v) => {
      await v.type('[name=email]', 'iris@example.org');
      await v.click('text=Email me a code');
      await v.pause(2_500);
      await v.click('text=Email me a code');
      await v.settle(7_500);
    },
  },
  {
    name: 'visitors search the refund policy up and down',
    page: '/policies/refund',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [900, -800, 900, -800, 900, -800]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
];
