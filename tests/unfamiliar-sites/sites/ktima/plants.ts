import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { chooseDay, fillAddress, fillCard, retype } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the order fails on the server with a card, and its notice is shown nowhere',
    page: '/tameio',
    kinds: kinds.failedClick,
    element: /Ολοκλήρωση παραγγελίας|checkout/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await fillAddress(v);
      await fillCard(v);
      await v.click('#pliromi');
      await v.pause(3_200);
      await v.click('#pliromi');
      await v.pause(2_600);
      await v.click('#pliromi');
      await v.settle(4_000);
    },
  },
  {
    name: 'the cost of sending to an island is not calculated',
    page: '/apostoli',
    kinds: kinds.noResponse,
    element: /Υπολόγισε το κόστος/,
    isInstant: true,
    act: async (v) => {
      await retype(v, 'tk', '84700');
      await v.pause(500);
      await v.click('#ypologismos', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a date of birth with the day first is rejected, and the club is left',
    page: '/leschi',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=onoma_melous]', 'Στέλιος Βαμβακάρης');
      await v.type('[name=email_melous]', 'stelios@taxydromeio.example');
      await v.type('[name=gennisi]', '25/11/1984');
      await v.click('#eggrafi-leschi');
      await v.pause(2_300);
      await retype(v, 'gennisi', '25-11-1984');
      await v.click('#eggrafi-leschi');
      await v.settle(3_500);
    },
  },
  {
    name: 'hours that are offered as free are always taken',
    page: '/geysignosia/kratisi',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Κάνε κράτηση|bookings|kratisi/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await chooseDay(v, 9);
      await v.click('[data-hour="11:30"]');
      await v.type('[name=onoma_kratisis]', 'Μυρτώ Λιακοπούλου');
      await v.type('[name=email_kratisis]', 'myrto@taxydromeio.example');
      await v.click('#kratisi-koumpi');
      await v.pause(3_000);
      await v.click('[data-hour="13:00"]');
      await v.pause(500);
      await v.click('#kratisi-koumpi');
      await v.pause(3_000);
      await v.click('[data-hour="11:30"]');
      await v.pause(400);
      await v.click('#kratisi-koumpi');
      await v.settle(3_500);
    },
  },
  {
    name: 'the offer over the news cannot be closed',
    page: '/nea',
    kinds: kinds.noResponse,
    element: /Κλείσιμο προσφοράς|×/,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.pause(1_300);
      await v.click('#pum-kleisimo', 4, 320);
      await v.pause(900);
      await v.clickAt(20, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the filter for sparkling wines leads to a critical error of the server',
    page: '/krasia',
    kinds: [...kinds.failedClick, ...kinds.back, 'white-screen'],
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#xroma-afrodi');
      await v.pause(4_200);
      await v.back();
      await v.settle(2_500);
    },
  },
  {
    name: 'the magnum throws when it is chosen, and its price is not shown',
    page: '/krasi/mavrotragano',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Μάγκνουμ/,
    isInstant: true,
    act: async (v) => {
      await v.click('#megethos-1500');
      await v.pause(2_400);
      await v.click('#megethos-1500', 3, 380);
      await v.settle(4_000);
    },
  },
  {
    name: 'an invisible frame of the chat lies over the button to buy',
    page: '/krasi/assyrtiko',
    kinds: kinds.noResponse,
    element: /Στο καλάθι|chat/i,
    only: 'phone',
    isInstant: true,
    act: async (v) => {
      await v.click('#prosthiki-katw', 4, 330);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the awards arrive after more than five seconds',
    page: '/vravefseis',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(3_500),
  },
  {
    name: 'another design of the gift card empties its fields',
    page: '/dorokarta',
    kinds: kinds.form,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('[name=paraliptis]', 'Για τον νονό μου');
      await v.type('[name=efches]', 'Χρόνια πολλά και καλά κρασιά');
      await v.click('#sxedio-thalassa');
      await v.pause(1_800);
      await v.type('[name=paraliptis]', 'Για τον νονό μου');
      await v.type('[name=efches]', 'Χρόνια πολλά');
      await v.click('#sxedio-giorti');
      await v.settle(3_000);
    },
  },
  {
    name: 'the trips to the vintage lead to a missing page',
    page: '/',
    alsoOn: ['/ekdromes-trygou'],
    kinds: [...kinds.back, ...kinds.failedClick],
    severity: notCritical,
    act: async (v) => {
      await v.click('#ekdromes');
      await v.pause(2_200);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'the subscription disappears when a delivery is skipped',
    page: '/logariasmos/syndromi',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('#paraleipsi');
      await v.settle(5_000);
    },
  },
];
