import { clicks, clicksEach, comesBack, selects } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'leafs through pictures',
    page: '/',
    act: async (v) => {
      await v.click('#views a');
      await v.pause(1_500);
      await v.key('ArrowRight', 3);
      await v.pause(600);
      await v.key('Escape');
      await v.settle(2_000);
    },
  },
  { name: 'changes the language and back', page: '/', act: clicks('#lang', 2, 900) },
  { name: 'tries dark and light', page: '/', act: clicks('#theme', 4, 450) },
  { name: 'selects the introduction', page: '/', only: 'computer', act: selects('#lead') },
  { name: 'zooms the map', page: '/map', act: clicks('.leaflet-control-zoom-in', 6, 300) },
  {
    name: 'drags the map and clicks into it',
    page: '/map',
    only: 'computer',
    act: async (v) => {
      const box = await v.page.locator('#map').boundingBox();
      if (!box) throw new Error('No map');
      await v.page.mouse.move(box.x + 300, box.y + 120);
      await v.page.mouse.down();
      await v.page.mouse.move(box.x + 200, box.y + 170, { steps: 8 });
      await v.page.mouse.up();
      await v.pause(800);
      for (let count = 0; count < 3; count += 1) await v.clickAt(box.x + 350, box.y + 90);
      await v.settle(2_500);
    },
  },
  {
    name: 'opens and closes a hut on the map',
    page: '/map',
    act: async (v) => {
      await v.click('.pin');
      await v.pause(1_400);
      await v.click('.leaflet-popup-close-button');
      await v.settle(2_500);
    },
  },
  {
    name: 'adds guests',
    page: '/huts/:id',
    path: '/huts/2',
    act: clicks('[aria-label="More guests"]', 5, 180),
  },
  {
    name: 'reads when to leave',
    page: '/stay',
    act: clicksEach('text=Leave', 'text=Arrive', 'text=Leave'),
  },
  { name: 'opens and closes an answer', page: '/stay', act: clicks('#pets summary', 4, 600) },
  {
    name: 'reads the rules in a dialog',
    page: '/stay',
    act: async (v) => {
      await v.click('#rules');
      await v.pause(1_600);
      await v.key('Escape');
      await v.settle(2_500);
    },
  },
  { name: 'switches the weather on and off', page: '/stay', act: clicks('#news', 2, 1_000) },
  { name: 'gives stars', page: '/stay', act: clicks('#stars', 2, 900, 2_500) },
  {
    name: 'chooses a region',
    page: '/find',
    act: async (v) => {
      await v.click('#region');
      await v.pause(900);
      await v.click('wa-option:has-text("East")');
      await v.settle(2_500);
    },
  },
  {
    name: 'chooses nights two months on',
    page: '/dates',
    act: async (v) => {
      await v.click('#nights');
      await v.pause(900);
      await v.click('[data-action=next]', 3, 450);
      await v.pause(700);
      await v.click('.air-datepicker-cell.-day-:not(.-other-month-) >> nth=8');
      await v.pause(700);
      await v.click('.air-datepicker-cell.-day-:not(.-other-month-) >> nth=12');
      await v.settle(2_500);
    },
  },
  { name: 'plays and pauses', page: '/film', act: clicks('#play', 4, 900) },
  {
    name: 'clicks the code and copies it',
    page: '/key',
    act: async (v) => {
      await v.click('#code', 2, 300);
      await v.pause(800);
      await v.click('#copy');
      await v.settle(3_000);
    },
  },
  { name: 'prints the key', page: '/key', act: clicks('#paper', 1, 0, 8_000) },
  {
    name: 'sorts the packing list',
    page: '/packing',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#packing li').first().dragTo(v.page.locator('#packing li').last());
      await v.settle(2_500);
    },
  },
  {
    name: 'ticks by the label',
    page: '/packing',
    act: clicksEach('label:has-text("Lamp")', 'label:has-text("Map")', 'label:has-text("Map")'),
  },
  {
    name: 'chats',
    page: '/contact',
    act: async (v) => {
      await v.click('#bubble');
      await v.pause(900);
      await v.type('[name=line]', 'Is there snow?');
      await v.key('Enter');
      await v.pause(2_200);
      await v.click('#bubble');
      await v.settle(1_500);
    },
  },
  {
    name: 'plays a game',
    page: '/game',
    act: async (v) => {
      for (const n of [0, 1, 2, 3, 0, 2]) {
        await v.click(`.card >> nth=${n}`);
        await v.pause(420);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'waits for free beds',
    page: '/beds',
    act: clicks('#check', 1, 0, 5_000),
  },
  {
    name: 'reads about the ridge and comes back',
    page: '/trails',
    act: comesBack('#ridge', 6_500),
  },
];
