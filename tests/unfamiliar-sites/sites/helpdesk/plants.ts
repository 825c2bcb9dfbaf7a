import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'a reply is refused by the server and vanishes without a word',
    page: '/tickets/:id',
    path: '/tickets/4302',
    kinds: kinds.failedClick,
    element: /Send reply/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('#editor', 'We have sent the summary to your colleague.');
      await v.click('#send');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the address of a new workspace is refused without saying what is allowed',
    page: '/signup',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=person]', 'Ida Brandt');
      await v.type('[name=mail]', 'ida@harbourlane.example');
      await v.type('[name=company]', 'Harbour Lane Books');
      await v.type('[name=address]', 'harbour-lane');
      await v.click('#start-trial');
      await v.pause(1_800);
      await v.click('[name=address]');
      await v.key('End');
      await v.page.keyboard.type('-books', { delay: 70 });
      await v.click('#start-trial');
      await v.pause(1_600);
      await v.click('#start-trial');
      await v.settle(3_000);
    },
  },
  {
    name: 'an invisible layer of the closed quick view covers the board',
    page: '/board',
    kinds: kinds.noResponse,
    element: /New ticket|drawer|scrim/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#lane-Open .board-text b');
      await v.pause(1_900);
      await v.click('#close-drawer');
      await v.pause(1_200);
      await v.click('#new-ticket', 5);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the export of tickets never starts',
    page: '/tickets',
    kinds: kinds.failedClick,
    element: /Export CSV/,
    act: async (v) => {
      await v.click('#export', 4, 320);
      await v.waitForNoResponse();
    },
    isInstant: true,
  },
  {
    name: 'every letter in the search for customers stops the page',
    page: '/customers',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.type('#customer-search', 'tiller', 190);
      await v.settle(4_500);
    },
  },
  {
    name: 'sending invitations throws for light agents',
    page: '/team',
    kinds: kinds.brokenClick,
    element: /Send invitations/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#invite');
      await v.pause(900);
      await v.type('#addresses', 'mia@harbourlane.example');
      await v.click('#send-invitations');
      await v.settle(3_500);
    },
  },
  {
    name: 'the help centre is pushed down by a late banner',
    page: '/help',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(3_600),
  },
  {
    name: 'the editor of the signature keeps the tab key',
    page: '/settings/signature',
    kinds: kinds.keyboard,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#shown-name').focus();
      await v.page.keyboard.type('Nora', { delay: 70 });
      await v.key('Tab');
      await v.page.keyboard.type('Kind regards', { delay: 70 });
      await v.key('Tab', 6);
      await v.key('Escape');
      await v.key('Tab', 4);
      await v.key('Shift+Tab', 2);
      await v.key('Tab', 2);
      await v.settle(2_500);
    },
  },
  {
    name: 'a second macro cannot be duplicated',
    page: '/macros',
    kinds: kinds.noResponse,
    element: /Duplicate/,
    isInstant: true,
    act: async (v) => {
      await v.click('#copy-m2');
      await v.pause(2_200);
      await v.click('#copy-m4', 5, 260);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the article about single sign-on is empty and visitors come straight back',
    page: '/knowledge',
    alsoOn: ['/knowledge/:id'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/knowledge/317"]');
      await v.pause(2_300);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'visitors look for the time zone in the settings and do not find it',
    page: '/settings',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [1_000, -900, 1_000, -900, 1_000, -900]) await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'the timeline of a customer breaks the whole page',
    page: '/customers/:id',
    path: '/customers/21',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('[role=tab] >> text=Timeline');
      await v.settle(3_500);
    },
  },
];
