import type { Decoy } from '../../site.ts';
import { choose, day, fillCard } from './steps.ts';

/** Ordinary use on the way to a booking and in the account. */
export const bookingDecoys: readonly Decoy[] = [
  {
    name: 'steps the number of bicycles up quickly and down again',
    page: '/reserva/extras',
    act: async (v) => {
      await v.click('#bici-mas', 4, 200);
      await v.pause(700);
      await v.click('#bici-menos', 2, 200);
      await v.settle(1_500);
    },
  },
  {
    name: 'waits for the ferry, which is announced to take ten seconds',
    page: '/reserva/extras',
    act: async (v) => {
      await v.click('#ferri');
      await v.pause(8_500);
      await v.settle(1_500);
    },
  },
  {
    name: 'fails the form of the driver, corrects it and goes on',
    page: '/reserva/conductor',
    isLast: true,
    act: async (v) => {
      await v.type('[name=nombre]', 'Pau Ribes');
      await v.type('[name=correo]', 'pau.ribes');
      await v.click('#guardar-conductor');
      await v.pause(2_000);
      await v.type('[name=telefono]', '612345678');
      await v.type('[name=carnet]', '52119034T');
      await v.page.locator('[name=correo]').fill('');
      await v.type('[name=correo]', 'pau@correo.example');
      await v.click('#guardar-conductor');
      await v.settle(3_000);
    },
  },
  {
    name: 'types a card into the frame and looks where the code is',
    page: '/reserva/pago',
    act: async (v) => {
      await fillCard(v);
      await v.click('#que-es-cvc');
      await v.pause(1_500);
      await v.click('#cvc-entendido');
      await v.pause(800);
      await v.click('#metodo-bizum');
      await v.pause(900);
      await v.click('#metodo-tarjeta');
      await v.settle(1_500);
    },
  },
  {
    name: 'books with a transfer',
    page: '/reserva/pago',
    isLast: true,
    act: async (v) => {
      await v.click('#metodo-transferencia');
      await v.pause(1_500);
      await v.click('#pagar');
      await v.settle(3_000);
    },
  },
  {
    name: 'chooses the dates, clears them and chooses others',
    page: '/reserva/fechas',
    act: async (v) => {
      await v.click('#calendario-siguiente');
      await v.pause(900);
      await v.click(day(10));
      await v.pause(600);
      await v.click(day(14));
      await v.pause(800);
      await v.click('#borrar-fechas');
      await v.pause(700);
      await v.click(day(17));
      await v.pause(600);
      await v.click(day(21));
      await v.pause(700);
      await choose(v, '#hora', '12');
      await v.settle(1_500);
    },
  },
  {
    name: 'changes settings that save themselves and asks about a disabled button',
    page: '/cuenta/ajustes',
    act: async (v) => {
      await v.click('#ajuste-sms');
      await v.pause(1_300);
      await v.click('#ajuste-ofertas');
      await v.pause(1_300);
      await v.click('#ajuste-ofertas');
      await v.pause(1_500);
      await v.click('#borrar-cuenta');
      await v.settle(3_000);
    },
  },
  {
    name: 'leaves the dialog of the password with Escape and uses it afterwards',
    page: '/cuenta/ajustes',
    act: async (v) => {
      await v.click('#cambiar-clave');
      await v.pause(1_200);
      await v.key('Escape');
      await v.pause(900);
      await v.click('#cambiar-clave');
      await v.pause(900);
      await v.type('[name=clave]', 'tramuntana-2026');
      await v.click('#clave-guardar');
      await v.settle(3_500);
    },
  },
  {
    name: 'sorts the points and turns their pages',
    page: '/cuenta/puntos',
    act: async (v) => {
      await v.click('[role=columnheader][data-field=date]', 2, 700);
      await v.pause(900);
      await v.click('[aria-label="Ir a la página siguiente"]', 3, 450);
      await v.settle(1_800);
    },
  },
  {
    name: 'sends a message, which takes five announced seconds',
    page: '/contacto',
    act: async (v) => {
      await v.type('[name=asunto]', 'Cadenas');
      await v.type('[name=mensaje]', 'Buenas tardes, lleva cadenas la Mestral?');
      await v.click('#mensaje-enviar');
      await v.settle(7_000);
    },
  },
  {
    name: 'moves the amount, the month and the way of sending with the keyboard',
    page: '/regalo',
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#importe input').focus();
      await v.key('ArrowRight', 4);
      await v.key('Tab');
      await v.key('Enter');
      await v.pause(500);
      await v.key('ArrowDown', 2);
      await v.key('Enter');
      await v.pause(500);
      await v.key('Tab');
      await v.key('ArrowDown');
      await v.key('Tab', 2);
      await v.key('Enter');
      await v.settle(3_000);
    },
  },
  {
    name: 'opens the favourites, where session and statistics fail and are explained',
    page: '/favoritas',
    isLast: true,
    act: async (v) => {
      await v.pause(2_500);
      await v.click('#volver-furgos');
      await v.settle(2_500);
    },
  },
];
