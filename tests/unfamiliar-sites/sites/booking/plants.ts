import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the deposit button throws',
    page: '/book',
    kinds: kinds.brokenClick,
    element: /Pay deposit/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#deposit');
      await v.settle(3_000);
    },
  },
  {
    name: 'availability hangs up and shows nothing',
    page: '/cabins/:id',
    path: '/cabins/7',
    kinds: kinds.failedClick,
    element: /Check availability/,
    act: async (v) => {
      await v.click('#availability');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'comparing does nothing',
    page: '/cabins',
    kinds: kinds.noResponse,
    element: /Compare cabins/,
    isInstant: true,
    act: async (v) => {
      await v.click('#compare', 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'showing all extras blanks the page',
    page: '/extras',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('#all');
      await v.settle(4_000);
    },
  },
  {
    name: 'the transfer form is left at the passport number',
    page: '/transfer',
    kinds: kinds.form,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=train]', 'R 61');
      await v.type('[name=luggage]', 'two bags');
      await v.click('[name=passport]');
      await v.settle(2_500);
    },
  },
  {
    name: 'the rates reject after a second',
    page: '/rates',
    kinds: kinds.error,
    severity: notCritical,
    act: (v) => v.settle(2_500),
  },
  {
    name: 'saved cabins cannot be loaded',
    page: '/saved',
    kinds: kinds.request,
    act: (v) => v.settle(2_500),
  },
  {
    name: 'refreshing the forecast freezes the page',
    page: '/weather',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.click('#refresh');
      await v.pause(2_500);
    },
  },
  {
    name: 'last minute deals are empty and visitors come straight back',
    page: '/offers',
    alsoOn: ['/deals'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/deals"] >> nth=-1');
      await v.pause(2_000);
      await v.page.evaluate('history.back()');
      await v.settle(2_000);
    },
  },
  {
    name: 'a text that looks like a link is none',
    page: '/help',
    kinds: kinds.noResponse,
    element: /Download the guide/,
    act: async (v) => {
      await v.click('#guide');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'photographs load for ever',
    page: '/gallery',
    kinds: kinds.noResponse,
    element: /Load photographs/,
    act: async (v) => {
      await v.click('#load');
      await v.settle(9_000);
    },
  },
  {
    name: 'visitors search the team page up and down',
    page: '/team',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [900, -800, 900, -800, 900, -800]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
];
