import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'express flyers are refused after the deadline, and the page says nothing',
    page: '/flyer',
    kinds: kinds.failedClick,
    element: /warenkorb|in-korb/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('label[for=express]');
      await v.pause(1_500);
      await v.click('#in-korb');
      await v.pause(2_600);
      await v.click('#in-korb');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the checkout rejects a VAT number that is written with spaces, as its own example is',
    page: '/kasse',
    kinds: kinds.form,
    element: /ust|kasse|rechnung|adresse|zahlung|weiter/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('#k-name', 'Wiebke Petersen');
      await v.type('#k-mail', 'wiebke@petersen-floristik.example');
      await v.type('#k-strasse', 'Am Wall 9');
      await v.type('#k-plz', '28195');
      await v.type('#k-ort', 'Bremen');
      await v.click('label[for=firma]');
      await v.pause(600);
      await v.type('[name=firmenname]', 'Petersen Floristik');
      await v.type('#k-ustid', 'DE 129 273 398');
      await v.click('#weiter');
      await v.pause(2_200);
      await v.click('#k-ustid');
      await v.key('End');
      await v.key('Backspace', 3);
      await v.page.keyboard.type('398', { delay: 90 });
      await v.click('#weiter');
      await v.pause(1_800);
      await v.click('#weiter');
      await v.settle(3_000);
    },
  },
  {
    name: 'the ribbon "Bestseller" lies over 2,500 pieces, which cannot be chosen',
    page: '/visitenkarten',
    kinds: kinds.noResponse,
    element: /2\.500|bestseller|auflage/i,
    isInstant: true,
    act: async (v) => {
      await v.page.waitForSelector('[data-menge="2500"]');
      await v.click('[data-menge="2500"]', 4, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the price of a T-shirt with a print on its back never arrives',
    page: '/t-shirts',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /rücken|ruecken|aufschlag|undefined/i,
    isInstant: true,
    act: async (v) => {
      await v.page.waitForSelector('.stufe');
      await v.click('label[for=ruecken]');
      await v.settle(5_000);
    },
  },
  {
    name: 'the check of a file with a spot color never ends',
    page: '/datencheck',
    kinds: [...kinds.noResponse, ...kinds.slow],
    element: /datencheck starten|pruefen|prüf/i,
    act: async (v) => {
      await v.page.setInputFiles('.filepond--browser', {
        name: 'flyer-sonderfarbe.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4 spot'),
      });
      await v.page.waitForSelector('#pruefen:not([disabled])');
      await v.pause(800);
      await v.click('#pruefen');
      await v.pause(9_000);
      await v.click('#pruefen', 4, 350);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the comparison of papers stays empty for almost six seconds',
    page: '/vergleich',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.page.waitForSelector('.werte', { timeout: 15_000 });
      await v.settle(2_500);
    },
  },
  {
    name: 'colors of the designer ignore the keyboard',
    page: '/gestalten',
    kinds: kinds.keyboard,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#rueckgaengig').focus();
      await v.key('Tab', 2);
      await v.pause(800);
      await v.key('Enter', 2);
      await v.pause(1_400);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the invoice of the newest order is missing, and visitors come straight back',
    page: '/konto',
    alsoOn: ['/rechnung/:id'],
    kinds: [...kinds.back, ...kinds.request, 'error-click'],
    isInstant: true,
    act: async (v) => {
      await v.click('[role=tab] >> text=Bestellungen');
      await v.page.waitForSelector('.rechnung');
      await v.click('a[href="/rechnung/48121"]');
      await v.pause(2_300);
      await v.page.goBack();
      await v.settle(2_000);
    },
  },
  {
    name: 'a complaint fails, and everything that was typed is gone',
    page: '/reklamation',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /reklamation|bestellnummer|beschreibung|r-senden/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('#r-nummer', 'DW-48121');
      await v.choose('#r-grund', 'schnitt');
      await v.type('#r-text', 'Der Falz sitzt bei vielen Flyern schief.');
      await v.click('#r-senden');
      await v.settle(4_500);
    },
  },
  {
    name: 'the topic about colors empties the whole page',
    page: '/hilfe',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('.filter button >> text=Farben');
      await v.settle(4_000);
    },
  },
  {
    name: 'ordering samples takes seven seconds without any sign',
    page: '/muster',
    kinds: [...kinds.noResponse, 'failed-request'],
    element: /muster/i,
    act: async (v) => {
      await v.type('#m-name', 'Jonas Behrens');
      await v.type('#m-adresse', 'Ostertorsteinweg 4, Bremen');
      await v.click('#m-senden', 4, 420);
      await v.settle(9_000);
    },
  },
  {
    name: 'the video of the article does not play',
    page: '/blog/druckdaten-richtig-anlegen',
    kinds: [...kinds.noResponse, 'error-click'],
    element: /video|abspielen|film/i,
    isInstant: true,
    act: async (v) => {
      await v.click('#film-start', 3, 450);
      await v.waitForNoResponse();
    },
  },
];
