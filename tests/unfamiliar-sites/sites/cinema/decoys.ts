import { clicks, clicksEach, fills, scrolls } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const film = { page: '/films/:id', path: '/films/7' };
const showing = { page: '/showings/:id', path: '/showings/41' };

export const decoys: readonly Decoy[] = [
  {
    name: 'opens the menu and closes it with a click on the page',
    page: '/',
    act: async (v) => {
      await v.click('#more');
      await v.pause(1_200);
      await v.click('#intro');
      await v.settle(8_000);
    },
  },
  { name: 'accepts cookies', page: '/', act: clicks('#accept') },
  {
    name: 'moves through the strip up to its end',
    page: '/',
    act: async (v) => {
      for (let count = 0; count < 4; count += 1) {
        await v.click('pal-strip button >> nth=1');
        await v.pause(700);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'switches between days faster than their transition',
    page: '/',
    act: async (v) => {
      for (const day of [1, 2, 3, 0]) {
        await v.click(`[data-day="${day}"]`);
        await v.pause(180);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'switches to the grid and back, which only a style sheet shows',
    page: '/films',
    act: async (v) => {
      await v.click('text=Grid');
      await v.pause(2_500);
      await v.click('text=List');
      await v.settle(8_000);
    },
  },
  {
    name: 'picks a genre in a styled select',
    page: '/films',
    act: async (v) => {
      await v.click('select');
      await v.pause(700);
      await v.click('option[value=drama]');
      await v.settle(2_000);
    },
  },
  { name: 'scrolls through the endless list', page: '/films', act: scrolls(700, 700, 700, 700) },
  {
    name: 'watches the trailer and clicks beside it',
    ...film,
    act: async (v) => {
      await v.click('#trailer');
      await v.pause(2_500);
      await v.clickAt(20, 300);
      await v.settle(2_000);
    },
  },
  {
    name: 'changes a rating, which is a custom state only',
    ...film,
    act: async (v) => {
      await v.click('[value="3"]');
      await v.pause(1_200);
      await v.click('[value="4"]');
      await v.settle(8_000);
    },
  },
  {
    name: 'opens and closes the hint of the age rating',
    ...film,
    act: clicks('#age', 4, 600, 8_000),
  },
  {
    name: 'chooses seats and gives one back',
    ...showing,
    act: clicksEach(
      '[data-seat=D4] rect',
      '[data-seat=D5] rect',
      '[data-seat=D6] rect',
      '[data-seat=D6] rect',
    ),
  },
  { name: 'clicks a taken seat', ...showing, act: clicks('[data-seat=B5] rect', 1, 0, 4_000) },
  { name: 'enlarges the map', ...showing, act: clicks('#in', 4, 250, 8_000) },
  {
    name: 'moves the map',
    ...showing,
    act: async (v) => {
      const frame = v.page.locator('#frame');
      await frame.scrollIntoViewIfNeeded();
      const box = await frame.boundingBox();
      if (!box) throw new Error('There is no map');
      const edge = { x: box.x + 12, y: box.y + box.height - 12 };
      await v.drag(edge, { x: edge.x + 60, y: edge.y - 60 });
      await v.settle(2_000);
    },
  },
  {
    name: 'counts up',
    page: '/snacks',
    act: clicks('pal-stepper >> nth=1 >> #more', 5, 260),
  },
  { name: 'copies a code', page: '/vouchers', act: clicks('#copy', 1, 0, 2_600) },
  {
    name: 'shows the password and clicks the selected plan',
    page: '/membership',
    act: async (v) => {
      await v.type('[name=password]', 'lantern9');
      await v.click('#show');
      await v.pause(1_200);
      await v.click('[value=month]');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads the ways to a cinema one after the other',
    page: '/cinemas',
    act: clicksEach('summary >> nth=0', 'summary >> nth=1', 'summary >> nth=2'),
  },
  {
    name: 'sorts the archive',
    page: '/archive',
    act: clicksEach('[data-by="1"]', '[data-by="1"]', '[data-by="0"]'),
  },
  {
    name: 'sends a message',
    page: '/contact',
    isLast: true,
    act: fills({ subject: 'Organ', message: 'Is it played on Friday?' }, '#send'),
  },
  {
    name: 'changes switches that save themselves',
    page: '/account',
    act: async (v) => {
      await v.click('#news button');
      await v.pause(800);
      await v.click('#texts button');
      await v.settle(8_000);
    },
  },
  { name: 'prints a ticket', page: '/account', act: clicks('#print', 1, 0, 8_000) },
  { name: 'saves a date in a calendar', page: '/account', act: clicks('#calendar', 1, 0, 8_000) },
  {
    name: 'finds a word and steps through its places',
    page: '/faq',
    act: async (v) => {
      await v.type('pal-find input', 'office');
      await v.click('pal-find #next');
      await v.pause(1_500);
      await v.click('pal-find #next');
      await v.settle(8_000);
    },
  },
];
