import type { Decoy } from '../../site.ts';
import { clicksInFrame, here, presses, pressesEach } from './steps.ts';

/** A picture of one color, larger than the frame that crops it. */
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#c9a"/></svg>';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'mistypes the password once',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await v.type(here('[name=email]'), 'doyun@pyeonji.example');
      await v.type(here('[name=password]'), 'dalbi');
      await presses(v, here('#log-in'));
      await v.pause(2_600);
      await v.page.locator(here('[name=password]')).fill('');
      await v.type(here('[name=password]'), 'dalbit-2291');
      await presses(v, here('#log-in'));
      await v.settle(3_500);
    },
  },
  {
    name: 'changes settings that save themselves, reads two orders and copies the code for friends',
    page: '/my',
    act: pressesEach(
      here('.toggle-push'),
      here('.toggle-mail'),
      here('#orders .item-link >> nth=0'),
      here('#orders .item-link >> nth=1'),
      here('#invite'),
    ),
  },
  {
    name: 'drags a wish upwards, undoes it and sends the list',
    page: '/wish',
    act: async (v) => {
      const from = await v.centerOf(here('#wishes li >> nth=3 >> .sortable-handler'));
      await v.drag(from, { x: from.x, y: from.y - 110 });
      await v.pause(1_900);
      await v.click('.toast.modal-in .toast-button');
      await v.pause(1_500);
      await presses(v, here('#send-wishes'));
      await v.settle(3_000);
    },
  },
  {
    name: 'reads the reviews of one skin type and finds two of them helpful',
    page: '/reviews',
    act: async (v) => {
      await presses(v, here('.chip >> nth=2'));
      await v.pause(1_500);
      await v.centerOf(here('.opinion >> nth=1'));
      await v.scroll(700);
      await v.pause(900);
      await v.scroll(700);
      await v.pause(1_200);
      await presses(v, here('.helped >> nth=8'));
      await v.pause(900);
      await presses(v, here('.helped >> nth=9'));
      await v.settle(2_500);
    },
  },
  {
    name: 'writes a review with a photo, and takes the photo out again',
    page: '/write',
    act: async (v) => {
      await presses(v, here('.star >> nth=2'));
      await v.pause(600);
      await presses(v, here('.star >> nth=4'));
      await v.type(here('[name=opinion]'), '겨울에도 당기지 않아서 좋아요', 60);
      await v.page.locator(here('.attach input')).setInputFiles({
        name: 'face.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(PHOTO),
      });
      await v.pause(2_600);
      const { x, y } = await v.centerOf('.crop .stage');
      await v.drag({ x, y }, { x: x + 40, y: y + 25 });
      await v.pause(900);
      await v.click('#crop');
      await v.pause(2_000);
      await presses(v, here('#take-photo'));
      await v.pause(1_200);
      await presses(v, here('#post'));
      await v.settle(3_000);
    },
  },
  {
    name: 'answers the questions, goes back and changes the tone',
    page: '/tone',
    act: async (v) => {
      const { x, y } = await v.centerOf(here('#oil'));
      await v.drag({ x, y }, { x: x + 80, y });
      await v.pause(900);
      await presses(v, here('#next-step'));
      await v.pause(1_200);
      await presses(v, here('.tone >> nth=1'));
      await v.pause(900);
      await presses(v, here('#next-step'));
      await v.pause(1_500);
      await presses(v, here('#back-step'));
      await v.pause(1_000);
      await presses(v, here('.tone >> nth=3'));
      await v.pause(800);
      await presses(v, here('#next-step'));
      await v.settle(2_500);
    },
  },
  {
    name: 'stamps today, tries it again and turns the wheel',
    page: '/event',
    act: async (v) => {
      await presses(v, here('.stamp >> nth=3'));
      await v.pause(2_000);
      await presses(v, here('.stamp >> nth=3'));
      await v.pause(1_700);
      await presses(v, here('#spin'));
      await v.settle(4_500);
    },
  },
  {
    name: 'plays the show, jumps ahead several times, pauses and writes into its chat',
    page: '/live',
    act: async (v) => {
      await presses(v, here('#play'));
      await v.pause(1_900);
      await presses(v, here('#ahead'), 4, 380);
      await v.pause(1_300);
      await presses(v, here('#play'));
      await v.pause(900);
      await v.type(here('[name=say]'), '건성도 괜찮나요?', 80);
      await presses(v, here('#send-line'));
      await v.settle(4_000);
    },
  },
  {
    name: 'opens two stores on the map and zooms out',
    page: '/stores',
    act: async (v) => {
      await presses(v, here('.store >> nth=1'));
      await v.pause(1_800);
      await presses(v, here('.store >> nth=2'));
      await v.pause(1_800);
      await presses(v, here('.leaflet-control-zoom-out'), 3, 450);
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the number, opens the chat and closes it, then picks a day for a call',
    page: '/contact',
    act: async (v) => {
      await presses(v, here('#tel'));
      await v.pause(2_300);
      await clicksInFrame(v, '#chat', '#bubble');
      await v.pause(2_500);
      await clicksInFrame(v, '#chat', '#bubble');
      await v.pause(1_500);
      await presses(v, here('[name=day]'));
      await v.pause(1_700);
      await v.click('.calendar .calendar-next-month-button');
      await v.pause(1_200);
      await v.click(
        '.calendar .calendar-month-current .calendar-day:not(.calendar-day-prev):not(.calendar-day-next) >> nth=9',
      );
      await v.settle(2_500);
    },
  },
];
