import { clicks, comesBack, fills, pressesDeadKeysAfter } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { introduces, picks, picksDay, reprices } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the only message for a missing license is inside a section that is closed',
    page: '/signup',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Continue|sign-?up/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await introduces(v);
      await v.type('[name=company]', 'Bright and Sons');
      await picks(v, '#trade', 1);
      await v.click('#next-2');
      await v.pause(2_600);
      await v.click('#next-2', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a new price of a material goes back without a word',
    page: '/app/pricebook',
    kinds: kinds.failedClick,
    element: /price|materials/i,
    act: async (v) => {
      await v.click('.n-tabs-tab[data-name=materials]');
      await v.pause(1_900);
      await reprices(v, 2, '48');
      await reprices(v, 2, '48');
      await v.settle(3_500);
    },
  },
  {
    name: 'a job without a route for the day cannot be started',
    page: '/app/jobs/:id',
    path: '/app/jobs/12',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Start job|stops/,
    isInstant: true,
    act: async (v) => {
      await v.click('#start');
      await v.pause(2_300);
      await v.click('#start');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the reports take almost six seconds',
    page: '/app/reports',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_400),
  },
  {
    name: 'the export is prepared in the background and never offered',
    page: '/app/customers',
    kinds: kinds.noResponse,
    element: /Export/,
    act: async (v) => {
      await v.click('#export');
      await v.pause(3_400);
      await v.click('#export', 3, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a proposal is never confirmed and the button spins forever',
    page: '/app/proposals/:id',
    path: '/app/proposals/31',
    kinds: [...kinds.failedClick, ...kinds.form, ...kinds.slow],
    element: /Send|proposal/,
    isLast: true,
    act: async (v) => {
      await v.type('[name=signer]', 'boone@home.example');
      await v.click('#send');
      await v.pause(9_500);
      await v.click('#send', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'reminders always fail',
    page: '/app/invoices',
    kinds: kinds.failedClick,
    element: /reminder/i,
    act: async (v) => {
      await v.pause(900);
      await v.click('#invoices tbody .n-checkbox >> nth=0');
      await v.pause(900);
      await v.click('#remind');
      await v.pause(3_000);
      await v.click('#remind');
      await v.settle(4_500);
    },
  },
  {
    name: 'under a finger no crew can be assigned, because the card swallows the tap',
    page: '/app/board',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /Assign/,
    act: async (v) => {
      await v.pause(900);
      await v.click('.assign >> nth=0');
      await v.pause(1_700);
      await v.click('.assign >> nth=0', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a role cannot be chosen with the keyboard',
    page: '/app/team',
    only: 'computer',
    kinds: kinds.keyboard,
    act: pressesDeadKeysAfter('#invite'),
  },
  {
    name: 'past invoices lead to a page that does not exist',
    page: '/app/billing',
    kinds: [...kinds.back, ...kinds.request],
    alsoOn: ['/app/billing/history'],
    act: comesBack('#history', 2_500),
  },
  {
    name: 'only one spelling of a phone number is accepted',
    page: '/book-demo',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Book my demo|demo/,
    isLast: true,
    act: async (v) => {
      await picksDay(v, 9);
      await v.click('.slot >> nth=2');
      await fills({ contact: 'Ray Ortega', phone: '520-201-8844' }, '#book', 2_400)(v);
      for (const number of ['5202018844', '+1 520 201 8844']) {
        await v.click('[name=phone]');
        await v.page.keyboard.press('Control+a');
        await v.page.keyboard.type(number, { delay: 70 });
        await v.click('#book');
        await v.pause(2_300);
      }
      await v.click('#book', 2, 600);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the live view leaves the page blank',
    page: '/app/map',
    kinds: kinds.blank,
    element: /Live view|name|driver|map/,
    isLast: true,
    act: clicks('#wall', 1, 0, 6_500),
  },
];
