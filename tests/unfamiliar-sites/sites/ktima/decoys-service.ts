import type { Decoy } from '../../site.ts';
import { chooseDay, retype } from './steps.ts';

/** Ordinary use of the tastings, the club, the account and the pages of information. */
export const serviceDecoys: readonly Decoy[] = [
  {
    name: 'goes through the months, asks about a Monday and a full hour',
    page: '/geysignosia/kratisi',
    act: async (v) => {
      await v.click('.datepicker .next-button', 3, 420);
      await v.pause(900);
      await v.click('.datepicker .prev-button', 2, 420);
      await v.pause(800);
      await v.click('.datepicker-cell.day.disabled:not(.prev):not(.next) >> nth=1');
      await v.pause(1_600);
      await v.click('.datepicker-cell.day:not(.disabled):not(.prev):not(.next) >> nth=6');
      await v.pause(1_500);
      await v.click('[data-hour="15:30"]');
      await v.pause(1_500);
      await v.click('#atoma-perissotera', 3, 220);
      await v.settle(1_500);
    },
  },
  {
    name: 'forgets the hour and books the evening',
    page: '/geysignosia/kratisi',
    isLast: true,
    act: async (v) => {
      await v.type('[name=onoma_kratisis]', 'Ορέστης Μανιάτης');
      await v.type('[name=email_kratisis]', 'orestis@taxydromeio.example');
      await v.click('#kratisi-koumpi');
      await v.pause(1_900);
      await chooseDay(v, 4);
      await v.click('[data-hour="17:00"]');
      await v.pause(600);
      await v.click('#kratisi-koumpi');
      await v.settle(3_500);
    },
  },
  {
    name: 'compares the plans of the club and leaves the dialog with Escape',
    page: '/leschi',
    act: async (v) => {
      await v.click('#sygkrisi');
      await v.pause(1_500);
      await v.key('Escape');
      await v.pause(900);
      await v.click('#sygkrisi');
      await v.pause(1_200);
      await v.click('#sygkrisi-entaxei');
      await v.settle(1_500);
    },
  },
  {
    name: 'joins the club after a correction',
    page: '/leschi',
    isLast: true,
    act: async (v) => {
      await v.choose('[name=programma]', 'megalos');
      await v.type('[name=onoma_melous]', 'Ιφιγένεια Ρώμα');
      await v.type('[name=email_melous]', 'ifigeneia');
      await v.type('[name=gennisi]', '05/06/1990');
      await v.click('#eggrafi-leschi');
      await v.pause(2_000);
      await retype(v, 'email_melous', 'ifigeneia@taxydromeio.example');
      await v.click('#eggrafi-leschi');
      await v.settle(3_000);
    },
  },
  {
    name: 'chooses the amount of a gift card, a design and looks at it',
    page: '/dorokarta',
    isLast: true,
    act: async (v) => {
      await v.page.locator('.components-range-control input[type=range]').focus();
      await v.key('ArrowRight', 5);
      await v.pause(800);
      await v.click('#sxedio-giorti');
      await v.pause(900);
      await v.click('#proepiskopisi');
      await v.pause(1_600);
      await v.type('[name=paraliptis]', 'Για τη Ζωή');
      await v.type('[name=efches]', 'Να χαρείς');
      await v.click('#dorokarta-kalathi');
      await v.settle(3_000);
    },
  },
  {
    name: 'asks for the cost with four digits and then for Athens',
    page: '/apostoli',
    act: async (v) => {
      await v.type('[name=tk]', '1136');
      await v.click('#ypologismos');
      await v.pause(1_800);
      await retype(v, 'tk', '113 62');
      await v.click('#ypologismos');
      await v.settle(2_500);
    },
  },
  {
    name: 'sorts the orders and opens their details',
    page: '/logariasmos',
    act: async (v) => {
      await v.click('#leptomereies-4817');
      await v.pause(1_200);
      await v.click('#leptomereies-4655');
      await v.pause(1_200);
      await v.click('#leptomereies-4655');
      await v.pause(900);
      await v.click('#seira', 2, 700);
      await v.settle(1_500);
    },
  },
  {
    name: 'pauses the subscription and undoes it',
    page: '/logariasmos/syndromi',
    act: async (v) => {
      await v.click('#pafsi');
      await v.pause(1_800);
      await v.click('.components-snackbar button');
      await v.pause(1_500);
      await v.settle(1_200);
    },
  },
  {
    name: 'searches the questions in vain, deletes the word and reads two',
    page: '/erotiseis',
    act: async (v) => {
      await v.type('[name=erotisi]', 'γάμος');
      await v.pause(1_500);
      await v.key('Backspace', 5);
      await v.pause(800);
      for (const question of [1, 1, 3]) {
        await v.click(`#erotisi-${question} summary`);
        await v.pause(900);
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'writes a message, whose sending is announced to take a while',
    page: '/epikoinonia',
    act: async (v) => {
      await v.type('[name=thema]', 'Μάγκνουμ');
      await v.click('#apostoli-minymatos');
      await v.pause(1_700);
      await v.type('[name=minyma]', 'Έχετε κουτί για τρεις φιάλες;');
      await v.click('#apostoli-minymatos');
      await v.settle(7_500);
    },
  },
  {
    name: 'loads more reviews, which the page tries twice by itself',
    page: '/kritikes',
    act: async (v) => {
      await v.click('#perissoteres');
      await v.settle(4_000);
    },
  },
  {
    name: 'reads the history slowly and marks a sentence',
    page: '/istoria',
    act: async (v) => {
      await v.scroll(700);
      await v.pause(1_500);
      await v.scroll(700);
      await v.pause(1_500);
      if (v.device === 'computer')
        await v.page.locator('#kefalaio-3').click({ clickCount: 3, delay: 40 });
      await v.pause(1_000);
      await v.scroll(-600);
      await v.settle(1_500);
    },
  },
];
