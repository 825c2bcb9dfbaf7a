import { kinds, notCritical, type Plant, serious } from '../../site.ts';
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

export const plants: readonly Plant[] = [
  {
    name: 'a tax code typed in lower case is refused, although the field shows capitals',
    page: '/prenota',
    kinds: [...kinds.form, 'rage-click', 'dead-click'],
    element: /codice fiscale|codice-fiscale|continua|i tuoi dati|prenota/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '#avanti-1');
      await v.pause(900);
      await bookingData(v, 'mrnlne84e52g224k');
      await tap(v, '#avanti-2');
      await v.pause(2_000);
      await tap(v, '[name=codice-fiscale]');
      await v.key('End');
      await v.key('Backspace', 6);
      await v.page.keyboard.type('g224k', { delay: 90 });
      await tap(v, '#avanti-2');
      await v.pause(1_700);
      await tap(v, '#avanti-2', 2, 700);
      await v.settle(3_000);
    },
  },
  {
    name: 'the afternoon is offered with four places, but holding them fails without a word',
    page: '/ingressi',
    kinds: kinds.failedClick,
    element: /Blocca i posti|pomeriggio|ingressi\/blocco/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '.blocca-pomeriggio');
      await v.pause(2_600);
      await tap(v, '.blocca-pomeriggio');
      await v.pause(2_200);
      await tap(v, '.blocca-pomeriggio', 3, 350);
      await v.settle(4_000);
    },
  },
  {
    name: 'a voucher with the photograph cannot be added, because its picture taints the canvas',
    page: '/buoni-regalo',
    kinds: [...kinds.brokenClick, ...kinds.noResponse, ...kinds.form],
    element: /Aggiungi il buono|buono|canvas|toDataURL/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '[data-sfondo=foto]');
      await v.pause(1_000);
      await write(v, 'buono-per', 'Nonna Rita');
      await v.pause(700);
      await tap(v, '#aggiungi-buono');
      await v.pause(1_900);
      await tap(v, '#aggiungi-buono', 3, 450);
      await v.settle(3_500);
    },
  },
  {
    name: 'after another therapist is chosen the time looks chosen, but confirming does nothing',
    page: '/trattamenti',
    kinds: kinds.noResponse,
    element: /Conferma appuntamento/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '.prenota-trattamento >> nth=1');
      await v.pause(900);
      await pick(v, '.operatore', 0);
      await v.pause(800);
      await v.click('.orario:text-is("15.45")');
      await v.pause(900);
      await pick(v, '.operatore', 2);
      await v.pause(1_100);
      await v.click('#conferma-appuntamento');
      await v.pause(2_400);
      await v.click('#conferma-appuntamento', 4, 330);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'choosing a day for the Junior Suite throws, because it has no terms of stay',
    unseen: 'Vue only logs the error, and the day is marked as chosen',
    page: '/camere/junior-suite-laghetto',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /\b\d{1,2}\b|calendar|tariffe|giorno|date|notti|Richiedi/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '.p-datepicker-next-button');
      await v.pause(1_300);
      const free = '.p-datepicker-day:not(.p-disabled)';
      await tap(v, `${free} >> nth=4`);
      await v.pause(1_500);
      await tap(v, `${free} >> nth=7`);
      await v.pause(1_500);
      await tap(v, `${free} >> nth=4`);
      await v.pause(1_200);
      await tap(v, '#richiedi', 2, 700);
      await v.settle(3_000);
    },
  },
  {
    name: 'a treatment that is removed comes back, because the diary of the therapists fails',
    page: '/carrello',
    kinds: kinds.failedClick,
    element: /Rimuovi|carrello\/rimuovi|massaggio/i,
    severity: serious,
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      const remove = '[data-voce^=trattamento] .rimuovi >> nth=0';
      await tap(v, remove);
      await v.pause(3_000);
      await tap(v, remove);
      await v.pause(3_000);
      await tap(v, remove);
      await v.settle(4_000);
    },
  },
  {
    name: 'the offers take six seconds to appear',
    page: '/offerte',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.pause(7_800);
      await begin(v);
      await v.settle(1_500);
    },
  },
  {
    name: 'the German version of the contact page stays white',
    page: '/de/kontakt',
    path: '/contatti',
    alsoOn: ['/contatti'],
    kinds: [...kinds.blank, ...kinds.back, 'dead-click'],
    severity: serious,
    act: async (v) => {
      await begin(v);
      await tap(v, '#pagina-tedesca');
      await v.page.waitForURL('**/de/kontakt');
      await v.pause(6_500);
      await v.page.goBack();
      await v.settle(2_000);
    },
  },
  {
    name: 'the live picture of the grotto never starts',
    page: '/piscine',
    kinds: [...kinds.failedClick, ...kinds.request],
    element: /diretta|grotta|hls|video|m3u8|play/i,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await tap(v, '#avvia-diretta');
      await v.pause(2_800);
      await tap(v, '#avvia-diretta', 4, 340);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the base of a package cannot be chosen with the keyboard',
    page: '/pacchetti',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /giornata|notte|fine settimana|base|pacchett/i,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await v.page.locator('#come-funziona').focus();
      await v.key('Tab');
      await v.pause(800);
      await v.key('Enter', 2);
      await v.pause(1_200);
      await v.key('Space', 2);
      await v.pause(1_000);
      await v.key('Tab');
      await v.key('Enter', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a declined card leads back to an empty form without a word',
    unseen: 'nothing on the website fails',
    page: '/cassa',
    kinds: [...kinds.form, ...kinds.back, ...kinds.noResponse],
    element: /paga|banca|cassa|carta/i,
    severity: notCritical,
    isLast: true,
    act: async (v) => {
      await begin(v);
      for (let round = 0; round < 2; round += 1) {
        await payerData(v);
        await payAtBank(v, '4000000000000002');
        await v.pause(1_500);
      }
      await v.settle(3_500);
    },
  },
  {
    name: 'the journal stops loading after twelve posts and shows grey boxes for good',
    page: '/diario',
    kinds: [...kinds.request, ...kinds.lost, ...kinds.noResponse],
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      for (let turn = 0; turn < 12 && !(await isShown(v, '.articolo >> nth=11')); turn += 1) {
        await v.scroll(1_100);
        await v.pause(700);
      }
      for (const distance of [1_600, -500, 700, -600, 800]) {
        await v.scroll(distance);
        await v.pause(1_100);
      }
      await v.settle(3_000);
    },
  },
];
