import type { Decoy } from '../../site.ts';
import { drag } from './steps.ts';

export const more: readonly Decoy[] = [
  {
    name: 'opens the ways to two shops and cancels',
    page: '/shops',
    act: async (v) => {
      for (const shop of [1, 3]) {
        await v.click(`#way-${shop}`);
        await v.pause(1_100);
        await v.click('.action-sheet-cancel');
        await v.pause(900);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'types a postcode after the browser keeps the place to itself',
    page: '/shops',
    act: async (v) => {
      await v.click('#near');
      await v.pause(2_600);
      await v.type('input[name=postcode]', 'LA1 4XQ');
      await v.click('#measure');
      await v.settle(2_200);
    },
  },
  {
    name: 'sets how many minutes before six the reminder comes',
    page: '/account',
    act: async (v) => {
      await drag(v, '#ahead .range-knob-handle', { x: v.device === 'computer' ? 180 : 90, y: 0 });
      await drag(v, '#ahead .range-knob-handle', { x: -50, y: 0 });
      await v.settle(2_000);
    },
  },
  {
    name: 'turns on the letter and off again',
    page: '/account',
    act: async (v) => {
      await v.click('#letter');
      await v.pause(1_600);
      await v.click('#letter');
      await v.settle(2_600);
    },
  },
  {
    name: 'watches the oven while one answer of the server is an error',
    page: '/orders/:id',
    path: '/orders/1041',
    act: (v) => v.settle(9_500),
  },
  {
    name: 'pulls the orders down for the latest',
    page: '/orders',
    only: 'phone',
    act: async (v) => {
      await drag(v, '.hint', { x: 0, y: 260 });
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the code for a friend twice',
    page: '/loyalty',
    act: async (v) => {
      await v.click('#copy');
      await v.pause(2_600);
      await v.click('#copy');
      await v.settle(2_500);
    },
  },
  {
    name: 'searches the answers and opens some',
    page: '/help',
    act: async (v) => {
      await v.type('#ask', 'bread');
      await v.pause(900);
      await v.key('Backspace', 5);
      await v.pause(700);
      for (const n of [0, 1, 1, 3]) {
        await v.click(`.question >> nth=${n}`);
        await v.pause(650);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'forgets the address, corrects it and sends the message',
    page: '/contact',
    act: async (v) => {
      await v.type('input[name=sender]', 'Iris');
      await v.type('input[name=email]', 'iris');
      await v.type('textarea[name=message]', 'Is the rye without milk?');
      await v.click('#send');
      await v.pause(1_800);
      await v.click('input[name=email]');
      await v.key('End');
      await v.page.keyboard.type('@post.example', { delay: 60 });
      await v.click('#send');
      await v.settle(3_500);
    },
  },
  {
    name: 'turns the months forth and back and takes a day',
    page: '/gift',
    act: async (v) => {
      await v.click('#date');
      await v.pause(1_300);
      await v.click('[aria-label="Next month"]', 3, 650);
      await v.click('[aria-label="Previous month"]', 1);
      await v.pause(900);
      await v.click('.calendar-month >> nth=1 >> .calendar-day[data-day="14"]');
      await v.pause(900);
      await v.click('#confirm-button');
      await v.settle(1_500);
    },
  },
  {
    name: 'waits for the till, which was announced to take five seconds',
    page: '/gift',
    act: async (v) => {
      await v.type('input[name=card]', '40021188');
      await v.click('#balance');
      await v.settle(6_800);
    },
  },
  {
    name: 'drags the favourites into another order',
    page: '/favourites',
    act: async (v) => {
      await drag(v, '#favourite-101 ion-reorder', { x: 0, y: 150 });
      await v.pause(900);
      await drag(v, '#favourite-161 ion-reorder', { x: 0, y: -140 });
      await v.settle(2_000);
    },
  },
];
