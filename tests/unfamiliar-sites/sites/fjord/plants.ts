import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { enter, enterAll, ready, tap, tapSeat } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the held fare has expired, and the refusal is not shown',
    page: '/book/passengers',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Continue to payment|holds|passenger|form|name|Mobile|E-mail/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await ready(v, 'PassengerForm');
      await enterAll(v, {
        name0: 'Maren Holth',
        email: 'maren@post.example',
        phone: '412 55 908',
      });
      await tap(v, '.continue');
      await v.pause(2_400);
      await tap(v, '.continue');
      await v.pause(1_700);
      await tap(v, '.continue');
      await v.settle(5_000);
    },
  },
  {
    name: 'the fares never come to life: their chunk belongs to an earlier build',
    page: '/crossings/bodo-moskenes',
    kinds: [...kinds.noResponse, ...kinds.error, ...kinds.request],
    element: /Select|fare|dynamically imported|FarePicker/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, '.fare-select >> nth=1', 3, 420);
      await v.pause(1_900);
      await tap(v, '.fare-select >> nth=1', 2, 380);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'switching to Icelandic kroner throws: its code has a space at the end',
    page: '/fares',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /ISK|currency/i,
    isInstant: true,
    act: async (v) => {
      await ready(v, 'FareTable');
      await tap(v, '[data-code=ISK]');
      await v.pause(1_500);
      await tap(v, '[data-code=ISK]', 2, 500);
      await v.settle(3_500);
    },
  },
  {
    name: 'no seat of deck 6 can be chosen: the map looks them up on deck 5',
    page: '/book/seats',
    kinds: kinds.noResponse,
    element: /canvas|seat/i,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await ready(v, 'SeatMap');
      await tap(v, '[data-deck="6"]');
      await v.pause(1_300);
      await tapSeat(v, 3, 1, 4);
      await v.pause(1_500);
      await tapSeat(v, 5, 4, 3);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the request of a group reloads the page, which comes back empty',
    page: '/groups',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      const answers = {
        organization: 'Solvang skole',
        contact: 'Tiril Nygaard',
        email: 'tiril@post.example',
        travelers: '26',
        plans: 'Class trip to Moskenes in May, two nights.',
      };
      await enterAll(v, answers);
      await tap(v, '.group-form .primary');
      await v.page.waitForURL('**/groups?*', { waitUntil: 'domcontentloaded' });
      await v.pause(3_000);
      await enterAll(v, { ...answers, plans: 'Class trip in May.' });
      await tap(v, '.group-form .primary');
      await v.settle(4_000);
    },
  },
  {
    name: 'the page of the vessels waits five seconds for their positions',
    page: '/live',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(6_000),
  },
  {
    name: 'the lookup refuses every name with a Norwegian letter',
    page: '/my-booking',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await ready(v, 'BookingLookup');
      await enterAll(v, { reference: 'HB7K2Q', lastName: 'Sørensen' });
      await tap(v, '.lookup .primary');
      await v.pause(3_200);
      await enter(v, 'reference', 'hb7k2q');
      await tap(v, '.lookup .primary');
      await v.pause(2_800);
      await enter(v, 'lastName', 'SØRENSEN');
      await tap(v, '.lookup .primary');
      await v.settle(4_500);
    },
  },
  {
    name: 'the preview of a voucher has no box of its own, so its island is never visible',
    page: '/vouchers',
    kinds: kinds.noResponse,
    element: /Preview/,
    isInstant: true,
    act: async (v) => {
      await enter(v, 'greeting', 'Happy birthday, Aslaug!');
      await v.pause(700);
      await tap(v, '.preview', 4, 290);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the guide is not translated, and visitors come straight back',
    page: '/journal',
    alsoOn: ['/journal/nordlys-guide'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await tap(v, '.guide-link');
      await v.page.waitForURL('**/nordlys-guide');
      await v.pause(2_300);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'the choice of guests cannot be left with the keyboard',
    page: '/cabins',
    kinds: kinds.keyboard,
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await ready(v, 'GuestPicker');
      await v.page.locator('.guest-open').focus();
      await v.key('Enter');
      await v.pause(800);
      await v.key('Tab');
      await v.key('Enter');
      await v.key('Tab', 8);
      await v.key('Escape', 2);
      await v.key('Tab', 9);
      await v.key('Escape', 2);
      await v.key('Tab', 7);
      await v.settle(2_500);
    },
  },
  {
    name: 'a port without a position stops the map, and the list keeps loading',
    page: '/ports',
    kinds: kinds.error,
    severity: notCritical,
    isInstant: true,
    act: (v) => v.settle(4_500),
  },
  {
    name: 'two pictures share a transition name, so the veil of the photos stays over the page',
    page: '/cabins/:id',
    path: '/cabins/7',
    kinds: [...kinds.noResponse, ...kinds.brokenClick],
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await ready(v, 'CabinPhotos');
      await tap(v, '.all-photos');
      await v.page.locator('.lightbox').waitFor();
      await v.pause(1_800);
      await v.click('.lightbox-close');
      await v.pause(1_600);
      await tap(v, '.check-stay', 4, 300);
      await v.waitForNoResponse();
    },
  },
];
