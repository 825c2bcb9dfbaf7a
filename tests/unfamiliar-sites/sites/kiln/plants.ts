import { deadClicks, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the voucher form gets a page instead of a redirect, so nothing happens',
    page: '/gift-vouchers',
    kinds: [...kinds.noResponse, ...kinds.brokenClick],
    element: /Add voucher to cart/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=recipient]', 'Wil');
      await v.click('text=Add voucher to cart', 5, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the page with all dates lacks the frame that asks for it',
    page: '/courses/:id',
    path: '/courses/12',
    kinds: kinds.brokenClick,
    element: /See all dates/,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('text=See all dates');
      await v.settle(3_500);
    },
  },
  {
    name: 'the level filter is a dead copy from the cache of Turbo after Back',
    page: '/courses',
    kinds: kinds.noResponse,
    element: /level/i,
    isLast: true,
    act: async (v) => {
      await v.click('#results article a >> nth=1');
      await v.pause(6_500);
      await v.back();
      await v.pause(1_200);
      await v.click('.ts-wrapper:not(.ts-hidden-accessible)', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'reserving the studio stops at a missing Stimulus target',
    page: '/studio-hire',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Reserve the studio/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('text=Sat 14:00');
      await v.pause(900);
      await v.click('text=Reserve the studio', 2, 1_400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the frame with the kiln status gets an error of the server',
    page: '/firing',
    kinds: [...kinds.request, ...kinds.error],
    act: stays(3_000),
  },
  {
    name: 'the journal arrives after more than five seconds',
    page: '/journal',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.page.locator('text=How we mix our ash glaze').waitFor();
      await v.settle(3_000);
    },
  },
  {
    name: 'the exhibition has no pictures and visitors come straight back',
    page: '/gallery',
    alsoOn: ['/exhibition'],
    kinds: kinds.back,
    severity: notCritical,
    isLast: true,
    act: async (v) => {
      await v.click('a[href="/exhibition"]');
      await v.pause(2_400);
      await v.back();
      await v.settle(1_500);
    },
  },
  {
    name: 'the enquiry is rejected for its telephone number and left',
    page: '/groups',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      await v.type('[name=organisation]', 'Canal Trust');
      await v.type('[name=people]', '12');
      await v.type('[name=telephone]', '01453 555123');
      await v.click('text=Send enquiry');
      await v.pause(2_400);
      await v.type('[name=telephone]', '4');
      await v.click('text=Send enquiry');
      await v.settle(2_600);
    },
  },
  {
    name: 'the stream for the wish list names an id that is not on the page',
    page: '/shop/:id',
    path: '/shop/31',
    kinds: kinds.noResponse,
    element: /Add to wish list/,
    act: deadClicks('text=Add to wish list', 4),
  },
  {
    name: 'the tabs do not answer the keyboard',
    page: '/account',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /Settings|Addresses|Bookings/,
    act: async (v) => {
      await v.page.locator('#tab_bookings').focus();
      await v.key('Tab');
      await v.pause(500);
      await v.key('Enter', 2);
      await v.pause(600);
      await v.key('Space');
      await v.pause(600);
      await v.key('Enter');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the notice pushes the glazes down',
    page: '/glazes',
    only: 'phone', // on a computer it moves the page by less than a quarter of the screen
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(3_000),
  },
  {
    name: 'the preloader stays for good when the page comes from Turbo',
    page: '/open-studio',
    kinds: [...kinds.noResponse, 'white-screen'],
    unseen: 'the page below the layer is complete, and visitors click the layer once',
    isLast: true,
    act: async (v) => {
      if ((await v.page.locator('.preloader').count()) === 0) {
        await v.click('footer a[href="/"]');
        await v.pause(1_500);
        await v.click('footer a[href="/open-studio"]');
        await v.pause(1_500);
      }
      await v.pause(3_500);
      await v.clickAt(200, 300);
      await v.waitForNoResponse();
    },
  },
];
