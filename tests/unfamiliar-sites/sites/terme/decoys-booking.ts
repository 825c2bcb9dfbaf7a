import type { Decoy } from '../../site.ts';
import {
  begin,
  bookingData,
  fillBasket,
  isShown,
  payAtBank,
  payerData,
  pick,
  tap,
  write,
} from './steps.ts';

/** Ordinary use on the way to a booking or an order. */
export const bookingDecoys: readonly Decoy[] = [
  {
    name: 'counts the persons up and down and holds places for the whole day',
    page: '/ingressi',
    act: async (v) => {
      await begin(v);
      const day = '[data-fascia=giornata]';
      await tap(v, `${day} .p-inputnumber-increment-button`, 5, 260);
      await tap(v, `${day} .p-inputnumber-decrement-button`, 4, 260);
      await v.pause(600);
      await tap(v, '.blocca-giornata');
      await v.settle(3_000);
    },
  },
  {
    name: 'joins the waiting list for the evening that is sold out',
    page: '/ingressi',
    act: async (v) => {
      await begin(v);
      await tap(v, '.p-datepicker-day:not(.p-disabled) >> nth=0');
      await v.pause(1_200);
      if (await isShown(v, '.attesa:not([disabled])')) await tap(v, '.attesa');
      await v.settle(2_000);
    },
  },
  {
    name: 'changes between the kinds of treatments and scrolls through the list',
    page: '/trattamenti',
    act: async (v) => {
      await begin(v);
      for (const at of [2, 3, 1, 0]) {
        await tap(v, `#gruppi button >> nth=${at}`);
        await v.pause(600);
      }
      for (let turn = 0; turn < 5; turn += 1) {
        await v.scroll(900);
        await v.pause(800);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'forgets the therapist, then books a massage',
    page: '/trattamenti',
    act: async (v) => {
      await begin(v);
      await tap(v, '.prenota-trattamento >> nth=2');
      await v.pause(1_000);
      await v.click('#conferma-appuntamento');
      await v.pause(1_600);
      await pick(v, '.operatore', 1);
      await v.pause(900);
      await v.click('.orario >> nth=1');
      await v.pause(600);
      await v.click('.orario >> nth=2');
      await v.pause(600);
      await v.click('#conferma-appuntamento');
      await v.settle(3_000);
    },
  },
  {
    name: 'changes the look of a voucher several times and adds it',
    page: '/buoni-regalo',
    act: async (v) => {
      await begin(v);
      for (const look of ['sabbia', 'notte', 'salvia', 'notte']) {
        await tap(v, `[data-sfondo=${look}]`);
        await v.pause(450);
      }
      await write(v, 'buono-per', 'Rita');
      await write(v, 'dedica', 'Per tutte le volte che hai detto dopo, dopo.');
      await v.pause(800);
      await tap(v, '#aggiungi-buono');
      await v.settle(2_500);
    },
  },
  {
    name: 'switches the extras of a package on and off and adds it',
    page: '/pacchetti',
    act: async (v) => {
      await begin(v);
      await tap(v, '[data-base=notte]');
      await v.pause(500);
      for (const extra of ['fango', 'cena', 'fango', 'telo', 'cena']) {
        await tap(v, `label:has(#extra-${extra})`);
        await v.pause(420);
      }
      await tap(v, '#aggiungi-pacchetto');
      await v.settle(2_500);
    },
  },
  {
    name: 'tries an expired code, then one that is valid',
    page: '/carrello',
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      if (!(await isShown(v, '#codice'))) return;
      await write(v, 'codice', 'ESTATE');
      await tap(v, '#applica');
      await v.pause(1_900);
      await tap(v, '[name=codice]');
      await v.key('End');
      await v.key('Backspace', 6);
      await v.page.keyboard.type('vapore10', { delay: 80 });
      await tap(v, '#applica');
      await v.settle(2_000);
    },
  },
  {
    name: 'leaves data out, corrects it and asks for an electronic invoice',
    page: '/prenota',
    isLast: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '#avanti-1');
      await v.pause(900);
      await tap(v, '#avanti-2');
      await v.pause(1_900);
      await bookingData(v, 'MRNLNE84E52G224K');
      await tap(v, '#avanti-2');
      await v.pause(1_200);
      await tap(v, 'label:has(#fattura)');
      await v.pause(600);
      await write(v, 'piva', '02984410288');
      await write(v, 'sdi', 'M5UXC');
      await tap(v, '#conclude');
      await v.pause(2_000);
      await tap(v, '[name=sdi]');
      await v.key('End');
      await v.page.keyboard.type('R1', { delay: 90 });
      await tap(v, '#conclude');
      await v.settle(3_500);
    },
  },
  {
    name: 'pays with the saved card, which takes a moment',
    page: '/cassa',
    isLast: true,
    act: async (v) => {
      await begin(v);
      await payerData(v);
      await tap(v, '#paga-ora');
      await v.settle(6_000);
    },
  },
  {
    name: 'pays on the page of the bank and comes back',
    page: '/cassa',
    isLast: true,
    act: async (v) => {
      await begin(v);
      await payerData(v);
      await payAtBank(v, '4111111111111111');
      await v.settle(3_000);
    },
  },
  {
    name: 'signs in with the second password and shows the loyalty card',
    page: '/area',
    act: async (v) => {
      await begin(v);
      if (await isShown(v, '#accesso')) {
        await write(v, 'a-mail', 'elena@posta.example');
        await write(v, 'a-password', 'vapore23');
        await tap(v, '#accedi');
        await v.pause(1_900);
        await tap(v, '[name=a-password]');
        await v.key('End');
        await v.key('Backspace');
        await v.page.keyboard.type('4', { delay: 90 });
        await tap(v, '#accedi');
        await v.page.locator('.tessera').waitFor();
        await v.pause(1_200);
      }
      await tap(v, '#mostra-qr');
      await v.pause(1_800);
      await v.click('.p-dialog-close-button');
      await v.settle(1_500);
    },
  },
];
