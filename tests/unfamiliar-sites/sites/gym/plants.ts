import { clicks, deadClicks } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The server answers 409, and the app only writes it to the console.
    name: 'booking a class fails without a word',
    page: '/classes/:id',
    path: '/classes/2041',
    kinds: kinds.failedClick,
    element: /Book this class/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('[data-testid=mat-4]');
      await v.pause(700);
      await v.click('[data-testid=book]');
      await v.pause(2_400);
      await v.click('[data-testid=book]');
      await v.waitForNoResponse();
    },
  },
  {
    // Spaces in the number are refused; the message is a screen above the button.
    name: 'the phone number is refused where no one sees it',
    page: '/join',
    kinds: [...kinds.form, ...kinds.noResponse],
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('#join-first', 'Ida');
      await v.type('#join-last', 'Moreau');
      await v.type('#join-email', 'ida@example.com');
      await v.type('#join-phone', '07700 900 142');
      await v.type('#join-street', '4 Mill Lane');
      await v.type('#join-town', 'Leeds');
      await v.type('#join-postcode', 'LS1 4DY');
      await v.click('[data-testid=agree]');
      await v.pause(700);
      await v.click('[data-testid=submit-join]');
      await v.pause(1_900);
      await v.click('[data-testid=submit-join]', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    // The sheet is gone, its layer stays and takes every tap.
    name: 'the closed sheet of opening hours locks the screen on phones',
    page: '/clubs/:id',
    path: '/clubs/7',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /directions|backdrop/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('[data-testid=hours]');
      await v.pause(1_600);
      await v.click('[data-testid=close-hours]');
      await v.pause(1_200);
      await v.click('[data-testid=directions]', 4, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'freezing the membership does nothing for most reasons',
    page: '/freeze',
    kinds: kinds.noResponse,
    element: /Freeze my membership/,
    isInstant: true,
    act: async (v) => {
      await v.click('[data-testid=reason-Travel]');
      await v.pause(600);
      await v.click('[data-testid=months-2]');
      await v.pause(600);
      await v.click('[data-testid=freeze]', 3, 600);
      await v.waitForNoResponse();
    },
  },
  {
    // 14.90 becomes 34.90 and a fee of 45 on the next screen.
    name: 'the cheap plan costs more than twice as much',
    page: '/plans',
    alsoOn: ['/plans/flex'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('[data-testid=choose-flex]');
      await v.pause(2_600);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'comparing weeks throws without lifts',
    page: '/progress',
    kinds: kinds.brokenClick,
    element: /Compare weeks/,
    isInstant: true,
    act: clicks('[data-testid=compare]', 1, 0, 3_500),
  },
  {
    name: 'every day of the trainers freezes the screen',
    page: '/trainers',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      for (const offset of [1, 3, 4]) {
        await v.click(`[data-testid=free-${offset}]`);
        await v.pause(2_000);
      }
      await v.settle(2_000);
    },
  },
  {
    // The cookie of the session is dropped, so the account sends back to the form.
    name: 'logging in leads back to the login',
    page: '/login',
    alsoOn: ['/account'],
    kinds: [...kinds.form, ...kinds.failedClick],
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('#login-email', 'ida@example.com');
      await v.type('#login-secret', 'heron-4418');
      await v.click('[data-testid=log-in]');
      await v.pause(2_400);
      await v.type('#login-secret', 'heron-4418');
      await v.click('[data-testid=log-in]');
      await v.pause(2_400);
      await v.type('#login-secret', 'Heron-4418');
      await v.click('[data-testid=log-in]');
      await v.settle(4_000);
    },
  },
  {
    // Each poll of the credit makes a new form.
    name: 'the invitation empties itself while it is written',
    page: '/refer',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      for (let turn = 0; turn < 2; turn += 1) {
        await v.type('#friend', 'tomas@example.com', 90);
        await v.pause(500);
        await v.type('#words', 'Come and row with me on Thursdays, it is good.', 80);
        await v.pause(1_500);
      }
      await v.settle(3_000);
    },
  },
  {
    // A space in the town breaks the query on the server; the app shows an empty list.
    name: 'the search finds nothing for towns of two words',
    page: '/clubs',
    kinds: [...kinds.failedClick, ...kinds.form],
    act: async (v) => {
      await v.type('#club-search', 'leeds north', 120);
      await v.pause(2_200);
      for (let count = 0; count < 11; count += 1) await v.page.keyboard.press('Backspace');
      await v.pause(900);
      await v.type('#club-search', 'york mill', 120);
      await v.settle(4_000);
    },
  },
  {
    name: 'the banner covers the button that sends the gift card',
    page: '/gift',
    kinds: kinds.noResponse,
    element: /Send gift card|Summer pass|promo/i,
    isInstant: true,
    act: async (v) => {
      await v.click('[data-testid=amount-100]');
      await v.pause(900);
      await deadClicks('[data-testid=send-gift]', 4)(v);
    },
  },
  {
    name: 'the rules of the summer challenge are missing',
    page: '/challenges',
    alsoOn: ['/challenges/summer-rules'],
    kinds: [...kinds.back, ...kinds.request],
    severity: notCritical,
    act: async (v) => {
      await v.click('[data-testid=rules-0]');
      await v.pause(2_200);
      await v.back();
      await v.settle(2_000);
    },
  },
];
