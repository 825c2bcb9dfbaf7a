import { clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { addsPhoto, picksDay, writesAddress } from './steps.ts';

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'adds three of one thing, removes another and takes it back',
    page: '/jhola',
    act: async (v) => {
      await v.click('.more >> nth=0', 2, 900);
      await v.pause(1_500);
      await v.click('.remove >> nth=1');
      await v.pause(1_800);
      await v.click('.undo');
      await v.pause(1_600);
      await v.click('.fewer >> nth=0');
      await v.settle(2_500);
    },
  },
  {
    name: 'has a gift wrapped and writes a wish',
    page: '/jhola',
    act: async (v) => {
      await v.click('#wrap label');
      await v.pause(900);
      await v.type('#wish textarea', 'दिवाली की शुभकामनाएँ', 70);
      await v.settle(2_000);
    },
  },
  {
    name: 'forgets a field, chooses a day and leaves for the bank',
    page: '/bhugtan',
    isLast: true,
    act: async (v) => {
      await writesAddress(v, { naam: 'रवि सिंह', pincode: '110006', pata: '१२ दरीबा कलाँ' });
      await v.click('#to-date');
      await v.pause(1_900);
      await writesAddress(v, { mobile: '9811122233' });
      await v.click('#to-date');
      await v.pause(2_000);
      await picksDay(v);
      await v.click('#to-pay');
      await v.pause(2_000);
      await v.click('#payment .radio label >> nth=1');
      await v.pause(700);
      await v.click('#pay');
      await v.pause(1_700);
      await v.click('#terms label');
      await v.pause(700);
      await v.click('#pay');
      await v.settle(4_000);
    },
  },
  {
    name: 'asks for a full time and for another, adds a photo and removes it',
    page: '/darzi',
    act: async (v) => {
      await picksDay(v);
      await v.click('.slot >> nth=1');
      await v.pause(2_200);
      await v.click('.slot >> nth=2');
      await v.pause(1_200);
      await addsPhoto(v);
      await v.click('.filepond--action-revert-item-processing');
      await v.settle(3_000);
    },
  },
  {
    name: 'compares karats while the rate changes',
    page: '/gahne',
    act: async (v) => {
      await clicksEach(
        '#karat button >> nth=1',
        '#karat button >> nth=2',
        '#karat button >> nth=0',
      )(v);
      await v.settle(5_000);
    },
  },
  {
    name: 'opens two stores on the map and zooms',
    page: '/dukaan',
    act: async (v) => {
      await v.click('#stores .item >> nth=1');
      await v.pause(1_800);
      await v.click('#stores .item >> nth=2');
      await v.pause(1_800);
      await v.click('.leaflet-control-zoom-out', 3, 450);
      await v.settle(2_500);
    },
  },
  {
    name: 'drags a wish upwards, undoes it and shares the list',
    page: '/vivah',
    act: async (v) => {
      const from = await v.centerOf('#maybe li:nth-child(4) .handle');
      await v.drag(from, { x: from.x, y: from.y - 100 });
      await v.pause(2_000);
      await v.click('.undo');
      await v.pause(1_500);
      await v.click('#share');
      await v.settle(3_000);
    },
  },
  {
    name: 'filters the patterns, scrolls and picks two',
    page: '/kataalog',
    act: async (v) => {
      await v.type('#narrow', 'मोर', 130);
      await v.pause(1_500);
      const { x, y } = await v.centerOf('#rows');
      if (v.device === 'computer') {
        await v.page.mouse.move(x, y);
        await v.page.mouse.wheel(0, 900);
        await v.pause(900);
        await v.page.mouse.wheel(0, 900);
        await v.pause(1_200);
      }
      await v.clickAt(x, y);
      await v.pause(1_600);
      await v.clickAt(x, y + 72);
      await v.settle(2_500);
    },
  },
  {
    name: 'plays the story, jumps ahead several times and pauses',
    page: '/lookbook',
    act: async (v) => {
      await v.click('#play');
      await v.pause(1_800);
      await v.click('#ahead', 4, 380);
      await v.pause(1_300);
      await v.click('#speed', 2, 600);
      await v.pause(900);
      await v.click('#play');
      await v.settle(2_500);
    },
  },
  {
    name: 'scratches the card and copies the coupon',
    page: '/inaam',
    act: async (v) => {
      const { x, y } = await v.centerOf('#card');
      for (const row of [-30, 0, 30]) {
        await v.drag({ x: x - 110, y: y + row }, { x: x + 110, y: y + row });
        await v.pause(500);
      }
      await v.click('#copy-code');
      await v.settle(3_500);
    },
  },
  {
    name: 'changes settings that save themselves and sorts the orders',
    page: '/khata',
    act: clicksEach(
      '.toggle label >> nth=0',
      '.toggle label >> nth=1',
      '.sort >> nth=1',
      '.sort >> nth=1',
    ),
  },
  {
    name: 'copies the number, opens the chat and closes it',
    page: '/sampark',
    act: async (v) => {
      await v.click('#phone');
      await v.pause(2_300);
      const bubble = v.page.frameLocator('#chat').locator('#bubble');
      await (v.device === 'phone' ? bubble.tap() : bubble.click());
      await v.pause(2_500);
      await (v.device === 'phone' ? bubble.tap() : bubble.click());
      await v.settle(2_500);
    },
  },
];
