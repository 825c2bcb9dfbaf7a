import { clicks, comesBack } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { entersCard, reachesPayment, uploads } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'a declined card is only mentioned in a step that is closed',
    page: '/subscribe',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Start my subscription|subscri/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('#skip');
      await v.pause(1_400);
      await reachesPayment(v);
      await entersCard(v, '4000000000000002');
      await v.click('#pay');
      await v.pause(4_000);
      await v.click('#pay');
      await v.pause(3_500);
      await v.click('#pay');
      await v.settle(5_000);
    },
  },
  {
    name: 'members cannot read on, because their free article is not granted',
    page: '/articles/:id',
    path: '/articles/12',
    kinds: kinds.noResponse,
    element: /Continue reading/,
    act: async (v) => {
      await v.click('.go-on');
      await v.pause(2_600);
      await v.click('.go-on', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a size that is sold out cannot be put into the basket',
    page: '/shop',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Add to basket|Adding|date/,
    isInstant: true,
    act: async (v) => {
      await v.click('[data-id="3"] .size >> nth=2');
      await v.pause(900);
      await v.click('[data-id="3"] .add');
      await v.pause(2_600);
      await v.click('[data-id="3"] .add');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the list of shops takes six seconds',
    page: '/stockists',
    kinds: kinds.slow,
    severity: notCritical,
    unseen: 'a page that loads is recorded once its stream has ended',
    act: (v) => v.pause(7_600),
  },
  {
    name: 'an offer that was declined keeps lying over the page, invisible',
    page: '/account/cancel',
    kinds: kinds.noResponse,
    isLast: true,
    act: async (v) => {
      await v.click('.reason >> nth=1');
      await v.click('#go');
      await v.pause(2_200);
      await v.click('#decline-offer');
      await v.pause(2_000);
      await v.click('#confirm');
      await v.pause(2_400);
      await v.click('#confirm', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a large photo is rejected without a message',
    page: '/gift',
    kinds: kinds.failedClick,
    element: /photo/i,
    act: async (v) => {
      await uploads(v, 60_000);
      await uploads(v, 60_000);
      await v.settle(4_500);
    },
  },
  {
    name: 'a new code is never sent',
    page: '/login',
    kinds: kinds.noResponse,
    element: /new code/i,
    isLast: true,
    act: async (v) => {
      await v.type('[name=login]', 'maud@archer.example');
      await v.click('#send-code');
      await v.pause(3_200);
      await v.click('#again');
      await v.pause(2_600);
      await v.click('#again', 3, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'phones cannot show the film on the full screen',
    page: '/watch',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /Full screen/,
    act: async (v) => {
      await v.click('#full');
      await v.pause(2_400);
      await v.click('#full', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'deliveries cannot be held with the keyboard',
    page: '/account',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('.skip input, input.fui-Switch__input').last().focus();
      await v.key('Tab');
      await v.pause(900);
      await v.key('Enter', 2);
      await v.pause(1_500);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the writers lead to a page that does not exist',
    page: '/',
    kinds: [...kinds.back, ...kinds.failedClick],
    alsoOn: ['/writers'],
    act: comesBack('#writers', 2_600),
  },
  {
    name: 'a postcode in small letters or without a space is rejected',
    page: '/donate',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Donat/i,
    isLast: true,
    act: async (v) => {
      await v.click('.amount >> nth=2');
      await v.type('[name=donor]', 'Maud Archer');
      await v.type('[name=mail]', 'maud@archer.example');
      await v.click('#gift-aid');
      await v.pause(900);
      await v.type('[name=postcode]', 'nr23 1aa');
      await v.click('#donate');
      await v.pause(2_600);
      for (const postcode of ['NR231AA', 'Nr23 1aa']) {
        await v.click('[name=postcode]');
        await v.page.keyboard.press('Control+a');
        await v.page.keyboard.type(postcode, { delay: 70 });
        await v.click('#donate');
        await v.pause(2_400);
      }
      await v.click('#donate', 2, 600);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'checking the crossword replaces the page by an error',
    page: '/crossword',
    kinds: [...kinds.blank, ...kinds.noResponse],
    element: /Check answers|state|crossword/i,
    isLast: true,
    act: clicks('#check', 1, 0, 6_500),
  },
];
