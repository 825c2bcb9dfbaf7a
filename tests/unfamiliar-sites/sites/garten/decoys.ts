import type { Decoy } from '../../site.ts';
import { rewrite, tap, write } from './people.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'accepts cookies',
    page: '/',
    act: async (v) => {
      if (await v.page.locator('[data-cookies=alle]').isVisible())
        await v.click('[data-cookies=alle]');
      await v.settle(1_500);
    },
  },
  {
    name: 'turns the large pictures quickly',
    page: '/',
    act: async (v) => {
      await tap(v, '.buehne [data-controls=next]', 5, 420);
      await v.settle(1_800);
    },
  },
  {
    name: 'notes an article and thinks better of it',
    page: '/',
    act: async (v) => {
      const heart = '.produktslider .tns-slide-active .merken >> nth=0';
      await tap(v, heart);
      await v.pause(700);
      await tap(v, heart, 3, 600);
      await v.settle(1_500);
    },
  },
  {
    name: 'searches with suggestions',
    page: '/',
    isLast: true,
    act: async (v) => {
      await write(v, '.suche [name=q]', 'strauch');
      await v.pause(1_200);
      await v.key('Enter');
      await v.page.waitForURL('**/suche**', { waitUntil: 'domcontentloaded' });
      await v.settle(3_500);
    },
  },
  {
    name: 'drags the price and waits for the list',
    page: '/gartenscheren',
    only: 'computer',
    act: async (v) => {
      await tap(v, '.noUi-handle-upper');
      const handle = await v.page.locator('.noUi-handle-upper').boundingBox();
      if (!handle) throw new Error('no handle');
      const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
      await v.page.mouse.move(x, y);
      await v.page.mouse.down();
      for (const step of [20, 45, 70, 95]) {
        await v.page.mouse.move(x - step, y, { steps: 4 });
        await v.pause(90);
      }
      await v.page.mouse.up();
      await v.settle(2_200);
    },
  },
  {
    name: 'opens the filters on a phone and closes them again',
    page: '/gartenscheren',
    only: 'phone',
    act: async (v) => {
      await tap(v, '[data-bs-target="#filter"]', 4, 700);
      await v.settle(1_500);
    },
  },
  {
    name: 'ticks makers and removes one',
    page: '/rasenmaeher',
    act: async (v) => {
      if (v.device === 'phone') await tap(v, '[data-bs-target="#filter"]');
      await v.pause(700);
      await tap(v, '[name=marke1]');
      await v.pause(350);
      await tap(v, '[name=marke2]');
      await v.pause(1_600);
      await tap(v, '[data-filter-weg] >> nth=0');
      await v.settle(2_200);
    },
  },
  {
    name: 'loads more plants twice',
    page: '/pflanzen',
    act: async (v) => {
      await tap(v, '[data-plugin=mehr]');
      await v.pause(1_400);
      await tap(v, '[data-plugin=mehr]');
      await v.settle(2_000);
    },
  },
  {
    name: 'glances at an article and goes back to the list on purpose',
    page: '/pflanzen',
    isLast: true,
    act: async (v) => {
      await tap(v, '.listing a[href="/pflanzen/2020"] >> nth=1');
      await v.page.waitForURL('**/pflanzen/2020', { waitUntil: 'domcontentloaded' });
      await v.pause(6_500);
      await v.back();
      await v.settle(2_500);
    },
  },
  {
    name: 'pages through the enlarged pictures',
    page: '/gartenscheren/:id',
    path: '/gartenscheren/1042',
    act: async (v) => {
      for (const picture of [0, 2]) {
        await tap(v, `.galerie .glightbox >> nth=${picture}`);
        await v.pause(1_500);
        if (v.device === 'computer') await v.key('ArrowRight', 3);
        await v.pause(800);
        await v.click('.gclose');
        await v.pause(1_000);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'raises the quantity quickly and puts it into the cart',
    page: '/gartenscheren/:id',
    path: '/gartenscheren/1042',
    act: async (v) => {
      await tap(v, '[aria-label="Menge erhöhen"]', 5, 180);
      await tap(v, '[aria-label="Menge verringern"]', 2, 220);
      await v.pause(500);
      await tap(v, 'text=In den Warenkorb');
      await v.pause(2_400);
      await v.click('#warenkorb-offcanvas .btn-close');
      await v.settle(2_000);
    },
  },
  {
    name: 'tries the amounts of a voucher',
    page: '/gutscheine',
    act: async (v) => {
      for (const amount of [50, 100, 25, 50]) {
        await tap(v, `[data-betrag="${amount}"]`);
        await v.pause(450);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'looks for dealers and widens the radius',
    page: '/haendlersuche',
    act: async (v) => {
      await rewrite(v, 'main [name=plz]', '80331');
      await tap(v, 'text=Händler suchen');
      await v.pause(3_200);
      await v.choose('[name=umkreis]', '50');
      await v.pause(2_600);
      await v.choose('[name=umkreis]', '100');
      await v.settle(3_000);
    },
  },
  {
    name: 'compares mowers in a long table',
    page: '/vergleich',
    act: async (v) => {
      await v.scroll(600);
      await v.pause(2_400);
      await v.scroll(500);
      await v.pause(2_600);
      await v.scroll(-700);
      await v.settle(2_500);
    },
  },
  {
    name: 'begins a search and leaves it',
    page: '/ratgeber',
    act: async (v) => {
      await write(v, '.suche [name=q]', 'Rhodod');
      await v.pause(1_200);
      await rewrite(v, '.suche [name=q]', 'Ro');
      await v.page.keyboard.press('Backspace');
      await v.page.keyboard.press('Backspace');
      await tap(v, 'main h1');
      await v.settle(1_200);
    },
  },
  {
    name: 'opens and closes the menu several times',
    page: '/ratgeber',
    act: async (v) => {
      const isPhone = v.device === 'phone';
      for (let round = 0; round < 2; round += 1) {
        await tap(v, isPhone ? '[data-bs-target="#menue"]' : '.dropdown-toggle');
        await v.pause(900);
        await tap(v, isPhone ? '[aria-label="Menü schließen"]' : '.dropdown-toggle');
        await v.pause(800);
      }
      await v.settle(1_000);
    },
  },
];
