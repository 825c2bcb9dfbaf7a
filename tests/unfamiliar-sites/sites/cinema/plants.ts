import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the command of "Reserve seats" names a dialog outside of its shadow root',
    page: '/showings/:id',
    path: '/showings/41',
    kinds: kinds.noResponse,
    element: /Reserve seats/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('[data-seat=C4] rect');
      await v.pause(700);
      await v.click('[data-seat=C5] rect');
      await v.pause(900);
      await v.click('#reserve', 6);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an expired voucher is rejected without a message',
    page: '/vouchers',
    kinds: kinds.noResponse,
    element: /Redeem/,
    act: async (v) => {
      await v.type('[name=code]', 'POPCORN');
      await v.click('#redeem');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the form is rejected because of a field that the browser cannot focus',
    page: '/membership',
    kinds: [...kinds.noResponse, ...kinds.form],
    isLast: true,
    act: async (v) => {
      await v.type('[name=fullname]', 'Iris Marsh');
      await v.type('[name=town]', 'Kiel');
      await v.click('#become');
      await v.pause(1_600);
      await v.click('#become');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a message that never closes covers the button of the order',
    page: '/snacks',
    kinds: kinds.noResponse,
    element: /Collect|added/,
    act: async (v) => {
      await v.click('.add >> nth=0');
      await v.pause(900);
      await v.click('.add >> nth=2');
      await v.pause(4_000);
      await v.click('#collect', 3, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'visitors who come back from the bank cannot pay again',
    page: '/checkout',
    kinds: [...kinds.noResponse, ...kinds.form],
    isLast: true,
    act: async (v) => {
      await v.type('[name=holder]', 'Iris');
      await v.type('[name=postcode]', '24103');
      await v.click('#pay');
      await v.page.waitForURL('**/bank*');
      await v.pause(9_000);
      await v.back();
      await v.pause(1_500);
      await v.click('#pay', 4, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the endless archive stops at its third part',
    page: '/archive',
    kinds: kinds.request,
    act: async (v) => {
      for (const pixels of [1_000, 1_200, 1_400, 1_400]) {
        await v.scroll(pixels);
        await v.pause(900);
      }
      await v.settle(3_000);
    },
  },
  {
    name: 'the header covers the answer that a link leads to',
    page: '/faq',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="#q2"]');
      await v.pause(900);
      for (const pixels of [800, -900, 900, -800, 900, -800]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'the times take five seconds',
    page: '/times',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(6_500),
  },
  {
    name: 'sharing throws where the browser cannot share',
    page: '/films/:id',
    path: '/films/7',
    kinds: kinds.brokenClick,
    element: /Share/,
    isInstant: true,
    act: async (v) => {
      await v.click('#share');
      await v.settle(3_500);
    },
  },
  {
    name: 'a view transition freezes the page until a slow answer arrives',
    page: '/films',
    kinds: ['rage-click', 'dead-click', 'error-click'],
    element: /Surprise me/,
    act: async (v) => {
      await v.click('#surprise', 6, 350);
      await v.settle(8_000);
    },
  },
  {
    name: 'the cards of cinemas look clickable and are not',
    page: '/cinemas',
    kinds: kinds.noResponse,
    element: /Palisade|screens/,
    act: async (v) => {
      await v.click('[data-cinema="1"]');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an element that is never defined keeps the whole page invisible',
    page: '/kids',
    kinds: ['white-screen', 'quick-back'],
    unseen: 'its text is in the document, and a recording does not contain what is visible',
    isLast: true,
    act: (v) => v.settle(6_000),
  },
];
