import type { Decoy } from '../../site.ts';
import { enter, enterAll, ready, tap, tapSeat } from './steps.ts';

export const bookingDecoys: readonly Decoy[] = [
  {
    name: 'swaps the ports back and forth and searches',
    page: '/',
    isLast: true,
    act: async (v) => {
      await ready(v, 'TripSearch');
      await tap(v, '.swap', 3, 420);
      await v.choose('[name=to]', 'Svolvær');
      await v.pause(700);
      await tap(v, '.trip .primary');
      await v.page.waitForURL('**/timetable?*', { waitUntil: 'domcontentloaded' });
      await v.settle(2_500);
    },
  },
  {
    name: 'pages through the days quickly and back',
    page: '/timetable',
    act: async (v) => {
      await ready(v, 'DayBoard');
      await tap(v, '.day-after', 5, 240);
      await v.pause(1_400);
      await v.click('.day-before', 3, 240);
      await v.settle(2_000);
    },
  },
  {
    name: 'ticks and unticks the filters and opens stops',
    page: '/timetable',
    act: async (v) => {
      await ready(v, 'DayBoard');
      await tap(v, '.by-cars');
      await v.pause(450);
      await tap(v, '.by-direct');
      await v.pause(500);
      await tap(v, '.by-direct');
      await v.pause(700);
      await tap(v, '.stops >> nth=0', 2, 900);
      await tap(v, '.stops >> nth=1');
      await v.settle(2_000);
    },
  },
  {
    name: 'looks through the months and picks a day',
    page: '/timetable',
    act: async (v) => {
      await ready(v, 'DayBoard');
      await tap(v, '.day');
      await v.page.locator('.flatpickr-calendar.open').waitFor();
      await v.pause(700);
      await v.click('.flatpickr-next-month', 3, 350);
      await v.click('.flatpickr-prev-month', 1, 350);
      await v.pause(500);
      await v.click('.flatpickr-calendar.open .flatpickr-day:not(.prevMonthDay) >> nth=12');
      await v.settle(2_200);
    },
  },
  {
    name: 'downloads the timetable',
    page: '/timetable',
    act: async (v) => {
      await tap(v, '.pdf');
      await v.settle(2_500);
    },
  },
  {
    name: 'compares currencies quickly',
    page: '/fares',
    act: async (v) => {
      await ready(v, 'FareTable');
      for (const code of ['EUR', 'USD', 'EUR', 'GBP', 'NOK', 'EUR']) {
        await tap(v, `[data-code=${code}]`);
        await v.pause(380);
      }
      await v.click('[data-code=EUR]', 2, 300);
      await v.settle(2_500);
    },
  },
  {
    name: 'chooses seats on deck 5, gives one back and takes it again',
    page: '/book/seats',
    act: async (v) => {
      await ready(v, 'SeatMap');
      await tapSeat(v, 1, 1);
      await v.pause(700);
      await tapSeat(v, 1, 2);
      await v.pause(500);
      await tapSeat(v, 1, 2, 2);
      await v.pause(900);
      await tapSeat(v, 4, 2);
      await v.settle(2_000);
    },
  },
  {
    name: 'zooms the seat map in and out',
    page: '/book/seats',
    act: async (v) => {
      await ready(v, 'SeatMap');
      await tap(v, '.zoom-in', 3, 350);
      await v.pause(1_500);
      await v.click('.zoom-out', 3, 350);
      await v.pause(800);
      await tap(v, '[data-deck="6"]');
      await v.pause(900);
      await tap(v, '[data-deck="5"]');
      await v.settle(2_000);
    },
  },
  {
    name: 'adds travelers, removes one and saves for later',
    page: '/book/passengers',
    act: async (v) => {
      await ready(v, 'PassengerForm');
      await enter(v, 'name0', 'Jorunn Vik');
      await tap(v, '.add-row', 2, 600);
      await enter(v, 'name1', 'Eskil Vik');
      await v.choose('[name=kind1]', 'Child');
      await v.pause(500);
      await tap(v, '.remove-row >> nth=2');
      await v.pause(700);
      await tap(v, '.save-draft');
      await v.page.locator('text=Saved. You can finish').waitFor();
      await v.settle(2_000);
    },
  },
  {
    name: 'makes the vehicle longer step by step and waits for the price',
    page: '/vehicles',
    act: async (v) => {
      await ready(v, 'VehicleCalculator');
      await tap(v, '.kind >> text=Camper');
      await v.pause(500);
      await tap(v, '.longer', 6, 200);
      await v.click('.shorter', 2, 200);
      await v.pause(400);
      await tap(v, '.tall');
      await tap(v, '.calculate');
      await v.page.locator('.price >> text=kr').waitFor();
      await v.settle(2_500);
    },
  },
  {
    name: 'mistypes the reference once and finds the booking',
    page: '/my-booking',
    isLast: true,
    act: async (v) => {
      await ready(v, 'BookingLookup');
      await enterAll(v, { reference: 'HB7K20', lastName: 'Berg' });
      await tap(v, '.lookup .primary');
      await v.page.locator('text=We cannot find').waitFor();
      await v.pause(1_900);
      await enter(v, 'reference', 'HB7K2Q');
      await v.key('Enter');
      await v.page.locator('.booking').waitFor();
      await v.pause(1_200);
      await tap(v, '.send-again');
      await v.settle(2_500);
    },
  },
  {
    name: 'tries amounts and puts two vouchers into the basket with a double click',
    page: '/vouchers',
    act: async (v) => {
      await ready(v, 'VoucherAmount');
      for (const amount of ['1000', '2500', '1000']) {
        await tap(v, `.chip >> text="kr ${amount}"`);
        await v.pause(330);
      }
      await enter(v, 'amount', '750');
      await v.pause(500);
      await tap(v, '.to-basket', 2, 90);
      await v.settle(2_500);
    },
  },
];
