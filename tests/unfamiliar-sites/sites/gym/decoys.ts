import { clicks, clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** The wheel turns the scroll view under the mouse. */
export const pointAtList = async (v: Visitor): Promise<void> => {
  if (v.device === 'computer') await v.page.mouse.move(640, 470);
};

export const decoys: readonly Decoy[] = [
  {
    name: 'pages through the slides and back',
    page: '/',
    act: async (v) => {
      await v.click('[data-testid=hero-next]', 5, 420);
      await v.pause(600);
      await v.click('[data-testid=hero-back]', 2, 500);
      await v.settle(1_500);
    },
  },
  { name: 'opens and closes an answer', page: '/', act: clicks('[data-testid=ask-0]', 4, 650) },
  {
    name: 'reads all answers',
    page: '/',
    act: clicksEach('[data-testid=ask-0]', '[data-testid=ask-1]', '[data-testid=ask-2]'),
  },
  {
    name: 'switches the day faster than the list loads',
    page: '/classes',
    act: async (v) => {
      for (const offset of [1, 2, 3, 1, 0]) {
        await v.click(`[data-testid=day-${offset}]`);
        await v.pause(380);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'narrows the classes and widens them again',
    page: '/classes',
    act: async (v) => {
      for (const kind of ['Yoga', 'Boxing', 'Yoga', 'Boxing']) {
        await v.click(`[data-testid=kind-${kind}]`);
        await v.pause(520);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'scrolls through the day and takes the button to the top',
    page: '/classes',
    act: async (v) => {
      await pointAtList(v);
      for (const pixels of [900, 900, 900, 700]) await v.scroll(pixels);
      await v.pause(900);
      await v.click('[data-testid=to-top]');
      await v.settle(2_500);
    },
  },
  {
    name: 'leaves the waitlist sheet by its scrim, opens it again and joins',
    page: '/classes',
    act: async (v) => {
      await v.click('[data-testid^=wait-] >> nth=0');
      await v.pause(1_300);
      await v.clickAt(v.device === 'phone' ? 200 : 640, 150);
      await v.pause(1_100);
      await v.click('[data-testid^=wait-] >> nth=0');
      await v.pause(1_300);
      await v.click('[data-testid=confirm-wait]');
      await v.settle(4_500);
    },
  },
  {
    name: 'tries several spots, the chosen one twice',
    page: '/classes/:id',
    path: '/classes/2041',
    act: async (v) => {
      for (const mat of [2, 7, 7, 8, 2]) {
        await v.click(`[data-testid=mat-${mat}]`);
        await v.pause(560);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'searches by letter, and each one stops the request before',
    page: '/clubs',
    act: async (v) => {
      await v.type('#club-search', 'derby', 160);
      await v.settle(2_500);
    },
  },
  {
    name: 'likes clubs and takes one back',
    page: '/clubs',
    act: async (v) => {
      for (const index of [0, 1, 2, 1]) {
        await v.click(`[data-testid^=like-] >> nth=${index}`);
        await v.pause(420);
      }
      await v.settle(1_800);
    },
  },
  {
    name: 'enlarges the photo and closes it',
    page: '/clubs/:id',
    path: '/clubs/7',
    act: async (v) => {
      await v.click('[data-testid=photo]');
      await v.pause(1_700);
      await v.clickAt(60, 600);
      await v.settle(2_000);
    },
  },
  {
    name: 'compares monthly and yearly prices',
    page: '/plans',
    act: async (v) => {
      for (const each of ['yearly', 'monthly', 'yearly', 'monthly']) {
        await v.click(`[data-testid=${each}]`);
        await v.pause(650);
      }
      await v.settle(1_500);
    },
  },
];
