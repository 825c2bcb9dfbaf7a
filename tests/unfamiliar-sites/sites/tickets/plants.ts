import { deadClicks, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The error is caught, and the button becomes what it was.
    name: 'paying fails without a message',
    page: '/checkout',
    kinds: kinds.failedClick,
    element: /Pay now/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=email]', 'iris@mail.example');
      await v.click('#continue');
      await v.pause(700);
      await v.click('#continue');
      await v.type('[name=card]', '4111111111111111');
      await v.click('#pay');
      await v.pause(1_800);
      await v.click('#pay');
      await v.pause(900);
      await v.click('#pay');
      await v.waitForNoResponse();
    },
  },
  {
    // A painted fade lies over the lower part of the map.
    name: 'seats of the balcony cannot be chosen',
    page: '/concerts/:id',
    path: '/concerts/301',
    kinds: kinds.noResponse,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#seat-P2', 2, 500);
      await v.click('#seat-P3', 3, 280);
      await v.waitForNoResponse();
    },
  },
  {
    // One saved card has no brand; the error reaches a boundary that shows nothing.
    name: 'the tab with payment methods blanks the page',
    page: '/account',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('#cards');
      await v.settle(4_500);
    },
  },
  {
    // The pattern knows neither plus signs nor long endings; the button says nothing.
    name: 'tickets cannot be sent to a valid address',
    page: '/transfers',
    kinds: [...kinds.form, ...kinds.noResponse],
    isLast: true,
    act: async (v) => {
      await v.type('[name=friend]', 'Jonas');
      await v.type('[name=friend_email]', 'jonas+music@mail.example');
      await v.type('[name=line]', 'See you there');
      await v.click('#transfer-send', 3, 400);
      await v.settle(4_000);
    },
  },
  {
    name: 'joining the waiting list throws',
    page: '/waiting',
    kinds: kinds.brokenClick,
    element: /Join the list/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#area');
      await v.pause(600);
      await v.click('.option >> nth=1');
      await v.pause(700);
      await v.click('#join');
      await v.settle(4_000);
    },
  },
  {
    // A request per click, and nothing changes until the first answer.
    name: 'the next month comes after six seconds without a sign',
    page: '/calendar',
    kinds: kinds.noResponse,
    element: /Next month/,
    act: async (v) => {
      await v.click('#later');
      await v.pause(2_200);
      await v.click('#later');
      await v.settle(9_000);
    },
  },
  {
    name: 'resale offers take almost six seconds',
    page: '/resale',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_500),
  },
  {
    // The sheet closes, and what kept clicks away from the page stays.
    name: 'nothing can be clicked after the sheet with hours is closed',
    page: '/help',
    kinds: kinds.noResponse,
    isLast: true,
    act: async (v) => {
      await v.click('#hours');
      await v.pause(1_500);
      await v.click('#hours-close');
      await v.pause(800);
      await deadClicks('#callback', 4)(v);
    },
  },
  {
    name: 'following an artist always answers with an apology',
    page: '/artists',
    kinds: kinds.failedClick,
    element: /Follow Nordlicht/,
    act: async (v) => {
      await v.click('text=Follow Nordlicht');
      await v.pause(2_400);
      await v.click('text=Follow Nordlicht');
      await v.settle(4_000);
    },
  },
  {
    // It is written below four sections, far below the button.
    name: 'the entry code appears out of sight',
    page: '/tickets',
    kinds: kinds.noResponse,
    element: /Show entry code/,
    act: async (v) => {
      await v.click('#show');
      await v.pause(2_000);
      await v.click('#show', 3, 320);
      await v.waitForNoResponse();
    },
  },
  {
    // The amounts can be focused, and neither Enter nor Space chooses one.
    name: 'the keyboard cannot choose the amount of a gift card',
    page: '/gift',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('[name=whom]').focus();
      await v.page.keyboard.type('Jonas', { delay: 60 });
      await v.key('Tab', 2);
      await v.key('Enter', 2);
      await v.key('Space', 2);
      await v.key('ArrowRight', 2);
      await v.key('Enter', 2);
      await v.key('Tab');
      await v.key('Enter', 2);
      await stays(2_500)(v);
    },
  },
  {
    name: 'the link for parking leads to a page that does not exist',
    page: '/venue',
    alsoOn: ['/parking'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/parking"]');
      await v.pause(2_000);
      await v.back();
      await v.settle(1_500);
    },
  },
];
