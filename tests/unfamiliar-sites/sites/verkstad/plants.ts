import { kinds, type Plant, serious } from '../../site.ts';
import { clicksInFrame, retypes, withConsent } from './people.ts';

const found: readonly Plant[] = [
  {
    name: 'the second page of tires cannot be parsed, so the pager throws and nothing changes',
    page: '/Dack/Dackguiden.aspx',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Nästa sida|could not be parsed|ParserError/i,
    severity: serious,
    act: async (v) => {
      await v.click('#nastaSida');
      await v.pause(2_600);
      await v.click('#nastaSida', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'registration numbers that end with a letter are refused when booking',
    page: '/Boka/Uppgifter.aspx',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /regnr|registreringsnummer|betalning|form/i,
    isLast: true,
    act: async (v) => {
      await v.type('#MainContent_txtRegnr', 'MLR 47K');
      await v.type('#MainContent_txtFornamn', 'Åsa', 45);
      await v.type('#MainContent_txtEfternamn', 'Lindqvist', 45);
      await v.type('#MainContent_txtMobil', '070-123 45 67', 45);
      await v.type('#MainContent_txtEpost', 'asa@exempel.se', 45);
      await v.click('#MainContent_btnVidare');
      await v.pause(2_400);
      await retypes(v, '#MainContent_txtRegnr', 'MLR47K');
      await v.click('#MainContent_btnVidare');
      await v.pause(1_900);
      await v.click('#MainContent_btnVidare');
      await v.settle(3_000);
    },
  },
  {
    name: 'the vehicle registry times out and the page says nothing about it',
    page: '/',
    kinds: kinds.failedClick,
    element: /Hämta min bil|btnHamta|504|\//i,
    act: async (v) => {
      await retypes(v, '#MainContent_txtReg', 'TXE 318');
      await v.click('#MainContent_btnHamta');
      await v.pause(5_200);
      await v.click('#MainContent_btnHamta');
      await v.settle(6_500);
    },
  },
  {
    name: 'the message is never sent because a hidden field is required after the button was disabled',
    page: '/Kontakt.aspx',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /Skicka|Kundnummer|Kundnr|form/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('#MainContent_txtNamn', 'Göran Öberg', 45);
      await v.type('#MainContent_txtEpost', 'goran@exempel.se', 45);
      await v.type('#MainContent_txtMeddelande', 'Kan ni laga en fälg?', 45);
      await v.click('#MainContent_btnSkicka');
      await v.pause(4_500);
      await v.click('#MainContent_btnSkicka', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a less-than sign in the description makes the server reject the damage report with an error page',
    page: '/Skada.aspx',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Skicka anmälan|btnSkada|500|Skada/i,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await v.type('#MainContent_txtNamn', 'Björn Åkesson', 45);
      await v.type('#MainContent_txtEpost', 'bjorn@exempel.se', 45);
      await v.type('#MainContent_txtSkada', 'Repa <ca 10 cm på höger dörr', 45);
      await v.click('#MainContent_btnSkada');
      await v.settle(4_000);
    },
  },
  {
    name: 'a double click on the kind of price leaves the waiting layer over the prices',
    page: '/Tjanster.aspx',
    unseen: 'on phones, the layer cancels touches, so the browser sends no clicks',
    kinds: kinds.noResponse,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await v.click('#MainContent_rblMoms_exkl', 2, 140);
      await v.page.locator('.blockOverlay').waitFor();
      await v.pause(1_200);
      await v.click('.table .btn-xs >> nth=1', 4, 340);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a workshop without times breaks the calendar, which stays empty',
    page: '/Boka.aspx',
    kinds: [...kinds.blank, ...kinds.noResponse],
    element: /Visa lediga tider|reading 'map'|null|Senare/i,
    isLast: true,
    act: async (v) => {
      await v.choose('#bVerkstad', 'kiruna');
      await v.pause(700);
      await v.click('#bVisa');
      await v.pause(3_400);
      await v.click('#bVisa', 2, 600);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the list of receipts takes more than five seconds',
    page: '/MinaSidor/Kvitton.aspx',
    kinds: kinds.slow,
    act: (v) => v.settle(3_000),
  },
  {
    name: 'the calendar for a new date opens behind the dialog',
    page: '/MinaSidor/Bokningar.aspx',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Nytt datum|txtNyttDatum|Välj datum|Boka om/i,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await v.click('.omboka >> nth=0');
      await v.pause(1_300);
      await v.click('#txtNyttDatum', 4, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the kinds of storage can be chosen with the mouse only',
    page: '/Dackhotell.aspx',
    kinds: kinds.keyboard,
    element: /Standard|Plus|Hämtning|Förvaring/i,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#lasVillkor').focus();
      await v.key('Tab', 2);
      await v.pause(700);
      await v.key('Enter', 2);
      await v.pause(1_300);
      await v.key('Space', 2);
      await v.key('Tab');
      await v.pause(500);
      await v.key('Enter', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a link in the old encoding finds no workshop and visitors come straight back',
    page: '/',
    alsoOn: ['/Verkstader.aspx'],
    kinds: kinds.back,
    act: async (v) => {
      await v.click('#ort-vaxjo');
      await v.page.waitForURL(/Verkstader/, { waitUntil: 'commit' });
      await v.pause(2_200);
      await v.back();
      await v.settle(2_000);
    },
  },
  {
    name: 'a declined card leaves the booking waiting for the payment',
    page: '/Boka/Betala.aspx',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /slutför bokning/i,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      const frame = '[data-ram] iframe';
      for (const [field, text] of [
        ['#nummer', '4000000000000002'],
        ['#datum', '0429'],
        ['#cvc', '412'],
      ] as const) {
        await clicksInFrame(v, frame, field);
        await v.page.keyboard.type(text, { delay: 45 });
      }
      await clicksInFrame(v, frame, '#betala');
      await v.pause(4_200);
      await v.click('#btnSlutfor', 4, 380);
      await v.waitForNoResponse();
    },
  },
];

export const plants: readonly Plant[] = found.map((each) => ({
  ...each,
  act: withConsent(each.act),
}));
