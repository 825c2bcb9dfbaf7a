import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { fillCard, openFilters } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'paying by card throws after the processor has responded',
    page: '/reserva/pago',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Confirmar y pagar/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await fillCard(v);
      await v.click('#pagar');
      await v.pause(3_500);
      await v.click('#pagar', 2, 900);
      await v.settle(4_000);
    },
  },
  {
    name: 'the closed picture viewer lies invisibly over the page',
    page: '/furgos/:id',
    path: '/furgos/4',
    kinds: kinds.noResponse,
    element: /Reservar esta furgo|visor/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#ampliar');
      await v.pause(1_200);
      await v.click('#visor-otra');
      await v.pause(900);
      await v.click('#visor-cerrar');
      await v.pause(1_200);
      await v.click('#reservar', 5, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'after a wrong code the button does not check another one',
    page: '/reserva/extras',
    kinds: kinds.noResponse,
    element: /Aplicar código|código de descuento/i,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=codigo]', 'VERANO25');
      await v.click('#aplicar');
      await v.pause(1_900);
      await v.page.locator('[name=codigo]').fill('');
      await v.type('[name=codigo]', 'BRISA10');
      await v.pause(500);
      await v.click('#aplicar', 5, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a telephone number with its country code is refused, and the form is left',
    page: '/reserva/conductor',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=nombre]', 'Aitana Puig Ferrer');
      await v.type('[name=correo]', 'aitana@correo.example');
      await v.type('[name=carnet]', '48201733K');
      await v.type('[name=telefono]', '+34 612 345 678');
      await v.click('#guardar-conductor');
      await v.pause(2_200);
      await v.page.locator('[name=telefono]').fill('');
      await v.type('[name=telefono]', '0034612345678');
      await v.click('#guardar-conductor');
      await v.settle(3_500);
    },
  },
  {
    name: 'the filter for vans with a shower fails on the server and changes nothing',
    page: '/furgos',
    kinds: kinds.failedClick,
    element: /Con ducha/,
    isInstant: true,
    act: async (v) => {
      await openFilters(v);
      await v.click('#filtro-ducha');
      await v.pause(2_600);
      await v.click('#filtro-ducha');
      await v.pause(1_600);
      await v.click('#filtro-ducha');
      await v.settle(4_000);
    },
  },
  {
    name: 'a station without coordinates throws when it is chosen',
    page: '/estaciones',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Alicante/,
    isInstant: true,
    act: async (v) => {
      await v.click('#estacion-4');
      await v.pause(2_500);
      await v.click('#estacion-4', 2, 700);
      await v.settle(4_000);
    },
  },
  {
    name: 'the sleeping places of one route leave a blank page',
    page: '/rutas/:id',
    path: '/rutas/3',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#ver-paradas');
      await v.settle(5_000);
    },
  },
  {
    name: 'the reviews appear after more than five seconds',
    page: '/opiniones',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_500),
  },
  {
    name: 'the dialog with the designs cannot be used or left with the keyboard',
    page: '/regalo',
    kinds: kinds.keyboard,
    only: 'computer',
    isLast: true,
    act: async (v) => {
      await v.page.locator('#elegir-diseno').focus();
      await v.key('Enter');
      await v.pause(1_000);
      await v.key('Tab', 6);
      await v.pause(600);
      await v.key('Escape', 3);
      await v.key('Tab', 5);
      await v.key('Enter');
      await v.key('Escape', 2);
      await v.settle(2_500);
    },
  },
  {
    name: 'visitors search for the price of another kilometre and do not find it',
    page: '/condiciones',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      for (const pixels of [1_100, 1_000, -1_500, 1_300, -1_200, 1_400, -1_500])
        await v.scroll(pixels);
      await v.settle(1_500);
    },
  },
  {
    name: 'the autumn offers have ended and visitors come straight back',
    page: '/',
    alsoOn: ['/ofertas/otono'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('text=Ver ofertas de otoño');
      await v.pause(2_100);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'the bookings cannot be loaded and their placeholders stay',
    page: '/cuenta',
    kinds: kinds.request,
    act: (v) => v.settle(6_000),
  },
];
