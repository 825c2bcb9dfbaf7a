import type { Decoy } from '../../site.ts';
import { rewrite, tap, write } from './people.ts';

/** Ordinary use of cart, checkout, account and service pages. */
export const orderDecoys: readonly Decoy[] = [
  {
    name: 'steps a quantity up and down in the cart',
    page: '/warenkorb',
    act: async (v) => {
      await tap(v, '[data-position="1042"] [data-menge-um="1"]', 5, 210);
      await v.pause(400);
      await tap(v, '[data-position="1042"] [data-menge-um="-1"]', 3, 240);
      await v.settle(2_400);
    },
  },
  {
    name: 'removes an article and takes it back',
    page: '/warenkorb',
    act: async (v) => {
      await tap(v, '[data-entfernen="2017"]');
      await v.pause(1_600);
      await tap(v, '[data-zurueck="2017"]');
      await v.settle(2_000);
    },
  },
  {
    name: 'mistypes a discount code, reads the message and enters it again',
    page: '/warenkorb',
    act: async (v) => {
      await rewrite(v, '[name=code]', 'HERBST1');
      await tap(v, 'text=Einlösen');
      await v.pause(2_400);
      await rewrite(v, '[name=code]', 'HERBST10');
      await tap(v, 'text=Einlösen');
      await v.settle(2_500);
    },
  },
  {
    name: 'corrects the postal code of the address and continues',
    page: '/kasse',
    isLast: true,
    act: async (v) => {
      await write(v, '[name=vorname]', 'Ute');
      await write(v, '[name=nachname]', 'Löffler');
      await write(v, '[name=strasse]', 'Am Anger 3');
      await write(v, '[name=plz]', '0410');
      await write(v, '[name=ort]', 'Leipzig');
      await write(v, '[name=email]', 'ute@post.example');
      await write(v, '[name=telefon]', '+4917612345678');
      await tap(v, 'text=Weiter zur Prüfung');
      await v.pause(1_800);
      await rewrite(v, '[name=plz]', '04105');
      await tap(v, 'text=Weiter zur Prüfung');
      await v.page.waitForURL('**/kasse/pruefen', { waitUntil: 'domcontentloaded' });
      await v.settle(2_500);
    },
  },
  {
    name: 'orders, and the thanks take a moment',
    page: '/kasse/pruefen',
    isLast: true,
    act: async (v) => {
      await tap(v, '[value=lastschrift]');
      await v.pause(600);
      await tap(v, '[name=agb]');
      await v.pause(700);
      await tap(v, 'button.btn-lg');
      await v.page.waitForURL('**/kasse/danke', { waitUntil: 'domcontentloaded' });
      await v.settle(2_500);
    },
  },
  {
    name: 'shows and hides the password and opens an account',
    page: '/konto/registrieren',
    isLast: true,
    act: async (v) => {
      await write(v, '[name=vorname]', 'Käthe');
      await write(v, '[name=geburtstag]', '24121968');
      await write(v, '[name=passwort]', 'Beet');
      await tap(v, '[data-passwort-zeigen]', 4, 420);
      await tap(v, 'text="Konto anlegen"');
      await v.pause(1_700);
      await rewrite(v, '[name=passwort]', 'Beetrose-1968');
      await tap(v, 'text="Konto anlegen"');
      await v.page.waitForURL('**/konto/willkommen', { waitUntil: 'domcontentloaded' });
      await v.settle(2_000);
    },
  },
  {
    name: 'flips settings that save themselves',
    page: '/konto',
    act: async (v) => {
      await tap(v, '#katalog');
      await v.pause(500);
      await tap(v, '#tipps', 3, 550);
      await v.settle(2_400);
    },
  },
  {
    name: 'copies the code for friends twice',
    page: '/konto',
    act: async (v) => {
      await tap(v, '[data-kopieren]');
      await v.pause(1_200);
      await tap(v, '[data-kopieren]');
      await v.settle(2_500);
    },
  },
];
