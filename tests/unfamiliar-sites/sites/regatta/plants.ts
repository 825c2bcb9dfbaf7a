import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { arrive, decideAgain, fillCart, press, proceed, retype, signIn, sumOf } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'a size that is sold out cannot be put into the cart, and the shop says nothing',
    page: '/shop/club-hoodie',
    kinds: kinds.failedClick,
    element: /Add to cart|\/shop\/add/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await arrive(v);
      await press(v, '.sizes label >> nth=2');
      await v.pause(900);
      await press(v, '#add-to-cart');
      await v.pause(2_100);
      await press(v, '#add-to-cart', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the application refuses telephone numbers with spaces without saying so',
    page: '/join/details',
    path: '/join',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await arrive(v);
      await press(v, '[name=category][value=adult]');
      await v.pause(1_100);
      await proceed(v, '#step-next', /^\/join\/details$/);
      await v.type('#f-first', 'Ruth');
      await v.type('#f-last', 'Calder');
      await v.type('#f-birth', '04/17/1988');
      await v.type('#f-street', '12 Quarry Road');
      await v.type('#f-zip', '04212');
      await v.type('#f-town', 'Larkmere');
      await v.type('#f-mail', 'ruth@calder.example');
      await v.type('#f-mobile', '+1 (207) 555-0164');
      await v.pause(800);
      await proceed(v, '#step-next', /^\/join\/details$/);
      await v.pause(1_500);
      await retype(v, '#f-birth', '04/17/1988');
      await v.pause(700);
      await proceed(v, '#step-next', /^\/join\/details$/);
      await v.pause(1_200);
      await retype(v, '#f-mobile', '207 555 0164');
      await retype(v, '#f-birth', '04/17/1988');
      await press(v, '#step-next');
      await v.settle(3_500);
    },
  },
  {
    name: 'the buttons of a schedule that was loaded later do nothing',
    page: '/courses',
    kinds: kinds.noResponse,
    element: /Enroll/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await arrive(v);
      await press(v, '#tab-sailing');
      await v.pause(2_200);
      await press(v, '[data-course=dinghy-basics]');
      await v.pause(1_900);
      await press(v, '[data-course=dinghy-basics]', 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the filter for juniors fails on the server and the list stays as it is',
    page: '/events',
    kinds: kinds.failedClick,
    element: /Junior|\/events\/list/i,
    severity: notCritical,
    isInstant: true,
    act: async (v) => {
      await arrive(v);
      await press(v, '#type-junior');
      await v.pause(2_600);
      await press(v, '#type-junior', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the second boat of a day cannot be booked, because its token has expired',
    page: '/members/boats',
    kinds: kinds.failedClick,
    element: /Free|Book |\/members\/boats/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await signIn(v);
      await proceed(v, '#day-1', /^\/members\/boats$/);
      await press(v, '#slot-1-0-1');
      await v.pause(2_300);
      await press(v, '#slot-1-1-1');
      await v.pause(2_000);
      await press(v, '#slot-1-1-1', 3, 380);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'after one mistake every answer to the sum is wrong',
    page: '/contact',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await arrive(v);
      await v.type('#f-name', 'Tom Avery');
      await v.type('#f-mail', 'tom@avery.example');
      await v.type('#f-message', 'May I bring a kayak?');
      await v.type('#f-captcha', await sumOf(v));
      await proceed(v, '#send-message', /^\/contact$/);
      await v.pause(1_400);
      await press(v, '#f-message');
      await v.key('Control+End');
      await v.page.keyboard.type(' It is four meters long and quite slow.', { delay: 50 });
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await retype(v, '#f-captcha', await sumOf(v));
        await proceed(v, '#send-message', /^\/contact$/);
        await v.pause(1_600);
      }
      await retype(v, '#f-captcha', await sumOf(v));
      await press(v, '#send-message');
      await v.settle(3_500);
    },
  },
  {
    name: 'an apostrophe in the name of a member breaks the button that quotes',
    page: '/members/forum/rowing-lights',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Quote|argument list/i,
    severity: notCritical,
    isInstant: true,
    act: async (v) => {
      await signIn(v);
      await press(v, '#post-1 footer button >> nth=0');
      await v.pause(1_700);
      await press(v, '#post-1 footer button >> nth=0', 2, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an order without advertising cookies ends in a script error',
    page: '/checkout',
    path: '/shop/dry-bag',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Place order|fbq/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await arrive(v);
      await fillCart(v);
      await decideAgain(v, 'necessary');
      await proceed(v, '#to-checkout', /^\/checkout$/);
      await v.type('#f-name', 'Ruth Calder');
      await v.type('#f-street', '12 Quarry Road');
      await v.type('#f-zip', '04212');
      await v.type('#f-town', 'Larkmere');
      await v.pause(600);
      await press(v, '#place-order');
      await v.pause(2_400);
      await press(v, '#place-order', 2, 600);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the server takes almost six seconds for the archive of results',
    page: '/results',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await arrive(v);
      await v.scroll(500);
      await v.settle(3_500);
    },
  },
  {
    name: 'the page of a regatta has no content, and visitors come straight back',
    page: '/regattas',
    alsoOn: ['/regattas/autumn-head'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await arrive(v);
      await proceed(v, 'a[href="/regattas/autumn-head"]', /autumn-head$/);
      await v.pause(900);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'the text editor keeps the tab key',
    page: '/members/forum/new',
    kinds: kinds.keyboard,
    severity: notCritical,
    only: 'computer',
    act: async (v) => {
      await signIn(v);
      await v.page.locator('#f-title').focus();
      await v.page.keyboard.type('Spare oars', { delay: 70 });
      await v.key('Tab', 7);
      await v.page.keyboard.type('Who has a pair for Saturday?', { delay: 60 });
      await v.key('Tab', 6);
      await v.key('Escape');
      await v.key('Tab', 5);
      await v.settle(2_500);
    },
  },
  {
    name: 'the code from the front page is refused, and the cart does not show the message',
    page: '/cart',
    path: '/shop/enamel-mug',
    kinds: [...kinds.form, ...kinds.noResponse],
    severity: notCritical,
    act: async (v) => {
      await arrive(v);
      await fillCart(v);
      await retype(v, '#coupon', 'REGATTA26');
      await proceed(v, '#apply-coupon', /^\/cart$/);
      await v.pause(1_400);
      await retype(v, '#coupon', 'regatta26');
      await proceed(v, '#apply-coupon', /^\/cart$/);
      await v.pause(1_200);
      await retype(v, '#coupon', 'REGATTA 26');
      await proceed(v, '#apply-coupon', /^\/cart$/);
      await v.settle(3_500);
    },
  },
];
