import { keys } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { clicksInFrame, retypes } from './steps.ts';

const CHAT = 'iframe.messagerie';

export const pageDecoys: readonly Decoy[] = [
  {
    name: 'mistypes the password, then signs in',
    page: '/account/login',
    isLast: true,
    act: async (v) => {
      await v.type('[name=identifiant]', 'helene@exemple.fr', 40);
      await v.type('[name=secret]', 'tomme', 50);
      await v.click('#se-connecter');
      await v.pause(1_700);
      await v.click('#montrer');
      await retypes(v, '[name=secret]', 'tomme-1921');
      await v.click('#se-connecter');
      await v.settle(2_500);
    },
  },
  {
    name: 'waits for an announced export and opens orders meanwhile',
    page: '/account',
    act: async (v) => {
      await v.click('#export');
      await v.pause(900);
      await v.click('#commande-1048');
      await v.pause(500);
      await v.click('#commande-1017', 2, 500);
      await v.pause(3_200);
      await v.click('#pref-sms');
      await v.settle(2_000);
    },
  },
  {
    name: 'forgets a field of the contact form and completes it',
    page: '/pages/contact',
    act: async (v) => {
      await v.type('[name=votre-nom]', 'Hélène');
      await v.type('[name=votre-mail]', 'helene@');
      await v.click('#envoyer');
      await v.pause(1_300);
      await v.click('[name=votre-mail]');
      await v.key('End');
      await v.page.keyboard.type('exemple.fr', { delay: 60 });
      await v.type('[name=votre-message]', 'Livrez-vous un buffet ?', 40);
      await v.click('#envoyer');
      await v.settle(2_500);
    },
  },
  {
    name: 'asks a question in the chat and closes it',
    page: '/pages/contact',
    act: async (v) => {
      await v.page.locator(CHAT).waitFor();
      await v.pause(600);
      await clicksInFrame(v, CHAT, '#bulle');
      await v.pause(900);
      await clicksInFrame(v, CHAT, '#texte');
      await v.page.keyboard.type('Coupez-vous le brie ?', { delay: 50 });
      await v.key('Enter');
      await v.pause(2_600);
      await clicksInFrame(v, CHAT, '#fermer');
      await v.settle(1_500);
    },
  },
  {
    name: 'searches the questions, erases the word and opens answers',
    page: '/pages/faq',
    act: async (v) => {
      await v.type('[name=question]', 'carte', 90);
      await v.pause(900);
      await v.key('Backspace', 5);
      for (const index of [1, 2, 3]) {
        await v.click(`#question-${index}`);
        await v.pause(600);
      }
      await v.click('#question-2', 2, 500);
      await v.settle(1_500);
    },
  },
  {
    name: 'opens answers with the keyboard',
    page: '/pages/faq',
    only: 'computer',
    act: keys('#question-4', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter', 'Shift+Tab', 'Enter'),
  },
  {
    name: 'closes the newsletter window, changes the portions and copies the list',
    page: '/blogs/recettes/tartiflette',
    act: async (v) => {
      await v.page.locator('#fenetre-fermer').waitFor();
      await v.pause(900);
      await v.click('#fenetre-fermer');
      await v.pause(900);
      await v.click('#plus', 5, 220);
      await v.click('#moins', 3, 220);
      for (const index of [0, 2]) await v.click(`.ingredients label >> nth=${index}`);
      await v.click('#copier-liste');
      await v.settle(2_500);
    },
  },
  {
    name: 'subscribes in the newsletter window after a typing error',
    page: '/blogs/recettes/fondue',
    act: async (v) => {
      await v.page.locator('#fenetre-fermer').waitFor();
      await v.pause(900);
      await v.type('[name=fenetre-mail]', 'helene', 50);
      await v.click('#fenetre-envoi');
      await v.pause(1_100);
      await v.click('[name=fenetre-mail]');
      await v.key('End');
      await v.page.keyboard.type('@exemple.fr', { delay: 50 });
      await v.click('#fenetre-envoi');
      await v.page.locator('.fenetre-lettre').waitFor({ state: 'detached' });
      await v.settle(1_500);
    },
  },
];
