import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'picks days for a rental and books',
    page: '/pujcovna',
    isLast: true,
    act: async (v) => {
      await v.click('#calendar');
      await v.pause(1_400);
      await v.click('.q-date button[aria-label="Další měsíc"], .q-date__arrow >> nth=1');
      await v.pause(1_000);
      await v.click('.q-date__calendar-item--in button >> nth=9');
      await v.pause(600);
      await v.click('.q-date__calendar-item--in button >> nth=11');
      await v.pause(700);
      await v.click('#days-done');
      await v.pause(1_600);
      await v.click('#book');
      await v.settle(3_500);
    },
  },
  {
    name: 'adds and removes a photo',
    page: '/servis',
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('#photos .q-uploader__header .q-btn');
      await v.pause(1_200);
      await (await chooser).setFiles({
        name: 'brzda.png',
        mimeType: 'image/png',
        buffer: Buffer.alloc(80_000, 5),
      });
      await v.pause(2_600);
      await v.click('#photos .q-uploader__file .q-btn');
      await v.settle(2_500);
    },
  },
  {
    name: 'ticks jobs and books an hour',
    page: '/servis',
    act: async (v) => {
      await v.click('#jobs .q-tree__arrow >> nth=1');
      await v.pause(900);
      await v.click('#jobs .q-checkbox >> nth=1');
      await v.pause(900);
      await v.click('#day .q-date__arrow >> nth=1');
      await v.pause(900);
      await v.click('#day .q-date__calendar-item--in button:not([disabled]) >> nth=8');
      await v.pause(1_600);
      await v.click('.filters .q-chip >> nth=1');
      await v.pause(800);
      await v.click('#book-service');
      await v.settle(3_500);
    },
  },
  {
    name: 'turns the bike and changes its color',
    page: '/konfigurator',
    act: async (v) => {
      const { x, y } = await v.centerOf('.bike');
      await v.drag({ x: x - 90, y }, { x: x + 80, y: y + 6 });
      await v.pause(800);
      await v.drag({ x: x + 60, y }, { x: x - 60, y });
      await v.pause(900);
      await v.click('.swatches button >> nth=2');
      await v.settle(3_000);
    },
  },
  {
    name: 'drags a wish upwards',
    page: '/konfigurator',
    act: async (v) => {
      const from = await v.centerOf('.wishes li:nth-child(3) .handle');
      await v.drag(from, { x: from.x, y: from.y - 100 });
      await v.settle(3_500);
    },
  },
  {
    name: 'filters the trips, picks one and zooms the map',
    page: '/trasy',
    act: async (v) => {
      await v.type('[name=filter]', 'lipno', 110);
      await v.pause(1_500);
      await v.click('.trips .q-item >> nth=2');
      await v.pause(1_600);
      await v.click('.leaflet-control-zoom-in', 3, 450);
      await v.settle(2_500);
    },
  },
  {
    name: 'plays the film, pauses it and copies the link',
    page: '/trasy/:id',
    path: '/trasy/3',
    act: async (v) => {
      const { x, y } = await v.centerOf('.film');
      await v.clickAt(x, y);
      await v.pause(2_500);
      await v.clickAt(x, y);
      await v.pause(1_500);
      await v.click('#share');
      await v.settle(3_500);
    },
  },
  {
    name: 'changes settings that save themselves',
    page: '/ucet',
    act: clicksEach('#texts', '#recall', '#texts'),
  },
  {
    name: 'sorts the orders and reads two of them',
    page: '/ucet',
    act: async (v) => {
      await v.click('th >> nth=2');
      await v.pause(1_100);
      await v.click('.order >> nth=0');
      await v.pause(1_500);
      await v.click('.order >> nth=0');
      await v.pause(1_000);
      await v.click('.order >> nth=1');
      await v.settle(3_000);
    },
  },
  {
    name: 'forgets the message, adds it, and asks in the chat',
    page: '/kontakt',
    act: async (v) => {
      await v.type('[name=from]', 'petr@posta.example');
      await v.click('#write');
      await v.pause(1_900);
      await v.type('[name=text]', 'Máte v sobotu otevřeno?');
      await v.click('#write');
      await v.pause(2_200);
      await v.click('#bubble');
      await v.pause(1_200);
      await v.type('poradna-chat input', 'Dobrý den');
      await v.click('poradna-chat form button');
      await v.pause(2_600);
      await v.click('#bubble');
      await v.settle(2_500);
    },
  },
];
