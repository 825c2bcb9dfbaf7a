import { clicks } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { pointAtList } from './decoys.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'reads a plan at length and goes back',
    page: '/plans',
    act: async (v) => {
      await v.click('[data-testid=choose-plus]');
      await v.pause(6_000);
      await pointAtList(v);
      await v.scroll(300);
      await v.pause(7_000);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'cancels a booking after keeping it once',
    page: '/bookings',
    act: async (v) => {
      await v.click('[data-testid^=cancel-] >> nth=1');
      await v.pause(1_300);
      await v.click('[data-testid=keep]');
      await v.pause(1_100);
      await v.click('[data-testid^=cancel-] >> nth=1');
      await v.pause(1_200);
      await v.click('[data-testid=yes-cancel]');
      await v.settle(3_500);
    },
  },
  {
    name: 'refreshes the bookings, and nothing is new',
    page: '/bookings',
    act: clicks('[data-testid=refresh]', 2, 1_500, 3_000),
  },
  {
    name: 'corrects the email of a guest, and the fields are emptied',
    page: '/guest-pass',
    act: async (v) => {
      await v.type('#guest-who', 'Tomas');
      await v.type('#guest-email', 'tomas');
      await v.click('[data-testid=create-pass]');
      await v.pause(1_800);
      await v.click('#guest-email');
      await v.key('End');
      await v.page.keyboard.type('@example.com', { delay: 80 });
      await v.click('[data-testid=create-pass]');
      await v.settle(4_000);
    },
  },
  {
    name: 'steps the days up to the limit and down again',
    page: '/guest-pass',
    act: async (v) => {
      await v.click('[data-testid=days-more]', 7, 240);
      await v.pause(900);
      await v.click('[data-testid=days-less]', 3, 300);
      await v.settle(2_000);
    },
  },
  {
    name: 'switches reminders off and on',
    page: '/settings',
    act: async (v) => {
      await v.click('[data-testid=switch-0]', 2, 1_100);
      await v.pause(700);
      await v.click('[data-testid=switch-2]');
      await v.settle(2_500);
    },
  },
  {
    name: 'sets switches and the language by keyboard',
    page: '/settings',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('input[role=switch]').first().focus();
      await v.key('Space');
      await v.pause(900);
      await v.key('Tab');
      await v.key('Space');
      await v.key('Tab', 3);
      await v.key('Enter');
      await v.settle(2_500);
    },
  },
  { name: 'counts repetitions', page: '/workouts', act: clicks('[data-testid=rep]', 12, 330) },
  {
    name: 'pages through the trainers and closes a sheet',
    page: '/trainers',
    act: async (v) => {
      await v.click('[data-testid=rail-next]', 2, 600);
      await v.pause(700);
      await v.click('[data-testid=rail-back]', 2, 600);
      await v.pause(900);
      await v.click('[data-testid=coach-0]');
      await v.pause(1_500);
      if (v.device === 'computer') await v.key('Escape');
      else await v.click('[data-testid=close-sheet]');
      await v.settle(2_000);
    },
  },
  {
    name: 'chats, and the field is emptied after each message',
    page: '/help',
    act: async (v) => {
      for (const text of ['Do you have towels?', 'And lockers?']) {
        await v.type('#message', text);
        await v.click('[data-testid=post]');
        await v.pause(2_600);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'reads on while the news load',
    page: '/news',
    act: async (v) => {
      await pointAtList(v);
      for (const pixels of [700, 700, 900, 700]) {
        await v.scroll(pixels);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'joins a challenge, leaves it and reads the rules of another',
    page: '/challenges',
    act: async (v) => {
      await v.click('[data-testid=challenge-1]', 2, 1_300);
      await v.pause(900);
      await v.click('[data-testid=rules-1]');
      await v.pause(9_500);
      await v.back();
      await v.settle(2_000);
    },
  },
];
