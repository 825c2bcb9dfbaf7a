import { stays } from '../../actions.ts';
import type { Decoy } from '../../site.ts';

export const bidderDecoys: readonly Decoy[] = [
  { name: 'watches the evening sale without a click', page: '/rooms/evening', act: stays(9_000) },
  {
    name: 'bids quickly against the room',
    page: '/rooms/evening',
    act: async (v) => {
      await v.click('#raise', 4, 420);
      await v.settle(2_000);
    },
  },
  {
    name: 'asks the auctioneer and switches the sound',
    page: '/rooms/evening',
    act: async (v) => {
      await v.type('#chat [name=text]', 'Is there a reserve?');
      await v.click('#chat button');
      await v.pause(3_600);
      await v.click('#mute', 2, 600);
      await v.settle(1_500);
    },
  },
  {
    name: 'waits for a lost connection and bids afterwards',
    page: '/rooms/day',
    act: async (v) => {
      await v.pause(8_500);
      await v.click('#raise', 2, 900);
      await v.settle(2_500);
    },
  },
  {
    name: 'waits three seconds for a shipping quote',
    page: '/shipping',
    act: async (v) => {
      await v.type('[name=lot]', '207');
      await v.choose('[name=country]', 'France');
      await v.pause(700);
      await v.click('text=Get quote');
      await v.settle(5_500);
    },
  },
  {
    name: 'opens and closes the breakdown and copies the account number',
    page: '/invoices/:id',
    path: '/invoices/5497',
    act: async (v) => {
      await v.click('#breakdown', 3, 650);
      await v.pause(900);
      await v.click('#copy-iban');
      await v.settle(2_600);
    },
  },
  {
    name: 'uploads a passport',
    page: '/account/documents',
    act: async (v) => {
      await v.page.locator('#phx-documents').setInputFiles({
        name: 'passport.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.alloc(70_000, '%PDF-1.4 '),
      });
      await v.settle(4_000);
    },
  },
  {
    name: 'switches alerts, removes one and brings it back',
    page: '/account/alerts',
    act: async (v) => {
      await v.click('#alert-1 .switch');
      await v.pause(1_100);
      await v.click('#alert-2 .switch');
      await v.pause(1_100);
      await v.click('#alert-3 .remove');
      await v.pause(1_400);
      await v.click('#undo');
      await v.settle(1_800);
    },
  },
];
