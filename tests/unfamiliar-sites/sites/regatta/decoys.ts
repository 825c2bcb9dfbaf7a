import type { Decoy } from '../../site.ts';
import { arrive, press, proceed, retype } from './steps.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'leafs quickly through the highlights',
    page: '/',
    act: async (v) => {
      await arrive(v);
      await press(v, '.splide__arrow--next', 5, 260);
      await v.pause(700);
      await press(v, '.splide__arrow--prev', 2, 300);
      await v.settle(2_000);
    },
  },
  {
    name: 'closes the newsletter that comes up and asks for more quotes',
    page: '/',
    act: async (v) => {
      await arrive(v, 'all');
      await v.scroll(900);
      await v.pause(8_200);
      await press(v, '#next-quote', 4, 650);
      await v.settle(2_000);
    },
  },
  {
    name: 'reads an article and returns',
    page: '/',
    act: async (v) => {
      await arrive(v);
      await proceed(v, 'a[href="/news/pontoon"]', /pontoon$/);
      await v.pause(8_500);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'opens and closes answers and downloads two forms',
    page: '/membership',
    act: async (v) => {
      await arrive(v);
      for (const index of [0, 1, 1, 3, 4]) {
        await press(v, `.fold button >> nth=${index}`);
        await v.pause(800);
      }
      await press(v, 'a[href="/files/fees-2027.pdf"]');
      await v.pause(1_500);
      await press(v, 'a[href="/files/swim-test.pdf"]');
      await v.settle(2_500);
    },
  },
  {
    name: 'applies in four steps, goes back once and corrects a ZIP code',
    page: '/join',
    act: async (v) => {
      await arrive(v);
      await press(v, '[name=category][value=student]');
      await v.pause(700);
      await proceed(v, '#step-next', /details$/);
      await proceed(v, '#step-back', /^\/join$/);
      await press(v, '[name=category][value=adult]');
      await v.pause(600);
      await proceed(v, '#step-next', /details$/);
      await v.type('#f-first', 'Ines');
      await v.type('#f-last', 'Moreau');
      await v.type('#f-birth', '11/02/1979');
      await v.type('#f-zip', '4212');
      await v.type('#f-mail', 'ines@moreau.example');
      await v.type('#f-mobile', '2075550148');
      await proceed(v, '#step-next', /details$/);
      await retype(v, '#f-zip', '04212');
      await retype(v, '#f-birth', '11/02/1979');
      await proceed(v, '#step-next', /experience$/);
      await press(v, '[name=level][value=some]');
      await press(v, '[name=swim]');
      await proceed(v, '#step-next', /confirm$/);
      await proceed(v, '#step-next', /confirm$/);
      await press(v, '#terms');
      await v.pause(600);
      await press(v, '#step-next');
      await v.settle(3_500);
    },
  },
  {
    name: 'continues without a category, then counts the family up and down',
    page: '/join',
    act: async (v) => {
      await arrive(v);
      await proceed(v, '#step-next', /^\/join$/);
      await press(v, '[name=category][value=family]');
      await v.pause(700);
      await press(v, '#people-more', 4, 230);
      await press(v, '#people-less', 2, 260);
      await v.pause(500);
      await press(v, '[name=category][value=adult]');
      await v.settle(2_500);
    },
  },
  {
    name: 'compares the schedules of three tabs and looks into an enrollment',
    page: '/courses',
    act: async (v) => {
      await arrive(v);
      await press(v, '[data-course=sweep-technique]');
      await v.pause(1_500);
      await v.click('#enroll-modal .close');
      await v.pause(900);
      for (const kind of ['youth', 'rowing', 'sailing', 'rowing']) {
        await press(v, `#tab-${kind}`);
        await v.pause(1_100);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'enrolls for a course and waits for the boathouse',
    page: '/courses/learn-to-scull',
    act: async (v) => {
      await arrive(v);
      await v.type('#e-name', 'Ines Moreau');
      await v.type('#e-mail', 'ines@moreau.example');
      await press(v, '#e-start');
      await v.pause(900);
      await press(v, '.flatpickr-next-month', 2, 400);
      await v.pause(500);
      await press(v, '.flatpickr-day:not(.prevMonthDay):not(.nextMonthDay) >> nth=9');
      await v.pause(800);
      await press(v, '#send-enroll');
      await v.settle(6_000);
    },
  },
  {
    name: 'filters events and pages through the months',
    page: '/events',
    act: async (v) => {
      await arrive(v);
      await press(v, '#month-next', 3, 380);
      await v.pause(700);
      for (const type of ['regatta', 'social', 'all']) {
        await press(v, `#type-${type}`);
        await v.pause(900);
      }
      await press(v, '#month-back', 2, 420);
      await v.settle(2_500);
    },
  },
  {
    name: 'promises to come with three people, waits for the kitchen and keeps the date',
    page: '/events/summer-ball',
    act: async (v) => {
      await arrive(v);
      await press(v, '#more', 3, 250);
      await press(v, '#fewer');
      await v.pause(500);
      await press(v, '#rsvp');
      await v.pause(4_200);
      await press(v, '#ics');
      await v.pause(1_200);
      await press(v, '#copy-link');
      await v.settle(2_500);
    },
  },
  {
    name: 'looks at pictures one after the other',
    page: '/gallery',
    act: async (v) => {
      await arrive(v);
      await press(v, '.photo >> nth=1');
      await v.pause(1_800);
      if (v.device === 'computer') {
        await v.click('.gnext', 4, 650);
        await v.pause(900);
        await v.key('Escape');
      } else {
        await v.drag({ x: 330, y: 400 }, { x: 70, y: 405 });
        await v.pause(1_200);
        await v.click('.gclose');
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'loads more pictures and opens one of them',
    page: '/gallery',
    act: async (v) => {
      await arrive(v);
      await press(v, '#more-photos');
      await v.pause(2_000);
      await press(v, '.photo >> nth=14');
      await v.pause(2_200);
      await v.click('.gclose');
      await v.settle(2_500);
    },
  },
];
