import type { Decoy } from '../../site.ts';
import { orderDecoys } from './decoys-order.ts';
import { begin, isShown, tap, write } from './steps.ts';

const WASHING = '/beyaz-e%C5%9Fya/%C3%A7ama%C5%9F%C4%B1r-makineleri';
const DISHES = '/beyaz-e%C5%9Fya/bula%C5%9F%C4%B1k-makineleri';
const IRON = '/%C3%BCr%C3%BCn/alt%C4%B1n%C4%B1%C5%9F%C4%B1k-%C3%BCt%C3%BC-probuhar-3000';
const FRIDGE = '/%C3%BCr%C3%BCn/%C3%A7%C4%B1nar-%C3%A7ift-kap%C4%B1l%C4%B1-buzdolab%C4%B1';

const browsing: readonly Decoy[] = [
  {
    name: 'swipes through the campaigns and picks the first dot',
    page: '/',
    act: async (v) => {
      await begin(v);
      const box = await v.page.locator('nz-carousel .slick-list').boundingBox();
      if (box) {
        const y = box.y + box.height / 2;
        for (let turn = 0; turn < 2; turn += 1) {
          await v.drag({ x: box.x + box.width * 0.7, y }, { x: box.x + box.width * 0.25, y });
          await v.pause(1_100);
        }
      }
      await tap(v, 'nz-carousel .slick-dots li >> nth=0');
      await v.settle(1_800);
    },
  },
  {
    name: 'looks for an iron with the suggestions of the search and corrects a letter',
    page: '/',
    act: async (v) => {
      await begin(v);
      await tap(v, '[name=ara]');
      await v.page.keyboard.type('ütu', { delay: 110 });
      await v.pause(1_200);
      await v.key('Backspace');
      await v.page.keyboard.type('ü', { delay: 110 });
      await v.page.locator('.oneriler a').first().waitFor({ timeout: 10_000 });
      await v.pause(900);
      await v.click('.oneriler a >> nth=0');
      await v.page.locator('.urun h1').waitFor({ timeout: 15_000 });
      await v.settle(2_500);
    },
  },
  {
    name: 'opens and closes all categories',
    page: '/',
    act: async (v) => {
      await begin(v);
      if (v.device === 'phone') await tap(v, '.menu-ac');
      await v.pause(600);
      await tap(v, '.mega-ac');
      await v.pause(1_300);
      await tap(v, '.mega-ac');
      await v.pause(800);
      if (v.device === 'phone') await tap(v, '.menu-ac');
      await v.settle(1_500);
    },
  },
  {
    name: 'changes the cookie settings from the footer',
    page: '/',
    act: async (v) => {
      await begin(v);
      await tap(v, '.alt button.link');
      await v.pause(1_200);
      await tap(v, '[name=istatistik]');
      await v.pause(700);
      await tap(v, '.kvkk-kabul');
      await v.settle(1_500);
    },
  },
  {
    name: 'moves the highest price down and up again',
    page: '/beyaz-eşya/bulaşık-makineleri',
    path: DISHES,
    only: 'computer',
    act: async (v) => {
      await begin(v);
      await v.page.locator('.yan nz-slider').waitFor({ timeout: 15_000 });
      const rail = await v.page.locator('.yan nz-slider').boundingBox();
      for (const share of [0.5, 0.75, 1]) {
        const box = await v.page.locator('.yan .ant-slider-handle').nth(1).boundingBox();
        if (!(box && rail)) continue;
        const y = box.y + box.height / 2;
        await v.drag({ x: box.x + box.width / 2, y }, { x: rail.x + rail.width * share - 4, y });
        await v.pause(1_400);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'checks and unchecks brands quickly',
    page: '/beyaz-eşya/bulaşık-makineleri',
    path: DISHES,
    only: 'computer',
    act: async (v) => {
      await begin(v);
      for (const brand of ['Vega', 'Işıl', 'Vega', 'Çınar']) {
        await tap(v, `.yan [data-marka="${brand}"]`);
        await v.pause(420);
      }
      await v.pause(1_600);
      await tap(v, '.yan .temizle');
      await v.settle(2_000);
    },
  },
  {
    name: 'scrolls down a list that loads more',
    page: '/beyaz-eşya/bulaşık-makineleri',
    path: DISHES,
    act: async (v) => {
      await begin(v);
      for (let part = 0; part < 5; part += 1) {
        await v.scroll(1_000);
        await v.pause(1_100);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'marks a favorite and takes the mark away again',
    page: '/beyaz-eşya/bulaşık-makineleri',
    path: DISHES,
    act: async (v) => {
      await begin(v);
      await tap(v, 'app-urun-kart:nth-of-type(1) .favori', 2, 900);
      await v.pause(800);
      await tap(v, 'app-urun-kart:nth-of-type(2) .favori', 2, 180);
      await v.settle(3_500);
    },
  },
  {
    name: 'sorts by price and chooses two products to compare',
    page: '/beyaz-eşya/çamaşır-makineleri',
    path: WASHING,
    only: 'computer',
    act: async (v) => {
      await begin(v);
      await tap(v, '.sirala');
      await v.pause(800);
      await v.click('.ant-select-item-option >> nth=1');
      await v.pause(1_800);
      await tap(v, 'app-urun-kart:nth-of-type(1) .kiyas input');
      await v.pause(700);
      await tap(v, 'app-urun-kart:nth-of-type(2) .kiyas input');
      await v.settle(1_800);
    },
  },
  {
    name: 'leafs through all pictures of a product up to the last one',
    page: '/ürün/altınışık-ütü-probuhar-3000',
    path: IRON,
    act: async (v) => {
      await begin(v);
      await tap(v, '.sonraki', 4, 480);
      await v.pause(900);
      await tap(v, '.kucukler button >> nth=1');
      await v.settle(1_800);
    },
  },
  {
    name: 'compares the installments of several banks',
    page: '/ürün/altınışık-ütü-probuhar-3000',
    path: IRON,
    act: async (v) => {
      await begin(v);
      await tap(v, '.sekmeler .ant-tabs-tab >> nth=1');
      await v.pause(1_200);
      for (const bank of [1, 2, 3, 0]) {
        await tap(v, `.sekmeler .ant-radio-button-wrapper >> nth=${bank}`);
        await v.pause(900);
      }
      await v.settle(1_800);
    },
  },
  {
    name: 'copies the code of the product twice',
    page: '/ürün/altınışık-ütü-probuhar-3000',
    path: IRON,
    act: async (v) => {
      await begin(v);
      await tap(v, '.kopyala');
      await v.pause(1_500);
      await tap(v, '.kopyala');
      await v.settle(3_500);
    },
  },
  {
    name: 'changes the period of the price history',
    page: '/ürün/altınışık-ütü-probuhar-3000',
    path: IRON,
    act: async (v) => {
      await begin(v);
      await v.page.locator('#fiyat-grafik').scrollIntoViewIfNeeded();
      await v.pause(900);
      await tap(v, '.donem button >> nth=0');
      await v.pause(1_300);
      await tap(v, '.donem button >> nth=1');
      await v.settle(2_000);
    },
  },
  {
    name: 'mistypes the address for the stock alert, corrects it and is confirmed',
    page: '/ürün/çınar-çift-kapılı-buzdolabı',
    path: FRIDGE,
    act: async (v) => {
      await begin(v);
      await write(v, 'haber', 'gulsah@');
      await tap(v, '.haber-ver');
      await v.pause(1_800);
      await tap(v, '[name=haber]');
      await v.key('End');
      await v.page.keyboard.type('posta.example', { delay: 80 });
      await tap(v, '.haber-ver');
      await v.settle(3_500);
    },
  },
  {
    name: 'opens the answers with the keyboard and votes',
    page: '/yardım',
    path: '/yard%C4%B1m',
    only: 'computer',
    act: async (v) => {
      await begin(v);
      await tap(v, '.ant-collapse-header >> nth=0');
      await v.pause(1_100);
      await tap(v, '.ant-collapse-header >> nth=1');
      await v.pause(1_400);
      if (await isShown(v, '.evet')) await tap(v, '.evet');
      await v.settle(2_000);
    },
  },
  {
    name: 'asks the chat a question and waits for the answer',
    page: '/yardım',
    path: '/yard%C4%B1m',
    act: async (v) => {
      await begin(v);
      await tap(v, '.sohbet-ac');
      await v.pause(900);
      await write(v, 'mesaj', 'Klima montajı cumartesi olur mu?');
      await v.key('Enter');
      await v.pause(4_500);
      await tap(v, '.sohbet-kapat');
      await v.settle(1_500);
    },
  },
];

export const decoys: readonly Decoy[] = [...browsing, ...orderDecoys];
