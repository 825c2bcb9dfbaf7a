import { clicks, clicksEach, comesBack } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { tap } from './plants.ts';

const menu = { page: '/restaurante/:id', path: '/restaurante/101' };

export const decoys: readonly Decoy[] = [
  {
    name: 'accepts cookies and closes the banner of the app',
    page: '/',
    act: clicksEach('.b-cookies-si', '#app-cerrar'),
  },
  {
    name: 'picks a suggested address',
    page: '/',
    act: async (v) => {
      await v.type('#direccion', 'alvaro obr', 130);
      await v.page.locator('#lugares').waitFor();
      await v.pause(900);
      await v.click('#lugares li');
      await v.settle(2_500);
    },
  },
  {
    name: 'does not share the location',
    page: '/',
    act: async (v) => {
      await v.click('#ubicar');
      await v.page.locator('.adm-dialog-button').waitFor();
      await v.pause(1_600);
      await v.click('.adm-dialog-button');
      await v.settle(1_500);
    },
  },
  {
    name: 'turns the promotions',
    page: '/',
    only: 'computer',
    act: clicks('.promos .swiper-button-next', 3, 500),
  },
  {
    name: 'scrolls through the endless list',
    page: '/restaurantes',
    act: async (v) => {
      for (let count = 0; count < 5; count += 1) {
        await v.scroll(1_100);
        await v.pause(800);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'sets and clears filters',
    page: '/restaurantes',
    act: async (v) => {
      await v.page.evaluate('scrollTo(0, 0)');
      await v.click('.b-filtros');
      await v.pause(1_100);
      await v.click('.adm-selector-item >> text=Más rápidos');
      await v.pause(600);
      await v.click('.adm-checkbox >> text=Envío gratis');
      await v.pause(700);
      await v.click('.b-limpiar');
      await v.pause(700);
      await v.click('.adm-selector-item >> text=Mejor calificados');
      await v.pause(500);
      await v.click('.b-aplicar');
      await v.settle(2_500);
    },
  },
  {
    name: 'marks a favorite and changes their mind',
    page: '/restaurantes',
    act: async (v) => {
      await tap(v, '.card .heart', 2, 1_100);
      await v.settle(2_500);
    },
  },
  {
    name: 'loses the connection for a moment',
    page: '/restaurantes',
    act: async (v) => {
      await v.page.context().setOffline(true);
      await v.pause(2_500);
      await v.page.context().setOffline(false);
      await v.settle(2_500);
    },
  },
  {
    name: 'misspells a dish and corrects it',
    page: '/buscar',
    act: async (v) => {
      await v.type('.busqueda input', 'tacos al pastr', 90);
      await v.page.locator('.adm-empty').waitFor();
      await v.pause(1_500);
      for (let count = 0; count < 1; count += 1) await v.key('Backspace');
      await v.page.keyboard.type('or', { delay: 110 });
      await v.settle(2_500);
    },
  },
  {
    name: 'repeats a recent search and clears the list',
    page: '/buscar',
    act: async (v) => {
      await v.page.reload();
      await v.pause(1_500);
      await v.click('.recent >> text=sushi');
      await v.pause(1_700);
      await v.click('.adm-search-bar input');
      await v.key('Control+a');
      await v.key('Backspace');
      await v.pause(900);
      await v.click('#borrar');
      await v.pause(1_100);
      await v.click('.adm-dialog-button >> text=Borrar');
      await v.settle(2_000);
    },
  },
  {
    name: 'jumps between sections of the menu',
    ...menu,
    act: clicksEach(
      '.spy .adm-tabs-tab >> text=Bebidas',
      '.spy .adm-tabs-tab >> text=Tacos',
      '.spy .adm-tabs-tab >> text=Postres',
    ),
  },
  {
    name: 'asks for a dish that is sold out',
    ...menu,
    act: async (v) => {
      await tap(v, '.dish.sold');
      await v.pause(1_600);
      await v.click('.adm-dialog-button');
      await v.settle(1_500);
    },
  },
  {
    name: 'adds five tacos with too many extras',
    ...menu,
    act: async (v) => {
      await tap(v, '#s-Tacos .dish');
      await v.pause(1_300);
      for (const name of ['Queso', 'Piña', 'Aguacate']) {
        await v.click(`.adm-checkbox >> text=${name}`);
        await v.pause(700);
      }
      await v.click('.adm-radio >> text=Verde');
      await v.click('.sheet-foot .adm-stepper-plus', 4, 220);
      await v.pause(700);
      await v.click('.b-agregar');
      await v.settle(3_000);
    },
  },
  {
    name: 'schedules an order at a closed restaurant',
    page: '/restaurante/:id',
    path: '/restaurante/109',
    act: async (v) => {
      await tap(v, '.dish:not(.sold)');
      await v.pause(1_400);
      await v.click('.adm-dialog-button >> text=Programar');
      await v.settle(2_500);
    },
  },
  {
    name: 'changes the tip and the quantity',
    page: '/carrito',
    act: async (v) => {
      await tap(v, '.adm-selector-item >> text=15%');
      await v.pause(500);
      await v.click('.adm-selector-item >> text=20%');
      await v.pause(500);
      await v.click('.adm-selector-item >> text=Sin propina');
      await tap(v, '.adm-stepper-minus', 2, 500);
      await v.settle(2_000);
    },
  },
  {
    name: 'types a wrong coupon and then the right one',
    page: '/carrito',
    act: async (v) => {
      await tap(v, '[name=cupon]');
      await v.page.keyboard.type('ANTOJ50', { delay: 80 });
      await tap(v, '.b-canjear');
      await v.pause(2_400);
      await v.page.locator('[name=cupon]').fill('');
      await v.type('[name=cupon]', 'antojo50');
      await tap(v, '.b-canjear');
      await v.settle(2_500);
    },
  },
  {
    name: 'pays in cash',
    page: '/pagar',
    act: async (v) => {
      await tap(v, '.adm-radio >> text=Efectivo');
      await v.pause(800);
      await v.type('[name=billete]', '500');
      await tap(v, '.b-pagar');
      await v.page.waitForURL(/pedido/);
      await v.settle(5_000);
    },
  },
  {
    name: 'mistypes the code of the email address',
    page: '/cuenta',
    act: async (v) => {
      await tap(v, '[name=clave]');
      await v.page.keyboard.type('482931', { delay: 90 });
      await tap(v, '.b-verificar-correo');
      await v.pause(2_600);
      await v.page.locator('[name=clave]').fill('');
      await v.type('[name=clave]', '482913');
      await tap(v, '.b-verificar-correo');
      await v.settle(2_500);
    },
  },
  {
    name: 'switches on blocked notifications',
    page: '/cuenta',
    act: async (v) => {
      await tap(v, '.adm-switch');
      await v.pause(1_800);
      await v.click('.adm-dialog-button');
      await v.settle(1_500);
    },
  },
  {
    name: 'orders again',
    page: '/pedidos',
    act: async (v) => {
      await tap(v, '.repetir >> nth=1');
      await v.page.waitForURL(/carrito/);
      await v.settle(2_500);
    },
  },
  {
    name: 'moves the map and saves an address with a correction',
    page: '/direcciones',
    act: async (v) => {
      const { x, y } = await v.centerOf('#mapa');
      await v.drag({ x, y }, { x: x - 70, y: y + 40 });
      await tap(v, '[name=calle]');
      await v.page.keyboard.type('Colima', { delay: 60 });
      await tap(v, '.b-guardar-direccion');
      await v.pause(2_200);
      await tap(v, '[name=numero]');
      await v.page.keyboard.type('184', { delay: 60 });
      await tap(v, '.b-guardar-direccion');
      await v.settle(2_500);
    },
  },
  {
    name: 'copies the link three times and opens the share sheet',
    page: '/invita',
    act: async (v) => {
      await tap(v, '.b-copiar', 3, 700);
      await v.pause(1_200);
      await v.click('.b-compartir');
      await v.pause(1_500);
      if (await v.page.locator('text=WhatsApp').isVisible()) await v.click('text=WhatsApp');
      await v.settle(1_500);
    },
  },
  {
    name: 'removes a favorite and restores it',
    page: '/favoritos',
    act: async (v) => {
      await v.click('.quitar');
      await v.pause(1_200);
      await v.click('#deshacer');
      await v.settle(2_500);
    },
  },
  {
    name: 'checks the terms and returns to the questions',
    page: '/ayuda',
    act: async (v) => {
      await v.click('.adm-collapse-panel-header >> nth=1', 2, 1_300);
      await v.pause(900);
      await comesBack('.page a[href="/ayuda/terminos"]', 6_500)(v);
    },
  },
];
