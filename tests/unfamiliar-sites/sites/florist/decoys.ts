import type { Decoy } from '../../site.ts';
import { orderDecoys } from './decoys-order.ts';
import { begin, isShown, tap, write } from './steps.ts';

const browsing: readonly Decoy[] = [
  {
    name: 'opens and closes the menu twice',
    page: '/',
    act: async (v) => {
      await begin(v);
      const [open, close] =
        v.device === 'phone' ? ['#burger', '#close-menu'] : ['#shop-menu', '#shop-menu'];
      for (let round = 0; round < 2; round += 1) {
        await tap(v, open);
        await v.pause(900);
        if (v.device === 'phone') await tap(v, '.side-toggle', 2, 600);
        await tap(v, close);
        await v.pause(700);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'changes the cookie settings in the footer',
    page: '/',
    act: async (v) => {
      await begin(v);
      await tap(v, '#cookie-settings');
      await v.pause(1_300);
      await v.page.locator('.section__toggle[value=statistics]').first().focus();
      await v.key('Space');
      await v.pause(700);
      await tap(v, '#cc-main .pm [data-role=save]');
      await v.settle(1_500);
    },
  },
  {
    name: 'drags the reviews to the side',
    page: '/',
    act: async (v) => {
      await begin(v);
      await v.page.locator('#reviews').scrollIntoViewIfNeeded();
      await v.pause(700);
      const box = await v.page.locator('#reviews .splide__track').boundingBox();
      if (box) {
        const y = box.y + box.height / 2;
        for (let turn = 0; turn < 2; turn += 1) {
          await v.drag({ x: box.x + box.width * 0.75, y }, { x: box.x + box.width * 0.25, y });
          await v.pause(900);
        }
      }
      await tap(v, '#reviews .splide__pagination__page >> nth=0');
      await v.settle(1_500);
    },
  },
  {
    name: 'asks in the chat and waits for the answer',
    page: '/help',
    act: async (v) => {
      await begin(v);
      await tap(v, '#chat-button');
      await v.pause(900);
      await write(v, 'chat-text', 'Do peonies travel well?');
      await v.key('Enter');
      await v.pause(3_800);
      await tap(v, '#close-chat');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens the answers with the keyboard',
    page: '/help',
    only: 'computer',
    act: async (v) => {
      await begin(v);
      await v.page.locator('.accordion-button').first().focus();
      for (let answer = 0; answer < 4; answer += 1) {
        await v.key('Enter');
        await v.pause(700);
        await v.key('Tab');
      }
      await v.key('Shift+Tab', 2);
      await v.key('Enter');
      await v.settle(1_500);
    },
  },
  {
    name: 'changes between the kinds of flowers quickly',
    page: '/collections/all-flowers',
    act: async (v) => {
      await begin(v);
      for (const group of ['roses', 'plants', 'dried', 'plants', 'all']) {
        await tap(v, `.chip[data-group=${group}]`);
        await v.pause(450);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'moves the lowest price up and back again',
    page: '/collections/all-flowers',
    act: async (v) => {
      await begin(v);
      const slider = await v.page.locator('#price-slider').boundingBox();
      for (const share of [0.3, 0.1, 0]) {
        const box = await v.page.locator('.noUi-handle-lower').boundingBox();
        if (!(box && slider)) continue;
        const y = box.y + box.height / 2;
        await v.drag(
          { x: box.x + box.width / 2, y },
          { x: slider.x + slider.width * share - 2, y },
        );
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'saves a bunch and thinks better of it',
    page: '/collections/all-flowers',
    act: async (v) => {
      await begin(v);
      await tap(v, '.tile[data-slug=peony-cloud] .wish', 2, 800);
      await v.pause(700);
      await tap(v, '.tile[data-slug=garden-roses] .wish', 2, 160);
      await v.settle(1_800);
    },
  },
  {
    name: 'reads on in a list that loads older posts',
    page: '/journal',
    act: async (v) => {
      await begin(v);
      for (let part = 0; part < 5; part += 1) {
        await v.scroll(1_100);
        await v.pause(900);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'reads a post for a while and returns to the list',
    page: '/journal',
    act: async (v) => {
      await begin(v);
      await tap(v, 'a[href="/journal/market-morning"] >> nth=0');
      await v.page.waitForURL('**/market-morning');
      await v.pause(3_500);
      await v.scroll(600);
      await v.pause(3_500);
      await v.page.goBack();
      await v.settle(2_000);
    },
  },
  {
    name: 'closes the newsletter popup that comes up while reading',
    page: '/journal/keeping-peonies',
    only: 'computer',
    act: async (v) => {
      await begin(v);
      for (let turn = 0; turn < 6 && !(await isShown(v, '.popup')); turn += 1) {
        await v.scroll(600);
        await v.pause(700);
      }
      if (await isShown(v, '.popup')) await v.click('.popup-close');
      await v.pause(800);
      await v.scroll(300);
      await v.settle(1_500);
    },
  },
  {
    name: 'looks at wedding pictures while an advertising script fails',
    page: '/weddings',
    act: async (v) => {
      await begin(v);
      await tap(v, '.glightbox >> nth=1');
      await v.pause(1_800);
      if (v.device === 'phone') await v.click('.gclose');
      else {
        await v.click('.gnext', 2, 900);
        await v.pause(900);
        await v.key('Escape');
      }
      await v.settle(1_800);
    },
  },
  {
    name: 'is not located and types the town instead, while the opening times cannot be refreshed',
    page: '/shops',
    act: async (v) => {
      await begin(v);
      await tap(v, '#near-me');
      await v.pause(1_800);
      await tap(v, '#town-filter');
      await v.page.keyboard.type('Bath', { delay: 90 });
      await v.pause(1_200);
      await v.key('Backspace', 4);
      await v.settle(1_800);
    },
  },
  {
    name: 'drags the map of the shops and compares opening hours',
    page: '/shops',
    act: async (v) => {
      await begin(v);
      await v.page.locator('#plan-map').scrollIntoViewIfNeeded();
      await v.pause(600);
      const box = await v.page.locator('#plan-map').boundingBox();
      if (box) {
        const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 120)];
        await v.drag({ x, y }, { x: x - 90, y: y + 40 });
        await v.pause(600);
        await v.drag({ x: x - 60, y }, { x: x + 40, y: y - 20 });
      }
      await tap(v, '.shop:nth-child(1) .hours');
      await v.pause(900);
      await tap(v, '.shop:nth-child(2) .hours', 2, 900);
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes the email, corrects it and sends the message',
    page: '/contact',
    isLast: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '.choices');
      await v.pause(700);
      await tap(v, '.choices__item--choice >> nth=2');
      await v.pause(500);
      await write(v, 'contact-email', 'ana@mail');
      await write(v, 'contact-text', 'May I bring my own vase?');
      await tap(v, '#send-contact');
      await v.pause(1_600);
      await tap(v, '[name=contact-email]');
      await v.key('End');
      await v.page.keyboard.type('.example', { delay: 70 });
      await tap(v, '#send-contact');
      await v.settle(3_000);
    },
  },
];

export const decoys: readonly Decoy[] = [...browsing, ...orderDecoys];
