import { clicks, clicksEach, comesBack, keys } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

const flat = { page: '/dira/:id', path: '/dira/4812' };

export const decoys: readonly Decoy[] = [
  { name: 'closes the notice on cookies', page: '/', act: clicks('#cookies-ok') },
  {
    name: 'picks a suggested place',
    page: '/',
    act: async (v) => {
      await v.type('#where', 'תל אב', 140);
      await v.page.locator('#places').waitFor();
      await v.pause(900);
      await v.click('#places li');
      await v.settle(2_000);
    },
  },
  {
    name: 'declines notifications',
    page: '/',
    act: async (v) => {
      await v.click('#push-no');
      await v.settle(2_000);
    },
  },
  {
    name: 'filters with three chips',
    page: '/hipus',
    act: clicksEach(
      '.chip >> text=מעלית',
      '.chip >> text=חניה',
      '.chip >> text=חניה',
      '.chip >> text=מעלית',
    ),
  },
  {
    name: 'drags the lower price',
    page: '/hipus',
    act: async (v) => {
      const { x, y } = await v.centerOf('.noUi-handle-lower');
      await v.drag({ x, y }, { x: x - 35, y });
      await v.settle(2_500);
    },
  },
  {
    name: 'marks a favorite and changes their mind',
    page: '/hipus',
    act: clicks('.heart', 2, 600, 2_500),
  },
  {
    name: 'scrolls through the endless list',
    page: '/hipus',
    act: async (v) => {
      for (let count = 0; count < 4; count += 1) {
        await v.scroll(900);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'opens clusters on the map',
    page: '/mapa',
    act: async (v) => {
      await v.click('.marker-cluster');
      await v.pause(1_500);
      await v.click('.leaflet-control-zoom-out');
      await v.settle(2_500);
    },
  },
  {
    name: 'moves the map and zooms by double click',
    page: '/mapa',
    only: 'computer',
    act: async (v) => {
      const { x, y } = await v.centerOf('#map');
      await v.drag({ x: x + 120, y: y + 90 }, { x: x - 60, y: y + 20 });
      await v.pause(900);
      await v.page.mouse.dblclick(x - 180, y + 150, { delay: 40 });
      await v.settle(2_500);
    },
  },
  {
    name: 'zooms until the map ends',
    page: '/mapa',
    act: clicks('.leaflet-control-zoom-in', 4, 700, 2_500),
  },
  { name: 'turns six pictures', ...flat, act: clicks('.next', 6, 380) },
  {
    name: 'zooms and moves the floor plan',
    ...flat,
    act: async (v) => {
      await v.click('#plan-in', 3, 420);
      const { x, y } = await v.centerOf('.plan-frame');
      await v.drag({ x, y }, { x: x + 60, y: y + 30 });
      await v.pause(600);
      await v.click('#plan-reset');
      await v.settle(2_000);
    },
  },
  { name: 'copies the link twice', ...flat, act: clicks('#copy', 2, 1_100, 4_000) },
  {
    name: 'writes on WhatsApp',
    ...flat,
    only: 'computer',
    act: async (v) => {
      const popup = v.page.context().waitForEvent('page');
      await v.click('#wa');
      await v.pause(1_200);
      await (await popup).close();
      await v.settle(2_500);
    },
  },
  {
    name: 'compares weeks and hours for a viewing',
    page: '/siyur/:id',
    path: '/siyur/4812',
    act: clicksEach(
      '[aria-label="השבוע הבא"]',
      'text=יום א׳ 17:00',
      'text=יום ג׳ 20:00',
      '[aria-label="השבוע הקודם"]',
    ),
  },
  {
    name: 'sends a message again after an error that is shown',
    page: '/hodaot',
    act: async (v) => {
      await v.type('[name=message]', 'אפשר להגיע גם ביום ו׳ בבוקר?', 40);
      await v.click('#send');
      await v.page.locator('#again').waitFor();
      await v.pause(1_800);
      await v.click('#again');
      await v.settle(3_000);
    },
  },
  {
    name: 'opens a repair with a picture',
    page: '/tikun',
    act: async (v) => {
      await v.type('[name=fault]', 'התריס בסלון תקוע');
      await v.page
        .locator('#photo')
        .setInputFiles({ name: 'תריס תקוע.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
      await v.pause(900);
      await v.click('#open-repair');
      await v.settle(3_500);
    },
  },
  {
    name: 'cancels a repair and takes it back',
    page: '/tikun',
    act: async (v) => {
      await v.click('[aria-label^="ביטול"]');
      await v.pause(1_100);
      await v.click('#undo');
      await v.settle(2_500);
    },
  },
  {
    name: 'draws the signature, clears it and draws again',
    page: '/hatima',
    act: async (v) => {
      for (const shift of [0, 16]) {
        const { x, y } = await v.centerOf('#pad');
        await v.drag({ x: x - 90, y: y + shift }, { x: x + 60, y: y - 20 });
        await v.pause(500);
        if (shift === 0) await v.click('#clear-sign');
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'moves the years with the keyboard',
    page: '/mashkanta',
    only: 'computer',
    act: keys('#years', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'),
  },
  {
    name: 'reads about rights and comes back',
    page: '/madrich',
    act: comesBack('#rights', 7_000),
  },
  {
    name: 'mistypes the password and signs in',
    page: '/kniya',
    isLast: true,
    act: async (v) => {
      await v.type('[name=user]', 'dana@mail.co.il');
      await v.type('[name=secret]', 'abcd');
      await v.click('#login');
      await v.pause(2_000);
      await v.click('#eye');
      await v.type('[name=secret]', 'ef');
      await v.click('#login');
      await v.page.waitForURL(/mismachim/);
      await v.settle(2_500);
    },
  },
  {
    name: 'sorts and downloads a document with a Hebrew name',
    page: '/mismachim',
    act: async (v) => {
      await v.click('#sort', 2, 900);
      await v.pause(700);
      await v.click('.file');
      await v.settle(8_000);
    },
  },
  {
    name: 'pays the city tax on the page of the bank',
    page: '/arnona',
    act: async (v) => {
      await v.click('#pay-tax');
      await v.page.waitForURL(/bank/);
      await v.pause(1_500);
      await v.type('#otp', '481920');
      await v.click('#otp-ok');
      await v.page.waitForURL(/paid/);
      await v.settle(4_000);
    },
  },
];
