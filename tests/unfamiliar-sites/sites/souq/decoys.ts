import type { Decoy } from '../../site.ts';
import { drag, section, tap } from './steps.ts';

const vegetables = section('خضروات');

export const decoys: readonly Decoy[] = [
  {
    name: 'puts notifications off and accepts cookies',
    page: '/',
    act: async (v) => {
      await v.click('.bell button:has-text("لاحقًا")');
      await v.pause(900);
      await v.click('.cookies button');
      await v.settle(1_500);
    },
  },
  {
    name: 'tries ideas by section, one of them without any',
    page: '/',
    act: async (v) => {
      for (const chip of ['خضروات', 'لحوم', 'أطفال', 'الكل']) {
        await tap(v, `#ideas .chip:has-text("${chip}")`);
        await v.pause(500);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'pages through the slides that also move by themselves',
    page: '/',
    act: async (v) => {
      await tap(v, '[aria-label="الشريحة التالية"]', 5, 420);
      await v.pause(500);
      await v.click('[aria-label="الشريحة السابقة"]', 2, 400);
      await v.settle(1_500);
    },
  },
  {
    name: 'selects another city',
    page: '/',
    act: async (v) => {
      await tap(v, '.city');
      await v.pause(700);
      await v.click('.menu-item:has-text("جدة")');
      await v.settle(1_800);
    },
  },
  {
    name: 'adds six of one vegetable quickly',
    page: vegetables,
    act: async (v) => {
      await tap(v, '[data-id="1003"] .add');
      await v.pause(600);
      await v.click('[data-id="1003"] [aria-label^="زيادة"]', 5, 260);
      await v.settle(2_500);
    },
  },
  {
    name: 'steps a quantity up and down to nothing',
    page: vegetables,
    act: async (v) => {
      await tap(v, '[data-id="1002"] .add');
      await v.pause(500);
      await v.click('[data-id="1002"] [aria-label^="زيادة"]', 2, 320);
      await v.click('[data-id="1002"] [aria-label^="إنقاص"]', 3, 420);
      await v.settle(2_000);
    },
  },
  {
    name: 'scrolls through the endless list to compare prices',
    page: vegetables,
    act: async (v) => {
      for (const pixels of [600, 700, 700, -500, 600, -300]) {
        await v.scroll(pixels);
        await v.pause(900);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'sorts in three ways',
    page: vegetables,
    act: async (v) => {
      for (const order of ['الأرخص', 'أبجديًا', 'الأكثر طلبًا']) {
        await tap(v, `.toolbar .chip:has-text("${order}")`);
        await v.pause(1_100);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'looks at the filters and throws the sheet down',
    page: vegetables,
    act: async (v) => {
      await tap(v, '#open-filters');
      await v.pause(1_200);
      await drag(v, '.sheet .handle', { y: 150 });
      await v.settle(2_000);
    },
  },
  {
    name: 'opens two products to compare them and comes back from each',
    page: vegetables,
    act: async (v) => {
      for (const id of [1002, 1004]) {
        await tap(v, `[data-id="${id}"] a`);
        await v.pause(4_600);
        await v.back();
        await v.pause(1_500);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'goes through the photographs of a product',
    page: '/ar/products/:id',
    path: '/ar/products/1001',
    act: async (v) => {
      for (const n of [1, 2, 3, 0]) {
        await tap(v, `.thumb >> nth=${n}`);
        await v.pause(420);
      }
      await v.settle(1_300);
    },
  },
  {
    name: 'rates with stars and thinks better of it twice',
    page: '/ar/products/:id',
    path: '/ar/products/1001',
    act: async (v) => {
      for (const n of [2, 3, 4]) {
        await tap(v, `.star >> nth=${n}`);
        await v.pause(700);
      }
      await v.settle(1_800);
    },
  },
  {
    name: 'finds tomatoes while typing and opens them',
    page: '/ar/search',
    isLast: true,
    act: async (v) => {
      await v.type('[name=q]', 'طماطم');
      await v.pause(1_400);
      await v.click('.hits a');
      await v.settle(2_200);
    },
  },
  {
    name: 'searches for what does not exist and clears the field',
    page: '/ar/search',
    act: async (v) => {
      await v.type('[name=q]', 'سوشي');
      await v.pause(1_800);
      await v.click('#clear');
      await v.settle(1_300);
    },
  },
  {
    name: 'removes a product and undoes it',
    page: '/ar/cart',
    act: async (v) => {
      await tap(v, '[aria-label="حذف حليب طازج"]');
      await v.pause(900);
      await v.click('[data-sonner-toast] [data-button]');
      await v.settle(2_200);
    },
  },
  {
    name: 'corrects a wrong promo code',
    page: '/ar/cart',
    act: async (v) => {
      await tap(v, '[name=code]');
      await v.page.keyboard.type('AHLAN1', { delay: 70 });
      await tap(v, '#apply');
      await v.pause(2_000);
      await tap(v, '[name=code]');
      await v.key('End');
      await v.page.keyboard.type('0', { delay: 70 });
      await tap(v, '#apply');
      await v.settle(2_200);
    },
  },
  {
    name: 'compares the delivery times of several days',
    page: '/ar/checkout',
    act: async (v) => {
      for (const day of ['غدًا', 'الجمعة', 'الخميس']) {
        await tap(v, `.day:has-text("${day}")`);
        await v.pause(1_100);
      }
      await tap(v, '.slot >> nth=2');
      await v.settle(1_500);
    },
  },
  {
    name: 'moves the pin on the map',
    page: '/ar/checkout',
    act: async (v) => {
      await tap(v, '#map');
      await v.pause(1_500);
      await drag(v, '#map', { x: 70, y: 30 });
      await v.settle(2_400);
    },
  },
  {
    name: 'places an order to be paid in cash',
    page: '/ar/checkout',
    isLast: true,
    act: async (v) => {
      await tap(v, 'label:has-text("نقدًا")');
      await v.pause(600);
      await tap(v, '#place');
      await v.settle(4_000);
    },
  },
  {
    name: 'signs in with a code after a wrong one',
    page: '/ar/login',
    act: async (v) => {
      await v.type('[name=mobile]', '0501234567');
      await v.click('#send');
      await v.pause(2_200);
      await v.page.keyboard.type('4812', { delay: 160 });
      await v.pause(2_000);
      await v.click('.cell');
      await v.page.keyboard.type('4821', { delay: 160 });
      await v.settle(2_600);
    },
  },
  {
    name: 'watches the courier come closer',
    page: '/ar/orders/:id',
    path: '/ar/orders/7301',
    act: async (v) => {
      await v.pause(5_500);
      await tap(v, '#details');
      await v.settle(4_000);
    },
  },
  {
    name: 'copies the invitation code twice',
    page: '/ar/wallet',
    act: async (v) => {
      await tap(v, '#copy');
      await v.pause(2_600);
      await v.click('#copy');
      await v.settle(2_600);
    },
  },
  {
    name: 'tops the wallet up, which takes three seconds with a sign',
    page: '/ar/wallet',
    act: async (v) => {
      await tap(v, '#top-up');
      await v.settle(5_000);
    },
  },
  {
    name: 'drags the aisles into another order',
    page: '/ar/lists',
    act: async (v) => {
      await tap(v, '#list input >> nth=3');
      await v.pause(600);
      await tap(v, '[data-aisle="1"]');
      await drag(v, '[data-aisle="1"]', { y: 160 }, 45);
      await v.settle(2_000);
    },
  },
];
