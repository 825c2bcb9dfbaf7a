import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { accountDecoys } from './decoys-more.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'reads down the front page while its numbers count up',
    page: '/',
    act: async (v) => {
      for (let n = 0; n < 5; n += 1) {
        await v.scroll(420);
        await v.pause(900);
      }
      await v.settle(800);
    },
  },
  {
    name: 'pages quickly through what members say',
    page: '/',
    act: clicks('.voice-next', 5, 480),
  },
  {
    name: 'stops and starts the video',
    page: '/',
    act: clicks('.video-toggle', 4, 700),
  },
  {
    name: 'closes what appears before leaving',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.page.mouse.move(640, 200, { steps: 4 });
      await v.page.mouse.move(640, -30, { steps: 6 });
      await v.pause(2_000);
      await v.click('.exit-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'searches, finds out enough and closes the search',
    page: '/',
    act: async (v) => {
      await v.click('.search-open');
      await v.pause(600);
      await v.page.keyboard.type('refor', { delay: 110 });
      await v.pause(1_800);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes an address for the letter, is corrected and subscribes',
    page: '/',
    act: async (v) => {
      await v.type('[name=letter]', 'iris');
      await v.click('.letter button');
      await v.pause(1_800);
      await v.type('[name=letter]', '@example.org');
      await v.click('.letter button');
      await v.settle(2_500);
    },
  },
  {
    name: 'compares the days',
    page: '/timetable',
    act: async (v) => {
      for (const day of [1, 2, 3, 2, 1, 4]) {
        await v.click(`[data-day="${day}"]`);
        await v.pause(420);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'switches filters on and off',
    page: '/timetable',
    act: async (v) => {
      for (const name of ['yoga', 'pilates', 'yoga', 'Mill', 'Mill', 'pilates']) {
        await v.click(`[data-filter="${name}"]`);
        await v.pause(500);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'leafs to later weeks, which load slowly under a placeholder',
    page: '/timetable',
    act: async (v) => {
      await v.click('.week-next', 3, 700);
      await v.pause(2_000);
      await v.click('.week-prev');
      await v.settle(2_500);
    },
  },
  {
    name: 'saves a class, changes their mind, and looks at all dates',
    page: '/classes/:id',
    path: '/classes/204',
    act: async (v) => {
      await v.click('.heart', 3, 600);
      await v.pause(900);
      await v.click('.dates');
      await v.pause(1_500);
      await v.click('.dates');
      await v.settle(1_500);
    },
  },
  {
    name: 'tries several spots in the room',
    page: '/book',
    act: async (v) => {
      if (await v.page.locator('.pick').first().isVisible()) await v.click('.pick >> nth=1');
      await v.pause(1_000);
      for (const spot of [1, 2, 7, 11, 12, 7]) {
        await v.click(`.spot[data-spot="${spot}"]`);
        await v.pause(420);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'books a class, corrects a field on the way and waits for the payment',
    page: '/book',
    isLast: true,
    act: async (v) => {
      if (await v.page.locator('.pick').first().isVisible()) await v.click('.pick >> nth=2');
      await v.pause(1_200);
      await v.click('.spot[data-spot="4"]');
      await v.pause(1_200);
      await v.click('.to-details');
      await v.pause(800);
      await v.type('[name=fullname]', 'Iris');
      await v.click('text=Continue to payment');
      await v.pause(1_600);
      await v.type('[name=mail]', 'iris@example.org');
      await v.click('text=Continue to payment');
      await v.pause(1_200);
      await v.click('.confirm');
      await v.pause(2_600);
      await v.settle(3_000);
    },
  },
  {
    name: 'changes the number of passes in the bag and closes it',
    page: '/passes',
    act: async (v) => {
      await v.click('.add >> nth=1');
      await v.pause(1_200);
      await v.click('.plus >> nth=0', 4, 260);
      await v.pause(500);
      await v.click('.less >> nth=0', 2, 260);
      await v.pause(900);
      await v.click('.bag-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'removes a pass, undoes it and removes it again',
    page: '/passes',
    act: async (v) => {
      await v.click('.add >> nth=2');
      await v.pause(1_200);
      await v.click('.remove >> nth=0');
      await v.pause(1_100);
      await v.click('.undo');
      await v.pause(900);
      await v.click('.remove >> nth=0');
      await v.pause(900);
      await v.click('.bag-close');
      await v.settle(1_500);
    },
  },
  {
    name: 'compares prices far down with the offers above and chooses one',
    page: '/passes',
    act: async (v) => {
      await v.click('.jump >> nth=0');
      await v.pause(3_500);
      await v.scroll(-900);
      await v.pause(1_200);
      await v.scroll(900);
      await v.pause(2_500);
      await v.click('.add >> nth=2');
      await v.pause(1_500);
      await v.click('.bag-close');
      await v.settle(1_500);
    },
  },
  ...accountDecoys,
];
