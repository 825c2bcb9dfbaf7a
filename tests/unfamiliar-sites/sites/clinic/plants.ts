import { deadClicks, scrollsUpAndDown, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The page that confirms has no frame of this name: Turbo throws and writes "Content missing".
    name: 'a time with the locum answers "Content missing"',
    page: '/appointments',
    kinds: kinds.brokenClick,
    element: /14:30/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('text=14:30');
      await v.settle(4_000);
    },
  },
  {
    // The server answers 500 with JSON; Turbo shows nothing and enables the button again.
    name: 'requesting a prescription fails without a message',
    page: '/prescriptions',
    kinds: kinds.failedClick,
    element: /Request prescription/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=medicine]', 'Ramipril 5 mg');
      await v.choose('[name=pickup]', 'Pharmacy on the quay');
      await v.click('#request');
      await v.pause(1_600);
      await v.click('#request', 3, 350);
      await v.waitForNoResponse();
    },
  },
  {
    // setCustomValidity is set by the first mistake and never cleared.
    name: 'signing in stays rejected after the card number is corrected',
    page: '/login',
    kinds: [...kinds.form, ...kinds.noResponse],
    isLast: true,
    act: async (v) => {
      await v.type('[name=card]', 'A12345');
      await v.type('[name=secret]', 'harbor-7');
      await v.click('#signin');
      await v.pause(2_200);
      await v.click('[name=card]');
      await v.key('Control+a');
      await v.page.keyboard.type('A123456789', { delay: 60 });
      await v.click('#signin');
      await v.pause(1_800);
      await v.click('#signin');
      await v.settle(3_500);
    },
  },
  {
    // The server answers the POST with 200 and a page; Turbo wants a redirect, logs an error and stays.
    name: 'the request for a call is sent and nothing is shown',
    page: '/portal',
    kinds: [...kinds.noResponse, ...kinds.brokenClick],
    element: /Request a call/,
    act: async (v) => {
      await v.type('[name=phone]', '0431 555 0123');
      await v.click('#callback');
      await v.pause(1_700);
      await v.click('#callback', 2, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'registration rejects people born before 1950',
    page: '/register',
    kinds: kinds.form,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=full]', 'Iris Vale');
      await v.type('[name=address]', '4 Quay Road');
      await v.page.locator('[name=born]').focus();
      await v.page.keyboard.type('03141938', { delay: 70 });
      await v.type('[name=insurer]', 'Seamen');
      await v.click('#enroll');
      await v.settle(3_500);
    },
  },
  {
    name: 'the chart of blood values throws and stays empty',
    page: '/results',
    kinds: kinds.error,
    severity: notCritical,
    act: stays(3_000),
  },
  {
    name: 'waiting times arrive after more than five seconds',
    page: '/waiting-times',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_000),
  },
  {
    // A transparent call bar, taller than what is painted of it, lies over the end of the page.
    name: 'the call bar covers the button for dates',
    page: '/travel',
    only: 'phone',
    kinds: kinds.noResponse,
    act: deadClicks('#check', 4),
  },
  {
    name: 'the doctor on duty leads to job offers',
    page: '/emergency',
    alsoOn: ['/jobs'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('a[href="/jobs"]');
      await v.pause(2_000);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    // The page is hidden until a script for experiments is ready, and that script is blocked.
    name: 'booking with one doctor stays blank',
    page: '/team/:id',
    path: '/team/7',
    alsoOn: ['/book/:id'],
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('#book');
      await v.settle(5_000);
    },
  },
  {
    name: 'the price of one treatment is hard to find',
    page: '/prices',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrollsUpAndDown,
  },
  {
    // Tab indents the text, so the keyboard never leaves the field.
    name: 'the keyboard cannot leave the field for symptoms',
    page: '/symptoms',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('[name=since]').focus();
      await v.page.keyboard.type('Sunday', { delay: 60 });
      await v.key('Tab');
      await v.page.keyboard.type('Cough at night', { delay: 60 });
      await v.key('Tab', 6);
      await v.key('Shift+Tab', 2);
      await v.key('Escape');
      await v.key('Tab', 3);
      await v.settle(2_500);
    },
  },
];
