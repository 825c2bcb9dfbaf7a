import type { Decoy } from '../../site.ts';
import { begin, isShown, tap, write } from './steps.ts';

/** Ordinary use of the pages that inform. */
export const decoys: readonly Decoy[] = [
  {
    name: 'opens and closes the menu twice',
    page: '/',
    act: async (v) => {
      await begin(v);
      for (let round = 0; round < 2; round += 1) {
        await tap(v, v.device === 'phone' ? '#burger' : '#soggiorna');
        await v.pause(1_400);
        if (v.device === 'phone') await v.click('.p-drawer-close-button');
        else await v.key('Escape');
        await v.pause(800);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'sets the preferences for cookies one by one',
    page: '/',
    act: async (v) => {
      await begin(v);
      await tap(v, '#preferenze-cookie');
      await v.pause(1_100);
      await v.click('.riga-cookie >> nth=1');
      await v.pause(600);
      await v.click('.riga-cookie >> nth=2', 2, 600);
      await v.click('.iubenda-cs-save-btn');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks at the pictures of the start page quickly, until the invitation comes',
    page: '/',
    act: async (v) => {
      await begin(v);
      if (v.device === 'computer') await tap(v, '.eroe .swiper-button-next', 5, 420);
      else await tap(v, '.eroe .swiper-pagination-bullet >> nth=3');
      await v.pause(9_500);
      if (await isShown(v, '#invito-no')) await v.click('#invito-no');
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes the address for the letter and signs up after the hint',
    page: '/',
    act: async (v) => {
      await begin(v);
      await write(v, 'lettera-mail', 'elena@posta');
      await v.key('Enter');
      await v.pause(1_500);
      await v.page.keyboard.type('.example', { delay: 70 });
      await v.key('Enter');
      await v.settle(2_500);
    },
  },
  {
    name: 'filters and sorts the rooms, then resets',
    page: '/camere',
    act: async (v) => {
      await begin(v);
      await tap(v, '#filtro-servizi');
      await v.pause(700);
      await v.click('.p-multiselect-option >> nth=0');
      await v.pause(500);
      await v.click('.p-multiselect-option >> nth=2');
      await v.pause(500);
      await v.key('Escape');
      await v.pause(600);
      await tap(v, '#ordine-camere');
      await v.pause(700);
      await v.click('.p-select-option >> nth=1');
      await v.pause(900);
      await tap(v, '#azzera');
      await v.settle(1_500);
    },
  },
  {
    name: 'looks through the large pictures of a room',
    page: '/camere/camera-classica',
    act: async (v) => {
      await begin(v);
      await tap(v, '.scatto >> nth=1');
      await v.pause(1_500);
      if (v.device === 'computer') {
        await v.click('.btn__next', 4, 500);
        await v.pause(700);
      }
      await v.click('.btn__close');
      await v.settle(1_500);
    },
  },
  {
    name: 'leafs through the months and chooses three nights',
    page: '/camere/camera-classica',
    act: async (v) => {
      await begin(v);
      await tap(v, '.p-datepicker-next-button', 4, 450);
      await v.pause(900);
      await tap(v, '.p-datepicker-prev-button', 3, 450);
      await v.pause(1_200);
      const free = '.p-datepicker-day:not(.p-disabled)';
      await tap(v, `${free} >> nth=8`);
      await v.pause(1_000);
      await tap(v, `${free} >> nth=11`);
      await v.settle(2_000);
    },
  },
  {
    name: 'clicks a day that is full and one night too few, then takes more',
    page: '/camere/camera-superior',
    act: async (v) => {
      await begin(v);
      await tap(v, '.p-datepicker-next-button');
      await v.pause(1_400);
      await tap(v, '.p-datepicker-day:has-text("pieno") >> nth=0');
      await v.pause(1_200);
      const free = '.p-datepicker-day:not(.p-disabled)';
      await tap(v, `${free} >> nth=1`);
      await v.pause(900);
      await tap(v, `${free} >> nth=2`);
      await v.pause(1_400);
      await tap(v, `${free} >> nth=1`);
      await v.pause(700);
      await tap(v, `${free} >> nth=4`);
      await v.settle(2_000);
    },
  },
  {
    name: 'books a table in the frame of another company',
    page: '/ristorante',
    act: async (v) => {
      await begin(v);
      await v.page.locator('#tavoli').scrollIntoViewIfNeeded();
      const frame = v.page.frameLocator('#tavoli');
      await frame.locator('#prenota').click();
      await v.pause(900);
      await frame.locator('.ore button').nth(2).click();
      await v.pause(500);
      await frame.locator('#prenota').click();
      await v.settle(2_500);
    },
  },
  {
    name: 'watches the outdoor pool and unfolds the opening hours',
    page: '/piscine',
    act: async (v) => {
      await begin(v);
      await v.pause(3_500);
      await tap(v, '.p-accordionheader >> nth=1');
      await v.pause(700);
      await tap(v, '.p-accordionheader >> nth=2', 2, 800);
      await v.pause(500);
      await v.click('.webcam >> nth=0');
      await v.settle(2_000);
    },
  },
  {
    name: 'reads a post for a while and returns to the list',
    page: '/diario',
    act: async (v) => {
      await begin(v);
      await tap(v, 'a[href="/diario/acqua-a-87-gradi"]');
      await v.page.waitForURL('**/acqua-a-87-gradi');
      await v.pause(3_500);
      await v.scroll(500);
      await v.pause(4_000);
      await v.page.goBack();
      await v.settle(2_000);
    },
  },
  {
    name: 'opens the questions with the keyboard',
    page: '/contatti',
    only: 'computer',
    act: async (v) => {
      await begin(v);
      await v.page.locator('.p-accordionheader').first().focus();
      for (let at = 0; at < 4; at += 1) {
        await v.key('Enter');
        await v.pause(700);
        await v.key('ArrowDown');
      }
      await v.settle(1_500);
    },
  },
  {
    name: 'is asked to wait, sends the message again and copies the number',
    page: '/contatti',
    act: async (v) => {
      await begin(v);
      await write(v, 'c-mail', 'elena@posta.example');
      await write(v, 'c-testo', 'La navetta passa anche la domenica?');
      await tap(v, '#invia-messaggio');
      await v.pause(4_500);
      await tap(v, '#invia-messaggio');
      await v.pause(2_200);
      await tap(v, '#copia');
      await v.settle(2_800);
    },
  },
];
