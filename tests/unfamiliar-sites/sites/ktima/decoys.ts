import type { Decoy } from '../../site.ts';
import { serviceDecoys } from './decoys-service.ts';
import { retype } from './steps.ts';

export const decoys: readonly Decoy[] = [
  {
    name: 'looks through the slider quickly and back',
    page: '/',
    act: async (v) => {
      await v.click('#slider-meta', 4, 380);
      await v.pause(700);
      await v.click('#slider-prin', 3, 380);
      await v.settle(1_500);
    },
  },
  {
    name: 'signs up for the news with a mistake and corrects it',
    page: '/',
    act: async (v) => {
      await v.type('[name=email_neon]', 'nefeli.taxydromeio');
      await v.click('#eggrafi-neon');
      await v.pause(1_900);
      await retype(v, 'email_neon', 'nefeli@taxydromeio.example');
      await v.click('#eggrafi-neon');
      await v.settle(2_500);
    },
  },
  {
    name: 'buys two wines, changes the quantities in the drawer and closes it',
    page: '/',
    act: async (v) => {
      await v.click('#agora-roze');
      await v.pause(1_200);
      await v.click('#agora-mandilaria');
      await v.pause(1_300);
      await v.page.evaluate('scrollTo(0, 0)');
      await v.pause(500);
      await v.click('#kalathi-anoigma');
      await v.pause(900);
      await v.click('.perissotero', 3, 600);
      await v.pause(900);
      await v.click('.ligotero', 2, 600);
      await v.pause(900);
      await v.click('.afairesi');
      await v.pause(1_200);
      await v.click('#kalathi-kleisimo');
      await v.settle(1_500);
    },
  },
  {
    name: 'filters by two colours and takes them away again',
    page: '/krasia',
    act: async (v) => {
      await v.click('#xroma-lefko');
      await v.pause(1_300);
      await v.click('#xroma-roze');
      await v.pause(1_300);
      await v.click('#xroma-lefko');
      await v.pause(1_300);
      await v.click('#xroma-roze');
      await v.settle(1_800);
    },
  },
  {
    name: 'turns the pages of the wines, sorts them and goes back',
    page: '/krasia',
    act: async (v) => {
      await v.click('#selida-2');
      await v.pause(1_800);
      await v.click('#selida-3');
      await v.pause(1_800);
      await v.back();
      await v.pause(1_500);
      await v.choose('[name=taxinomisi]', 'price');
      await v.settle(2_200);
    },
  },
  {
    name: 'searches for a wine that does not exist and for another one',
    page: '/krasia',
    act: async (v) => {
      await v.type('[name=anazitisi]', 'ρετσίνα');
      await v.pause(2_000);
      await v.key('Backspace', 7);
      await v.page.keyboard.type('αθήρι', { delay: 110 });
      await v.pause(2_000);
      await v.key('Backspace', 5);
      await v.settle(2_200);
    },
  },
  {
    name: 'takes six bottles of one wine with quick clicks',
    page: '/krasi/athiri',
    act: async (v) => {
      await v.click('#posotita-perissotero', 5, 190);
      await v.pause(600);
      await v.click('#posotita-ligotero', 2, 190);
      await v.pause(700);
      await v.click('#prosthiki');
      await v.settle(2_200);
    },
  },
  {
    name: 'enlarges the bottle and closes it in two ways',
    page: '/krasi/nykteri',
    act: async (v) => {
      await v.click('#fiali');
      await v.pause(1_400);
      await v.key('Escape');
      await v.pause(800);
      await v.click('#fiali');
      await v.pause(1_200);
      await v.click('#lightbox-kleisimo');
      await v.settle(1_500);
    },
  },
  {
    name: 'clicks the disabled button of a sold-out wine and asks for a message',
    page: '/krasi/vinsanto',
    act: async (v) => {
      await v.click('#exantlithike');
      await v.pause(1_800);
      await v.type('[name=email_eidopoiisis]', 'foivos@taxydromeio.example');
      await v.click('#eidopoiisi-koumpi');
      await v.settle(2_500);
    },
  },
  {
    name: 'tries a wrong coupon and then a right one',
    page: '/tameio',
    act: async (v) => {
      await v.click('.kouponi .components-panel__body-toggle');
      await v.pause(800);
      await v.type('[name=kouponi]', 'KALOKAIRI');
      await v.click('#kouponi-efarmogi');
      await v.pause(2_200);
      await retype(v, 'kouponi', 'ALMYRA10');
      await v.click('#kouponi-efarmogi');
      await v.settle(2_500);
    },
  },
  {
    name: 'changes the way of sending and waits for the new total',
    page: '/tameio',
    act: async (v) => {
      await v.click('input[value=pickup]');
      await v.pause(2_800);
      await v.click('input[value=courier]');
      await v.pause(2_800);
      await v.click('#idia-diefthynsi');
      await v.pause(1_000);
      await v.click('#idia-diefthynsi');
      await v.settle(1_500);
    },
  },
  {
    name: 'forgets the street, fills it in and orders by bank deposit',
    page: '/tameio',
    isLast: true,
    act: async (v) => {
      await retype(v, 'onoma', 'Αντώνης Ξυδάκης');
      await v.page.locator('[name=odos]').fill('');
      await v.click('input[value=bacs]');
      await v.pause(900);
      await v.click('#pliromi');
      await v.pause(2_000);
      await retype(v, 'odos', 'Ερμού 40');
      await retype(v, 'tk_tameiou', '26221');
      await retype(v, 'email_tameiou', 'antonis@taxydromeio.example');
      await v.click('#pliromi');
      await v.settle(3_500);
    },
  },
  ...serviceDecoys,
];
