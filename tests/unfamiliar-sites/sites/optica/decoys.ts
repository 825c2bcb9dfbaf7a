import { clicksEach, comesBack } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { orderDecoys } from './order-decoys.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'opens the privacy choices, switches both off and saves',
    page: '/',
    act: async (v) => {
      // Visitors who come back to the home page have seen the notice.
      if (!(await v.page.locator('.consent').isVisible())) return;
      await clicksEach('#privacy-choices', '.consent .sale', '.consent .ads', '#consent-ok')(v);
    },
  },
  {
    name: 'leafs through the offers quickly',
    page: '/',
    act: async (v) => {
      await v.reveal('#next');
      await v.click('#next', 5, 240);
      await v.click('#previous', 2, 240);
      await v.settle(1_500);
    },
  },
  {
    name: 'signs up for the newsletter after a typo',
    page: '/',
    act: async (v) => {
      await v.reveal('[name=newsletter]');
      await v.type('[name=newsletter]', 'dana@example');
      await v.click('#join');
      await v.pause(2_000);
      await v.click('[name=newsletter]');
      await v.key('End');
      await v.page.keyboard.type('.com', { delay: 90 });
      await v.click('#join');
      await v.settle(2_000);
    },
  },
  {
    name: 'searches, finds nothing, and searches again',
    page: '/eyeglasses',
    isLast: true,
    act: async (v) => {
      await v.type('[name=q]', 'raybann', 90);
      await v.pause(1_600);
      await v.key('Control+a');
      await v.page.keyboard.type('row', { delay: 110 });
      await v.pause(1_400);
      await v.click('[role=listbox] [role=option]');
      await v.settle(2_000);
    },
  },
  {
    name: 'scrolls through all frames while more of them load',
    page: '/eyeglasses',
    act: async (v) => {
      for (const pixels of [700, 800, 900, 900, -500, 900]) {
        await v.scroll(pixels);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'narrows the list by shape and material and clears it',
    page: '/eyeglasses',
    act: async (v) => {
      for (const shape of ['Round', 'Aviator', 'Round']) {
        await v.reveal(`.filters >> text="${shape}"`);
        await v.click(`.filters >> text="${shape}"`);
        await v.pause(1_100);
      }
      await v.click('.material');
      await v.pause(800);
      await v.click('.rs-check-item >> text="Titanium"');
      await v.pause(900);
      await v.key('Escape');
      await v.click('.filters >> text="Aviator"');
      await v.settle(1_800);
    },
  },
  {
    name: 'saves frames and takes one back',
    page: '/eyeglasses',
    act: async (v) => {
      for (const name of [
        '.heart >> nth=0',
        '.heart >> nth=1',
        '.heart >> nth=0',
        '.heart >> nth=0',
      ]) {
        await v.reveal(name);
        await v.click(name);
        await v.pause(420);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'looks at a frame in the list and comes back to it',
    page: '/eyeglasses',
    isLast: true,
    act: async (v) => {
      await v.reveal('a[href="/frames/1204"]');
      await comesBack('a[href="/frames/1204"]', 7_500)(v);
    },
  },
  {
    name: 'turns a frame in 3D by hand',
    page: '/frames/:id',
    path: '/frames/1222',
    act: async (v) => {
      await v.scroll(-300);
      await v.click('[role=tab]:has-text("3D view")');
      await v.pause(1_400);
      await v.reveal('.viewer');
      const box = await v.page.locator('.viewer').boundingBox();
      if (!box) throw new Error('There is no viewer.');
      const y = box.y + box.height / 2;
      for (const step of [90, -120, 60]) {
        const x = box.x + box.width / 2;
        await v.drag({ x, y }, { x: x + step, y: y + step / 4 });
        await v.pause(500);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'compares the colors of a frame quickly',
    page: '/frames/:id',
    path: '/frames/1237',
    act: async (v) => {
      for (const nth of [1, 0, 1, 0, 1]) {
        await v.reveal(`.swatches.big button >> nth=${nth}`);
        await v.click(`.swatches.big button >> nth=${nth}`);
        await v.pause(260);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'reads reviews, opens their photos and votes twice',
    page: '/frames/:id',
    path: '/frames/1222',
    act: async (v) => {
      await v.reveal('.photos button');
      await v.click('.photos button');
      await v.pause(1_200);
      await v.click('#next-photo', 3, 380);
      await v.pause(700);
      await v.key('Escape');
      await v.pause(800);
      await v.reveal('.helpful');
      await v.click('.helpful', 2, 700);
      await v.reveal('#more-reviews');
      await v.click('#more-reviews');
      await v.settle(2_000);
    },
  },
  ...orderDecoys,
];
