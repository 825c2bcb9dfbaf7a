import { clicks, clicksEach, fills, scrolls } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { picksDay } from './steps.ts';

const work = { page: '/koleksiyon/:id', path: '/koleksiyon/7' };

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 2_500) },
  {
    name: 'searches and opens a suggestion',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('#search', 'lale', 120);
      await v.pause(1_700);
      await v.click('.awesomplete li >> nth=1');
      await v.settle(3_500);
    },
  },
  {
    name: 'goes through the slides',
    page: '/',
    act: clicks('#next-slide', 4, 650, 2_500),
  },
  {
    name: 'opens one answer after the other and closes the last',
    page: '/',
    act: clicksEach(
      '#answers .uk-accordion-title >> nth=0',
      '#answers .uk-accordion-title >> nth=2',
      '#answers .uk-accordion-title >> nth=2',
    ),
  },
  {
    name: 'asks for a full hour and then for another day',
    page: '/bilet',
    act: async (v) => {
      await picksDay(v);
      await v.click('.hour >> nth=1');
      await v.pause(2_400);
      await v.click('#day');
      await v.pause(1_100);
      await v.click('.pika-button >> nth=12');
      await v.pause(1_700);
      await v.click('.hour >> nth=3');
      await v.settle(3_000);
    },
  },
  {
    name: 'buys for four adults, forgets a field, and leaves for the bank',
    page: '/bilet',
    isLast: true,
    act: async (v) => {
      await v.click('#to-names');
      await v.pause(1_800);
      await picksDay(v);
      await v.click('.hour >> nth=2');
      await v.pause(1_000);
      await v.click('#more-adults', 2, 350);
      await v.pause(900);
      await v.click('#to-names');
      await v.pause(1_400);
      await fills({ name: 'Emre Su', mail: 'emre@posta.example' }, '#to-summary', 1_900)(v);
      await v.type('[name=phone]', '05321112233');
      await v.click('#to-summary');
      await v.pause(1_500);
      await v.click('#pay');
      await v.pause(1_700);
      await v.click('#terms');
      await v.pause(600);
      await v.click('#pay');
      await v.settle(4_000);
    },
  },
  {
    name: 'narrows the collection and sorts it',
    page: '/koleksiyon',
    act: async (v) => {
      await v.click('.chip >> nth=1');
      await v.pause(1_300);
      await v.click('.chip >> nth=2');
      await v.pause(1_500);
      await v.choose('#order', 'eski');
      await v.settle(2_500);
    },
  },
  {
    name: 'scrolls through the endless list',
    page: '/koleksiyon',
    act: scrolls(800, 900, 900, 800),
  },
  {
    name: 'likes two works and changes their mind about one',
    page: '/koleksiyon',
    act: clicksEach('.heart >> nth=0', '.heart >> nth=1', '.heart >> nth=0'),
  },
  {
    name: 'reads all tabs and clicks the open one again',
    ...work,
    act: clicksEach(
      '#tabs li a >> nth=1',
      '#tabs li a >> nth=2',
      '#tabs li a >> nth=2',
      '#tabs li a >> nth=0',
    ),
  },
  {
    name: 'enlarges the photos, goes on and closes them',
    ...work,
    act: async (v) => {
      await v.click('.photo >> nth=0');
      await v.pause(2_000);
      await v.click('.uk-lightbox [uk-lightbox-item=next], .uk-lightbox .uk-slidenav-next', 2, 900);
      await v.pause(1_400);
      await v.click('.uk-lightbox .uk-close');
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the link and slides to similar works',
    ...work,
    act: async (v) => {
      await v.click('#copy');
      await v.pause(2_200);
      await v.click('#similar-next', 2, 700);
      await v.settle(2_500);
    },
  },
  {
    name: 'filters the library, scrolls and opens two books',
    page: '/kutuphane',
    act: async (v) => {
      await v.pause(900);
      await v.type('#filter', 'sır', 130);
      await v.pause(1_500);
      const { x, y } = await v.centerOf('#scroll');
      if (v.device === 'computer') {
        await v.page.mouse.move(x, y);
        await v.page.mouse.wheel(0, 900);
        await v.pause(900);
        await v.page.mouse.wheel(0, 900);
        await v.pause(1_200);
      }
      await v.clickAt(x, y);
      await v.pause(1_600);
      await v.clickAt(x, y + 60);
      await v.settle(2_500);
    },
  },
];
