import type { Decoy } from '../../site.ts';
import { enter, ready, tap } from './steps.ts';

export const readingDecoys: readonly Decoy[] = [
  {
    name: 'accepts the cookies',
    page: '/',
    act: async (v) => {
      await tap(v, '[data-choice=all]');
      await v.settle(1_500);
    },
  },
  {
    name: 'turns the boats to the end and once more',
    page: '/',
    act: async (v) => {
      await tap(v, '.carousel .next');
      await ready(v, 'BoatCarousel');
      await v.pause(600);
      await v.click('.carousel .next', 4, 520);
      await v.pause(700);
      await v.click('.carousel .prev', 2, 520);
      await v.settle(2_000);
    },
  },
  {
    name: 'subscribes to the news after a typing mistake',
    page: '/',
    act: async (v) => {
      await tap(v, '.newsletter input');
      await ready(v, 'Newsletter');
      await enter(v, 'email', 'oddvar@post');
      await tap(v, '.newsletter button');
      await v.page.locator('text=does not look like').waitFor();
      await v.pause(1_400);
      await enter(v, 'email', 'oddvar@post.example');
      await v.key('Enter');
      await v.page.locator('text=Takk!').waitFor();
      await v.settle(2_000);
    },
  },
  {
    name: 'asks the chat, waits for the answer and closes it',
    page: '/',
    act: async (v) => {
      await ready(v, 'ChatBubble');
      await v.click('.chat-toggle');
      await v.page.locator('.chat-box').waitFor();
      await v.pause(600);
      await v.click('[name=chat]');
      await v.page.keyboard.type('When does the ramp close?', { delay: 60 });
      await v.key('Enter');
      await v.page.locator('text=ten minutes before').waitFor();
      await v.pause(1_500);
      await v.click('.chat-toggle');
      await v.settle(1_800);
    },
  },
  {
    name: 'filters the cabins faster than they move',
    page: '/cabins',
    act: async (v) => {
      await ready(v, 'CabinList');
      for (const place of ['Moskenes', 'Røst', 'Svolvær', 'Anywhere']) {
        await tap(v, `.place-chip >> text=${place}`);
        await v.pause(160);
      }
      await v.pause(800);
      await tap(v, '.pets-chip', 2, 220);
      await v.choose('.order', 'price');
      await v.settle(2_500);
    },
  },
  {
    name: 'leafs through the photos with the mouse and the keys',
    page: '/cabins/:id',
    path: '/cabins/12',
    act: async (v) => {
      await ready(v, 'CabinPhotos');
      await tap(v, '.later', 5, 350);
      await v.click('.earlier', 2, 350);
      if (v.device === 'computer') {
        await v.page.locator('.rail').focus();
        await v.key('ArrowRight', 4);
        await v.key('ArrowLeft', 2);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'chooses dates, clears them, chooses again and checks',
    page: '/cabins/:id',
    path: '/cabins/12',
    act: async (v) => {
      await tap(v, '.stay-dates .clear-dates');
      await ready(v, 'StayDates');
      await tap(v, '.flatpickr-next-month');
      await v.pause(500);
      const day = '.flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)';
      await tap(v, `${day} >> nth=9`);
      await v.pause(500);
      await v.click(`${day} >> nth=12`);
      await v.pause(900);
      await tap(v, '.clear-dates');
      await v.pause(600);
      await tap(v, '.flatpickr-next-month');
      await v.pause(400);
      await tap(v, `${day} >> nth=15`);
      await v.pause(500);
      await v.click(`${day} >> nth=17`);
      await v.pause(600);
      await tap(v, '.check-stay');
      await v.page.locator('text=a night').waitFor();
      await v.settle(2_000);
    },
  },
  {
    name: 'reads a long story, returns to a passage and copies the link',
    page: '/journal/winter-crossing',
    act: async (v) => {
      for (let time = 0; time < 6; time += 1) {
        await v.scroll(480);
        await v.pause(1_100);
      }
      await v.scroll(-420);
      await v.pause(1_500);
      await v.scroll(700);
      await ready(v, 'ReadingTools');
      await v.click('.copy-link');
      await v.settle(2_500);
    },
  },
  {
    name: 'makes the text larger and marks a sentence',
    page: '/journal/winter-crossing',
    act: async (v) => {
      await ready(v, 'ReadingTools');
      await v.click('.bigger', 3, 450);
      await v.pause(800);
      if (v.device === 'computer')
        await v.page.locator('.story p').first().click({ clickCount: 3, delay: 40 });
      await v.pause(1_500);
      await v.scroll(600);
      await v.settle(2_000);
    },
  },
  {
    name: 'searches the answers, finds none, erases and opens some',
    page: '/help',
    act: async (v) => {
      await ready(v, 'FaqSearch');
      await enter(v, 'question', 'wifi');
      await v.pause(900);
      await v.key('Backspace', 4);
      await v.page.keyboard.type('dog', { delay: 90 });
      await v.pause(700);
      await tap(v, '.question >> nth=0', 2, 1_000);
      await v.settle(2_000);
    },
  },
  {
    name: 'goes through the answers with the keyboard',
    page: '/help',
    only: 'computer',
    act: async (v) => {
      await ready(v, 'FaqSearch');
      await v.page.locator('[name=question]').focus();
      await v.key('Tab');
      for (let time = 0; time < 5; time += 1) {
        await v.key('Enter');
        await v.pause(600);
        await v.key('Tab');
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'attaches photos in the file dialog and waits for the upload',
    page: '/claims',
    isLast: true,
    act: async (v) => {
      await ready(v, 'ClaimForm');
      await enter(v, 'story', 'My suitcase lost a wheel on the ramp in Svolvær.');
      const chooser = v.page.waitForEvent('filechooser');
      await tap(v, '[name=photos]');
      await v.pause(1_400);
      await (await chooser).setFiles([
        { name: 'wheel.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') },
      ]);
      await v.pause(1_200);
      await tap(v, '.claim .primary');
      await v.page.locator('.claim-done').waitFor();
      await v.settle(2_500);
    },
  },
];
