import { clicks, deadClicks, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The server refuses the account, the page says nothing.
    name: 'signing up fails without a word',
    page: '/sign-up',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Create account|form/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('#company', 'Fern');
      await v.type('#mail', 'iris');
      await v.click('text=Create account');
      await v.pause(1_500);
      await v.click('text=Create account');
      await v.waitForNoResponse();
    },
  },
  {
    // The box that enables it is far below.
    name: 'a disabled button does not say why',
    page: '/setup',
    kinds: kinds.noResponse,
    element: /Continue/,
    unseen: 'browsers dispatch no click on a disabled button',
    act: deadClicks('#continue', 4),
  },
  {
    name: 'saving throws where the browser lacks a feature',
    page: '/invoices/:id',
    path: '/invoices/1007',
    kinds: kinds.brokenClick,
    element: /Save as PDF/,
    isInstant: true,
    act: clicks('#save', 1, 0, 3_000),
  },
  {
    // It switches on and back off: the change was refused.
    name: 'a switch falls back',
    page: '/reminders',
    kinds: kinds.failedClick,
    element: /Remind late payers/,
    isInstant: true,
    act: clicks('#late', 2, 1_600, 3_000),
  },
  {
    name: 'the code is emptied without a word',
    page: '/verify',
    kinds: [...kinds.request, ...kinds.form, ...kinds.failedClick],
    act: async (v) => {
      await v.page.locator('#otp').focus();
      await v.page.keyboard.type('123456', { delay: 90 });
      await v.pause(1_800);
      await v.page.keyboard.type('123456', { delay: 90 });
      await v.settle(3_000);
    },
  },
  {
    name: 'recalculating freezes the page',
    page: '/taxes',
    kinds: kinds.slow,
    severity: notCritical,
    act: clicks('#recalculate', 3, 1_900, 2_500),
  },
  {
    // 40 are promised, 8 are shown.
    name: 'older invoices stop coming',
    page: '/archive',
    kinds: kinds.noResponse,
    element: /Load older/,
    act: async (v) => {
      await v.click('#older');
      await v.pause(1_700);
      await v.click('#older', 2, 1_300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the period cannot be opened by keyboard',
    page: '/period',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /Choose a period/,
    act: async (v) => {
      await v.page.locator('nav a').last().focus();
      await v.key('Tab');
      await v.key('Enter');
      await v.pause(1_500);
      await v.key('Enter');
      await v.pause(1_000);
      await v.key('Space');
      await v.settle(8_000);
    },
  },
  {
    name: 'the chart empties the page',
    page: '/insights',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: clicks('#chart', 1, 0, 4_500),
  },
  { name: 'reports never load', page: '/reports', kinds: kinds.request, act: stays(3_500) },
  {
    name: 'undo does nothing',
    page: '/drafts',
    kinds: kinds.noResponse,
    element: /Undo/,
    act: async (v) => {
      await v.click('[aria-label="Delete Draft B"]');
      await v.pause(1_300);
      await v.click('.undo', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'integrations throw after loading',
    page: '/integrations',
    kinds: kinds.error,
    severity: notCritical,
    act: stays(2_500),
  },
];
