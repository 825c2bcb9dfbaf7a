import { clicks, clicksEach, fills } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { introduces, picks, picksDay } from './steps.ts';

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 2_200) },
  {
    name: 'reads the features and clicks the open one again',
    page: '/',
    act: clicksEach(
      '#features .n-tabs-tab >> nth=1',
      '#features .n-tabs-tab >> nth=2',
      '#features .n-tabs-tab >> nth=2',
      '#features .n-tabs-tab >> nth=0',
    ),
  },
  {
    name: 'goes through the quotes and opens answers',
    page: '/',
    act: async (v) => {
      await v.click('.n-carousel__arrow >> nth=1', 4, 600);
      await v.pause(1_200);
      await v.click('#questions .n-collapse-item__header-main >> nth=0');
      await v.pause(1_300);
      await v.click('#questions .n-collapse-item__header-main >> nth=2');
      await v.settle(2_500);
    },
  },
  {
    name: 'reckons with more trucks and drags the hours',
    page: '/',
    act: async (v) => {
      await v.click('#trucks .n-input-number-suffix, #trucks .n-input__suffix button', 5, 260);
      await v.pause(900);
      const { x, y } = await v.centerOf('#hours .n-slider-handle-wrapper');
      await v.drag({ x, y }, { x: x + 80, y });
      await v.settle(2_500);
    },
  },
  {
    name: 'opens the chat and asks something',
    page: '/',
    act: async (v) => {
      await v.pause(900);
      const chat = v.page.frameLocator('#chat');
      const bubble = chat.locator('#bubble');
      await (v.device === 'phone' ? bubble.tap() : bubble.click());
      await v.pause(1_500);
      await chat.locator('input').fill('Can I import customers?');
      await chat.locator('input').press('Enter');
      await v.pause(2_600);
      await (v.device === 'phone' ? bubble.tap() : bubble.click());
      await v.settle(1_800);
    },
  },
  {
    name: 'compares plans and closes the form for sales by its background',
    page: '/pricing',
    act: async (v) => {
      await v.click('#yearly', 3, 900);
      await v.pause(900);
      await v.click('.card >> nth=2');
      await v.pause(900);
      await v.click('#compare');
      await v.pause(1_600);
      await v.click('#sales');
      await v.pause(1_900);
      await v.clickAt(20, 640);
      await v.settle(2_500);
    },
  },
  {
    name: 'forgets a field, takes another address and starts a trial',
    page: '/signup',
    isLast: true,
    act: async (v) => {
      await v.click('#next-1');
      await v.pause(1_600);
      await introduces(v);
      await v.type('[name=company]', 'Ortega Plumbing');
      await v.type('[name=address]', 'ortega', 110);
      await v.pause(1_900);
      await v.page.keyboard.type('-tucson', { delay: 110 });
      await v.pause(1_900);
      await v.click('#next-2');
      await v.pause(1_500);
      await picks(v, '#trade', 0);
      await v.click('#next-2');
      await v.pause(1_400);
      await v.click('#sizes .n-radio-button >> nth=2');
      await v.pause(700);
      await v.click('#create');
      await v.pause(1_600);
      await v.click('#terms');
      await v.click('#create');
      await v.pause(2_600);
      await v.click('#code input >> nth=0');
      await v.page.keyboard.type('482913', { delay: 160 });
      await v.settle(3_500);
    },
  },
  {
    name: 'mistypes the password, shows it and logs in',
    page: '/login',
    isLast: true,
    act: async (v) => {
      await fills({ login: 'dana@ortega.example', secret: 'copper-elbow' }, '#enter', 2_400)(v);
      await v.click('.n-input__eye');
      await v.pause(800);
      await v.click('[name=secret]');
      await v.page.keyboard.press('End');
      await v.page.keyboard.type('7', { delay: 90 });
      await v.click('#enter');
      await v.settle(3_500);
    },
  },
  {
    name: 'wants a time that is gone, takes another and books',
    page: '/book-demo',
    isLast: true,
    act: async (v) => {
      await picksDay(v, 12);
      await v.click('.slot >> nth=1');
      await v.pause(2_300);
      await v.click('.slot >> nth=3');
      await v.pause(900);
      await fills({ contact: 'Dana W', phone: '(520) 201-8844' }, '#book', 3_500)(v);
    },
  },
  {
    name: 'searches, finds nothing, clears, filters and scrolls for more',
    page: '/integrations',
    act: async (v) => {
      await v.type('[name=find]', 'zzz', 130);
      await v.pause(1_900);
      await v.click('#clear');
      await v.pause(1_700);
      await v.click('.kind >> nth=1');
      await v.pause(1_500);
      await v.click('.kind >> nth=1');
      await v.pause(1_400);
      await v.scroll(900);
      await v.pause(1_100);
      await v.scroll(900);
      await v.pause(1_300);
      await v.click('.connect >> nth=4');
      await v.settle(3_000);
    },
  },
  {
    name: 'zooms, flies to trucks and closes a bubble',
    page: '/app/map',
    act: async (v) => {
      await v.click('.leaflet-control-zoom-in', 3, 420);
      await v.pause(1_200);
      await v.click('.truck >> nth=1');
      await v.pause(2_000);
      await v.click('.truck >> nth=2');
      await v.pause(2_000);
      await v.click('.leaflet-popup-close-button');
      await v.settle(2_200);
    },
  },
  {
    name: 'tries an expired coupon, forgets the terms and leaves to pay',
    page: '/app/billing',
    isLast: true,
    act: async (v) => {
      await v.click('#plans .n-radio-button >> nth=2');
      await v.type('[name=code]', 'SPRING10');
      await v.click('#apply');
      await v.pause(2_400);
      await v.click('#upgrade');
      await v.pause(1_600);
      await v.click('#agree');
      await v.pause(600);
      await v.click('#upgrade');
      await v.settle(4_000);
    },
  },
];
