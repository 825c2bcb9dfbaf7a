import type { Decoy } from '../../site.ts';
import { bookingDecoys } from './decoys-booking.ts';
import { closeFilters, day, openFilters } from './steps.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'finds a place in the suggestions while typing and correcting, then a day',
    page: '/',
    act: async (v) => {
      await v.type('#lugar', 'vallen');
      await v.pause(700);
      await v.key('Backspace', 4);
      await v.page.keyboard.type('len', { delay: 90 });
      await v.pause(1_600);
      await v.key('ArrowDown');
      await v.key('Enter');
      await v.pause(800);
      await v.click('#abrir-fecha');
      await v.pause(900);
      await v.click('#fecha-siguiente', 2, 600);
      await v.pause(700);
      await v.click(day(18));
      await v.pause(600);
      if (v.device === 'phone') await v.click('[role=dialog] button:text-is("OK")');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks through the pictures of the front page quickly',
    page: '/',
    act: async (v) => {
      await v.click('#portada-siguiente', 5, 260);
      await v.pause(500);
      await v.click('#portada-anterior', 2, 260);
      await v.settle(1_500);
    },
  },
  {
    name: 'drags the price and waits for the list',
    page: '/furgos',
    act: async (v) => {
      await openFilters(v);
      const from = await v.centerOf('#precio .MuiSlider-thumb >> nth=1');
      await v.drag(from, { x: from.x - 60, y: from.y });
      await v.pause(1_500);
      await v.drag({ x: from.x - 60, y: from.y }, { x: from.x - 12, y: from.y });
      await v.pause(1_500);
      await closeFilters(v);
      await v.settle(1_000);
    },
  },
  {
    name: 'saves a van as a favourite and thinks better of it',
    page: '/furgos',
    act: async (v) => {
      await v.click('#corazon-2', 4, 420);
      await v.settle(2_000);
    },
  },
  {
    name: 'reads the tabs of a van one after the other',
    page: '/furgos/:id',
    path: '/furgos/7',
    act: async (v) => {
      for (const tab of ['medidas', 'comentarios', 'equipamiento', 'medidas']) {
        await v.click(`#tab-${tab}`);
        await v.pause(1_100);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'goes through the months and asks about a day that is taken',
    page: '/furgos/:id',
    path: '/furgos/7',
    act: async (v) => {
      await v.click('#mes-siguiente', 4, 420);
      await v.pause(1_600);
      await v.click('.ocupado');
      await v.pause(1_400);
      await v.click('.ocupado >> nth=4');
      await v.settle(1_800);
    },
  },
  {
    name: 'opens the menu for sharing and copies the address',
    page: '/furgos/:id',
    path: '/furgos/7',
    act: async (v) => {
      await v.click('#compartir');
      await v.pause(800);
      await v.key('Escape');
      await v.pause(600);
      await v.click('#compartir');
      await v.pause(700);
      await v.click('#copiar-enlace');
      await v.settle(3_200);
    },
  },
  {
    name: 'looks for several stations on the map',
    page: '/estaciones',
    act: async (v) => {
      await v.click('#estacion-1');
      await v.pause(1_900);
      await v.click('#estacion-3');
      await v.pause(1_900);
      await v.click('#mapa .leaflet-popup-close-button');
      await v.settle(1_500);
    },
  },
  {
    name: 'zooms the map and pushes it',
    page: '/estaciones',
    act: async (v) => {
      await v.click('#mapa .leaflet-control-zoom-in', 3, 380);
      await v.pause(900);
      await v.click('#mapa .leaflet-control-zoom-out', 4, 380);
      const from = await v.centerOf('#mapa');
      await v.drag(from, { x: from.x - 90, y: from.y + 70 });
      await v.settle(1_500);
    },
  },
  {
    name: 'searches the help for a word without result, deletes it and opens questions',
    page: '/ayuda',
    act: async (v) => {
      await v.type('[name=duda]', 'cadenitas');
      await v.pause(1_500);
      await v.key('Backspace', 9);
      await v.pause(900);
      for (const n of [0, 1, 1, 2]) {
        await v.click(`.pregunta >> nth=${n}`);
        await v.pause(550);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'copies the code of an offer twice and marks another one',
    page: '/ofertas',
    act: async (v) => {
      await v.click('#copiar-BRISA10');
      await v.pause(900);
      await v.click('#copiar-BRISA10');
      await v.pause(2_400);
      if (v.device === 'computer') await v.page.locator('#codigo-AMIGOS').dblclick({ delay: 40 });
      await v.settle(2_000);
    },
  },
  {
    name: 'turns the page of the routes, reads one and comes back',
    page: '/rutas',
    act: async (v) => {
      await v.click('#paginas button:text-is("2")');
      await v.pause(1_200);
      await v.click('#paginas button:text-is("1")');
      await v.pause(900);
      await v.click('a[href="/rutas/2"]');
      await v.pause(1_500);
      await v.click('#ver-consejos');
      await v.pause(5_500);
      await v.back();
      await v.settle(2_000);
    },
  },
  ...bookingDecoys,
];
