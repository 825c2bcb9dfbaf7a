import { clicks, clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

/** Ordinary use of the pages about the school. */
export const decoys: readonly Decoy[] = [
  {
    name: 'accepts the cookies',
    page: '/',
    act: async (v) => {
      if (await v.page.locator('text=That’s fine').isVisible()) await v.click('text=That’s fine');
      await v.settle(1_200);
    },
  },
  {
    name: 'leafs through what students say',
    page: '/',
    act: clicks('.swiper-button-next', 4, 450),
  },
  {
    name: 'subscribes after correcting the address',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('[name=letter_email]', 'iris');
      await v.click('text=Subscribe');
      await v.pause(2_200);
      await v.type('[name=letter_email]', '@post.example');
      await v.click('text=Subscribe');
      await v.settle(2_500);
    },
  },
  {
    name: 'clicks the logo on the front page',
    page: '/',
    act: clicks('.logo', 1, 0, 2_500),
  },
  {
    name: 'chooses a level',
    page: '/courses',
    act: async (v) => {
      await v.click('.ts-control');
      await v.pause(700);
      await v.click('.ts-dropdown .option >> text=Improver');
      await v.settle(2_000);
    },
  },
  {
    name: 'flips through the calendar and picks a date',
    page: '/courses',
    act: async (v) => {
      await v.click('#from');
      await v.pause(700);
      await v.click('.flatpickr-next-month', 4, 300);
      await v.click('.flatpickr-prev-month', 2, 300);
      await v.click('.flatpickr-day:not(.flatpickr-disabled):not(.prevMonthDay) >> nth=12');
      await v.settle(2_200);
    },
  },
  {
    name: 'pages through the courses',
    page: '/courses',
    isLast: true,
    act: async (v) => {
      await v.click('[rel=next]');
      await v.pause(1_600);
      await v.click('[rel=next], [rel=prev]');
      await v.settle(2_000);
    },
  },
  {
    name: 'opens and closes a question',
    page: '/courses/:id',
    path: '/courses/12',
    act: clicks('summary', 4, 550),
  },
  {
    name: 'raises the number of places and books',
    page: '/courses/:id',
    path: '/courses/12',
    act: async (v) => {
      await v.click('[aria-label="One place more"]', 4, 230);
      await v.pause(700);
      await v.click('[aria-label="One place less"]', 2, 230);
      await v.click('text=Book a place');
      await v.settle(2_500);
    },
  },
  {
    name: 'reads more reviews until there are no more',
    page: '/courses/:id',
    path: '/courses/12',
    act: async (v) => {
      for (let left = 3; left > 0; left -= 1) {
        if (!(await v.page.locator('text=More reviews').isVisible())) break;
        await v.click('text=More reviews');
        await v.pause(1_100);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'leafs through the pictures in the lightbox',
    page: '/gallery',
    act: async (v) => {
      await v.click('.thumb >> nth=2');
      await v.pause(900);
      await v.click('dialog [aria-label=Next]', 5, 380);
      await v.click('dialog >> text=Close');
      await v.settle(1_500);
    },
  },
  {
    name: 'switches quickly between the chips',
    page: '/gallery',
    act: async (v) => {
      for (const chip of ['Bowls', 'Cups', 'Vases']) {
        await v.click(`.chip >> text=${chip}`);
        await v.pause(240);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'shows more pieces',
    page: '/gallery',
    act: async (v) => {
      await v.click('.chip >> text=All');
      await v.pause(1_400);
      await v.click('text=Show more pieces');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads about a piece and goes back',
    page: '/gallery',
    isLast: true,
    act: async (v) => {
      await v.click('figcaption a >> nth=3');
      await v.pause(7_000);
      await v.back();
      await v.settle(1_800);
    },
  },
  {
    name: 'searches the answers',
    page: '/faq',
    act: async (v) => {
      await v.type('[name=term]', 'kayak');
      await v.pause(900);
      await v.page.locator('[name=term]').fill('');
      await v.settle(1_500);
    },
  },
  {
    name: 'jumps from question to question',
    page: '/faq',
    act: clicksEach('.chip >> nth=4', '.chip >> nth=1', '.chip >> nth=0'),
  },
];
