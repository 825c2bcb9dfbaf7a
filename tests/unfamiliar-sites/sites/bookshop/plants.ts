import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the voucher button does nothing',
    page: '/cart',
    kinds: kinds.noResponse,
    element: /Redeem voucher/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=voucher]', 'LEAF');
      await v.click('#voucher', 6);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'placing the order throws',
    page: '/checkout',
    kinds: kinds.brokenClick,
    element: /Place order/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=name]', 'Iris');
      await v.type('[name=street]', 'Quay 4');
      await v.click('text=Place order');
      await v.settle(3_500);
    },
  },
  {
    name: 'the list of authors throws while it loads',
    page: '/authors',
    kinds: kinds.error,
    severity: notCritical,
    act: (v) => v.settle(2_500),
  },
  {
    name: 'an event card looks clickable and is not',
    page: '/events',
    kinds: kinds.noResponse,
    element: /Evening reading/,
    act: async (v) => {
      await v.click('#reading');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the gift form is left at the telephone number',
    page: '/gift',
    kinds: kinds.form,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=giver]', 'Iris');
      await v.type('[name=address]', 'Quay 4');
      await v.type('[name=telephone]', '12345');
      await v.settle(2_000);
    },
  },
  {
    name: 'the shipping rates take five seconds',
    page: '/shipping',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(6_500),
  },
  {
    name: 'the journal jumps',
    page: '/blog',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(3_000),
  },
  {
    name: 'looking inside a book fails',
    page: '/books/:id',
    path: '/books/101',
    kinds: kinds.failedClick,
    element: /Look inside/,
    isInstant: true,
    act: async (v) => {
      await v.click('#inside');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'visitors search the returns page up and down',
    page: '/returns',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [900, -800, 900, -800, 900, -800]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'summer reading is empty and visitors come straight back',
    page: '/',
    alsoOn: ['/summer'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/summer"]');
      await v.pause(2_200);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'the wish list cannot be loaded',
    page: '/wishlist',
    kinds: kinds.request,
    act: (v) => v.settle(2_500),
  },
  {
    name: 'the name is saved after almost six seconds without a sign',
    page: '/account',
    kinds: ['dead-click'],
    element: /Save name/,
    act: async (v) => {
      await v.click('#rename');
      await v.settle(7_500);
    },
  },
];
