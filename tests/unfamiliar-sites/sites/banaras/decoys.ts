import { clicks, clicksEach, scrolls } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const product = { page: '/saree/:id', path: '/saree/7' };

export const decoys: readonly Decoy[] = [
  { name: 'accepts cookies', page: '/', act: clicks('#accept', 1, 0, 2_500) },
  {
    name: 'searches and opens a suggestion',
    page: '/',
    isLast: true,
    act: async (v) => {
      await v.type('#search input', 'पटोला', 120);
      await v.pause(1_900);
      await v.click('#search .result >> nth=1');
      await v.settle(3_500);
    },
  },
  { name: 'goes through the slides', page: '/', act: clicks('#slide-on', 4, 650, 2_500) },
  {
    name: 'opens one answer after the other and closes the last',
    page: '/',
    act: clicksEach(
      '#answers .title >> nth=0',
      '#answers .title >> nth=2',
      '#answers .title >> nth=2',
    ),
  },
  {
    name: 'drags the price and sorts',
    page: '/saree',
    act: async (v) => {
      const { x, y } = await v.centerOf('.noUi-handle');
      await v.drag({ x, y }, { x: x - 90, y });
      await v.pause(2_000);
      await v.choose('[name=kram]', 'mahanga');
      await v.settle(2_800);
    },
  },
  { name: 'scrolls through the endless list', page: '/saree', act: scrolls(800, 900, 900, 800) },
  {
    name: 'likes two saris and changes their mind about one',
    page: '/saree',
    act: clicksEach('.heart >> nth=0', '.heart >> nth=1', '.heart >> nth=0'),
  },
  {
    name: 'glances at two saris in the drawer, closes it by its background and by its button',
    page: '/saree',
    act: async (v) => {
      await v.click('.quick >> nth=1');
      await v.pause(2_000);
      await v.clickAt(370, 420);
      await v.pause(1_500);
      await v.click('.quick >> nth=2');
      await v.pause(2_200);
      await v.click('.glance [up-dismiss]');
      await v.settle(2_500);
    },
  },
  {
    name: 'reads all tabs and clicks the open one again',
    ...product,
    act: clicksEach(
      '#about .item >> nth=1',
      '#about .item >> nth=2',
      '#about .item >> nth=2',
      '#about .item >> nth=0',
    ),
  },
  {
    name: 'enlarges a photo, goes on and closes it',
    ...product,
    act: async (v) => {
      await v.click('.photo >> nth=0');
      await v.pause(2_000);
      await v.click('.viewer-next', 2, 900);
      await v.pause(1_400);
      await v.click('.viewer-close');
      await v.settle(2_500);
    },
  },
  {
    name: 'asks for a place without delivery, then for another, and copies the link',
    ...product,
    act: async (v) => {
      await v.type('[name=pin]', '400001');
      await v.click('#check');
      await v.pause(2_300);
      await v.page.locator('[name=pin]').fill('');
      await v.type('[name=pin]', '221001');
      await v.click('#check');
      await v.pause(2_000);
      await v.click('#copy');
      await v.settle(3_000);
    },
  },
  {
    name: 'compares colors and adds the sari twice',
    ...product,
    act: async (v) => {
      await v.click('.swatch >> nth=1');
      await v.pause(1_300);
      await v.click('.swatch >> nth=2');
      await v.pause(1_300);
      await v.click('#add');
      await v.pause(2_200);
      await v.click('#add');
      await v.settle(2_800);
    },
  },
];
