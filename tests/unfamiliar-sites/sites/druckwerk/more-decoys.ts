import type { Decoy } from '../../site.ts';

const pdf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, '%PDF-1.4 '),
});

export const moreDecoys: readonly Decoy[] = [
  {
    name: 'drags a text on the canvas and undoes several shapes',
    page: '/gestalten',
    act: async (v) => {
      await v.click('#form');
      await v.pause(500);
      await v.click('#kreis');
      await v.pause(600);
      const { x, y } = await v.centerOf('.upper-canvas');
      await v.drag({ x, y }, { x: x + 60, y: y + 40 });
      await v.pause(500);
      await v.click('.upper-canvas', 3, 500);
      await v.pause(500);
      await v.click('#rueckgaengig', 2, 300);
      await v.settle(2_000);
    },
  },
  {
    name: 'recolors a text with the mouse',
    page: '/gestalten',
    act: async (v) => {
      for (const n of [1, 2, 3]) {
        await v.click(`.farbe >> nth=${n}`);
        await v.pause(650);
      }
      await v.click('#fertig');
      await v.settle(2_500);
    },
  },
  {
    name: 'tries an expired voucher, then a valid one',
    page: '/warenkorb',
    act: async (v) => {
      await v.type('[name=gutschein]', 'HERBST20');
      await v.click('#einloesen');
      await v.pause(2_400);
      await v.page.locator('[name=gutschein]').selectText();
      await v.page.keyboard.type('MOIN10', { delay: 80 });
      await v.click('#einloesen');
      await v.settle(2_400);
    },
  },
  {
    name: 'raises an amount quickly and leaves a note',
    page: '/warenkorb',
    act: async (v) => {
      await v.click('.plus', 6, 210);
      await v.pause(900);
      await v.click('.minus', 3, 260);
      await v.type('#notiz', 'Bitte neutral verpacken');
      await v.settle(2_000);
    },
  },
  {
    name: 'is declined with the card and pays with PayPal',
    page: '/kasse',
    isLast: true,
    act: async (v) => {
      await v.type('#k-name', 'Jonas Behrens');
      await v.type('#k-mail', 'jonas@behrens.example');
      await v.type('#k-strasse', 'Ostertorsteinweg 4');
      await v.type('#k-plz', '28203');
      await v.type('#k-ort', 'Bremen');
      await v.click('#weiter');
      await v.page.waitForSelector('.zahlung');
      const frame = v.page.frameLocator('.zahlung');
      await v.pause(1_500);
      await frame.locator('#nr').fill('4000 0000 0000 0002');
      await frame.locator('#zahle').click();
      await v.page.waitForSelector('.bx--inline-notification--error');
      await v.pause(2_000);
      await v.click('label[for=z-paypal]');
      await v.pause(700);
      const opened = v.page.context().waitForEvent('page');
      await v.click('#paypal');
      const popup = await opened;
      await popup.waitForSelector('#zahle');
      await v.pause(1_400);
      await popup.click('#zahle');
      await v.page.waitForURL(/bestellung/);
      await v.settle(2_500);
    },
  },
  {
    name: 'corrects the postcode and the IBAN',
    page: '/kasse',
    isLast: true,
    act: async (v) => {
      await v.type('#k-name', 'Aylin Demir');
      await v.type('#k-mail', 'aylin@demir.example');
      await v.type('#k-strasse', 'Weserstraße 21');
      await v.type('#k-plz', '2819');
      await v.type('#k-ort', 'Bremen');
      await v.click('#weiter');
      await v.pause(1_900);
      await v.click('#k-plz');
      await v.key('End');
      await v.page.keyboard.type('5', { delay: 90 });
      await v.click('#weiter');
      await v.page.waitForSelector('.zahlung');
      await v.click('label[for=z-sepa]');
      await v.pause(1_200);
      const frame = v.page.frameLocator('.zahlung');
      await frame.locator('#iban').fill('DE12 5001 0517');
      await frame.locator('#zahle').click();
      await v.pause(1_700);
      await frame.locator('#iban').fill('DE12 5001 0517 0648 4898 90');
      await frame.locator('#zahle').click();
      await v.page.waitForURL(/bestellung/);
      await v.settle(2_500);
    },
  },
  {
    name: 'refreshes the state of an order, which stays the same',
    page: '/bestellung/:id',
    path: '/bestellung/47730',
    act: async (v) => {
      await v.click('#aktualisieren', 2, 2_200);
      await v.settle(6_000);
    },
  },
  {
    name: 'enlarges a proof and approves it',
    page: '/konto',
    act: async (v) => {
      await v.click('[role=tab] >> text=Korrekturabzug');
      await v.pause(700);
      await v.click('.abzug', 3, 700);
      await v.click('label[for=gelesen]');
      await v.pause(500);
      await v.click('#freigeben');
      await v.settle(2_000);
    },
  },
  {
    name: 'orders again and looks briefly at a paid invoice',
    page: '/konto',
    act: async (v) => {
      await v.click('[role=tab] >> text=Bestellungen');
      await v.page.waitForSelector('.nochmal');
      await v.click('.nochmal >> nth=1');
      await v.pause(1_800);
      await v.click('a[href="/rechnung/47730"]');
      await v.pause(2_600);
      await v.page.goBack();
      await v.settle(1_800);
    },
  },
  {
    name: 'sends a file that is too large, then one with warnings',
    page: '/datencheck',
    act: async (v) => {
      await v.page.setInputFiles('.filepond--browser', pdf('plakat-gross.pdf', 500_000));
      await v.pause(2_200);
      await v.page.setInputFiles('.filepond--browser', pdf('plakat.pdf', 900));
      await v.page.waitForSelector('#pruefen:not([disabled])');
      await v.pause(800);
      await v.click('#pruefen');
      await v.page.waitForSelector('#trotzdem');
      await v.pause(1_500);
      await v.click('#trotzdem');
      await v.settle(2_000);
    },
  },
  {
    name: 'finds no answer and asks in the chat',
    page: '/hilfe',
    act: async (v) => {
      await v.type('#hilfe-suche', 'siebdruck');
      await v.pause(1_300);
      await v.click('.leer .still');
      const chat = v.page.frameLocator('.chat');
      await chat.locator('#t').fill('Drucken Sie Sieb- oder Digitaldruck?');
      await chat.locator('#s').click();
      await v.pause(2_200);
      await chat.locator('#z').click();
      await v.settle(1_500);
    },
  },
];
