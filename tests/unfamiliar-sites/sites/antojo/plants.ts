import { pressesDeadKeysAfter, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

/** Clicks what the notice on cookies or a bar may cover. */
export const tap = async (v: Visitor, selector: string, times = 1, pauseMs = 300) => {
  await v.reveal(selector);
  await v.click(selector, times, pauseMs);
};

export const plants: readonly Plant[] = [
  {
    // A required group is missing, and only the app says so.
    name: 'the dish cannot be added without a sauce',
    page: '/restaurante/:id',
    path: '/restaurante/101',
    kinds: kinds.noResponse,
    element: /agregar/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, '.dish >> text=Gringa de pastor');
      await v.pause(1_600);
      await v.click('.adm-radio >> text=Maíz');
      await v.pause(900);
      await v.click('.b-agregar', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    // Companies have twelve letters and digits, persons thirteen.
    name: 'the invoice rejects the tax number of a company',
    page: '/facturacion',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=rfc]', 'ACM010101ABC');
      await v.type('[name=razon]', 'Aceros del Centro');
      await v.type('[name=cp]', '06700');
      await v.type('[name=correo]', 'pagos@aceros.mx');
      for (const rfc of ['ACM-010101-ABC', 'acm010101abc']) {
        await tap(v, '.b-facturar');
        await v.pause(2_400);
        await v.page.locator('[name=rfc]').fill('');
        await v.type('[name=rfc]', rfc);
      }
      await tap(v, '.b-facturar');
      await v.settle(4_000);
    },
  },
  {
    name: 'a declined card is not mentioned',
    page: '/pagar',
    kinds: kinds.failedClick,
    element: /pagar|procesando|\/api\/pagos/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      const card = v.page.frameLocator('.card-frame');
      for (const [name, text] of [
        ['numero', '4152313480027714'],
        ['vence', '09/29'],
        ['cvv', '318'],
      ]) {
        await card.locator(`[name=${name}]`).click();
        await v.page.keyboard.type(text ?? '', { delay: 50 });
      }
      await tap(v, '.b-pagar');
      await v.pause(4_200);
      await v.click('.b-pagar');
      await v.waitForNoResponse();
    },
  },
  {
    // A price change refers to a drink that is no longer in the cart.
    name: 'new prices cannot be accepted',
    page: '/carrito',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /aceptar nuevos precios|undefined/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, '.b-aceptar', 2, 700);
      await v.waitForNoResponse();
    },
  },
  {
    // The courier's position is lost on the server, and the page keeps the last one.
    name: 'the position of the courier cannot be updated',
    page: '/pedido/:id',
    path: '/pedido/77120',
    kinds: kinds.failedClick,
    element: /actualizar ubicación|\/ubicacion/i,
    isInstant: true,
    act: async (v) => {
      await tap(v, '.b-actualizar');
      await v.pause(1_600);
      await v.click('.b-actualizar');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'promotions appear after seven seconds',
    page: '/promos',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(8_500),
  },
  {
    name: 'the stars ignore the keyboard',
    page: '/calificar/:id',
    path: '/calificar/77098',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /estrella|calificación|★/i,
    act: pressesDeadKeysAfter('#ver'),
  },
  {
    // The page shows the adviser's name, which the response lacks.
    name: 'the request of a restaurant empties the page',
    page: '/negocios',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=negocio]', 'Fonda Doña Lupe');
      await v.type('[name=contacto]', 'Guadalupe Ríos');
      await v.type('[name=celular]', '5512345678');
      await tap(v, '.b-unirme');
      await v.settle(5_000);
    },
  },
  {
    name: 'the article on refunds is gone',
    page: '/ayuda',
    alsoOn: ['/ayuda/reembolsos'],
    kinds: [...kinds.back, ...kinds.request, ...kinds.failedClick],
    element: /reembolsos/i,
    severity: notCritical,
    act: async (v) => {
      await tap(v, 'a[href="/ayuda/reembolsos"]');
      await v.page.waitForURL(/reembolsos/);
      await v.pause(2_400);
      await v.page.goBack();
      await v.settle(2_500);
    },
  },
  {
    name: 'an advertisement and pictures push the menus down',
    page: '/menu-del-dia',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(6_500),
  },
  {
    // The message appears at once and disappears when the server rejects it.
    name: 'a message to support disappears',
    page: '/chat',
    kinds: kinds.failedClick,
    element: /enviar|\/api\/chat|mensaje/i,
    isInstant: true,
    act: async (v) => {
      for (let count = 0; count < 2; count += 1) {
        await v.type('[name=mensaje]', 'Mi pedido llegó frío');
        await tap(v, '.b-enviar');
        await v.pause(2_600);
      }
      await v.waitForNoResponse();
    },
  },
  {
    // Sending is locked after the first message and never unlocked.
    name: 'the code is not sent again',
    page: '/ingresar',
    kinds: kinds.noResponse,
    element: /reenviar/i,
    act: async (v) => {
      await v.type('[name=celular]', '5512340187');
      await tap(v, '.b-enviar-codigo');
      await v.page.locator('#reenviar').waitFor({ timeout: 20_000 });
      await v.pause(2_200);
      await tap(v, '#reenviar', 2, 900);
      await v.waitForNoResponse();
    },
  },
];
