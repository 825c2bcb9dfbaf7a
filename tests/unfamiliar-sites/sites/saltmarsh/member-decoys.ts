import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { picksDay, uploads } from './steps.ts';

export const memberDecoys: readonly Decoy[] = [
  {
    name: 'adds a small photo, chooses a day and writes a message',
    page: '/gift',
    act: async (v) => {
      await picksDay(v, '#day', 11);
      await v.type('[name=message]', 'Happy birthday, with love from the sea.');
      await uploads(v, 900);
      await v.click('#no-photo');
      await v.settle(2_200);
    },
  },
  {
    name: 'searches, finds nothing, scrolls the long list and opens an article',
    page: '/archive',
    act: async (v) => {
      await v.type('[name=term]', 'zebra', 120);
      await v.pause(1_900);
      await v.page.keyboard.press('Control+a');
      await v.page.keyboard.press('Backspace');
      await v.pause(1_200);
      const { x, y } = await v.centerOf('.scroller');
      if (v.device === 'computer') {
        await v.page.mouse.move(x, y);
        for (let count = 0; count < 3; count += 1) {
          await v.page.mouse.wheel(0, 900);
          await v.pause(700);
        }
      } else await v.drag({ x, y: y + 90 }, { x, y: y - 90 });
      await v.pause(900);
      await v.clickAt(x, y);
      await v.pause(2_000);
      await v.clickAt(40, 60);
      await v.settle(2_200);
    },
  },
  {
    name: 'fills words in, moves with the arrows and corrects a letter',
    page: '/crossword',
    act: async (v) => {
      await v.click('[data-cell="0"]');
      await v.page.keyboard.type('ternz', { delay: 180 });
      await v.pause(700);
      await v.key('ArrowLeft', 2);
      await v.key('ArrowDown', 2);
      await v.key('Backspace', 2);
      await v.pause(700);
      await v.page.keyboard.type('du', { delay: 180 });
      await v.settle(2_000);
    },
  },
  {
    name: 'turns the direction with a second click and reveals a letter',
    page: '/crossword',
    act: async (v) => {
      await v.click('[data-cell="14"]', 3, 900);
      await v.pause(700);
      await v.click('.clue >> nth=1');
      await v.pause(1_000);
      await v.click('#reveal');
      await v.pause(1_400);
      await v.click('#no-reveal');
      await v.pause(1_200);
      await v.click('#reveal');
      await v.pause(1_400);
      await v.click('#yes-reveal');
      await v.settle(2_000);
    },
  },
  {
    name: 'skips an issue, takes it back and changes the phone number',
    page: '/account',
    act: async (v) => {
      await v.click('.skip >> nth=1');
      await v.pause(1_500);
      await v.click('[data-sonner-toast] [data-button]');
      await v.pause(1_500);
      await v.click('.skip >> nth=2', 2, 1_100);
      await v.pause(900);
      await v.click('[name=phone]');
      await v.page.keyboard.press('End');
      await v.page.keyboard.type('4', { delay: 80 });
      await v.settle(2_600);
    },
  },
  {
    name: 'forgets the last day, then holds the post',
    page: '/account',
    act: async (v) => {
      await picksDay(v, '#hold', 9);
      await v.click('#save-hold');
      await v.pause(1_900);
      await v.click('.rdp-day:not(.rdp-outside) .rdp-day_button >> nth=15');
      await v.pause(1_100);
      await v.click('#save-hold');
      await v.settle(2_800);
    },
  },
  {
    name: 'forgets the reason, then takes the offer',
    page: '/account/cancel',
    isLast: true,
    act: async (v) => {
      await v.click('#go');
      await v.pause(1_700);
      await v.click('.reason >> nth=0');
      await v.pause(700);
      await v.click('#go');
      await v.pause(2_000);
      await v.click('#accept-offer');
      await v.settle(3_000);
    },
  },
  {
    name: 'writes too short a letter, drags a photo and sends it',
    page: '/letters',
    isLast: true,
    act: async (v) => {
      await v.type('[name=title]', 'The ferry');
      await v.type('[name=letter]', 'It was late.');
      await v.pause(1_600);
      await clicksEach('.topic >> nth=0', '.topic >> nth=2', '.topic >> nth=2')(v);
      const from = await v.centerOf('.snap >> nth=0');
      const to = await v.centerOf('.snap >> nth=2');
      await v.drag(from, { x: to.x + 10, y: to.y });
      await v.pause(1_400);
      await v.click('#post-letter');
      await v.pause(1_900);
      await v.click('[name=letter]');
      await v.page.keyboard.press('Control+End');
      await v.page.keyboard.type(' We sang on the way.', { delay: 60 });
      await v.click('#post-letter');
      await v.settle(3_200);
    },
  },
  {
    name: 'drags the amount, forgets the name and leaves to pay',
    page: '/donate',
    isLast: true,
    act: async (v) => {
      await clicksEach('#often [role=tab] >> nth=1', '.amount >> nth=0', '.amount >> nth=0')(v);
      const { x, y } = await v.centerOf('#amount');
      await v.drag({ x: x - 40, y }, { x: x + 20, y });
      await v.pause(900);
      await v.type('[name=mail]', 'jonas@home.example');
      await v.click('#donate');
      await v.pause(1_900);
      await v.type('[name=donor]', 'Jonas Wick');
      await v.click('#donate');
      await v.settle(4_500);
    },
  },
];
