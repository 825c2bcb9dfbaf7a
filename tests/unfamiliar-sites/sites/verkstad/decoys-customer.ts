import { keys } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { clicksInFrame, photo, retypes, withConsent } from './people.ts';

const BANK = '[data-ram] iframe';

const chooses: Decoy = {
  name: 'chooses which cookies to allow',
  page: '/',
  act: async (v) => {
    if (await v.page.locator('#ckDetaljer').isVisible()) {
      await v.click('#ckDetaljer');
      await v.pause(600);
      await v.click('#ck1');
      await v.click('#ck2', 2, 400);
      await v.click('#ckUrval');
    }
    await v.settle(1_500);
  },
};

const steps: readonly Decoy[] = [
  {
    name: 'adds a courtesy car, turns the weeks quickly, loses a time to someone else and takes another',
    page: '/Boka.aspx',
    act: async (v) => {
      await v.choose('#bVerkstad', 'vaxjo');
      await v.click('#bLanebil');
      await v.pause(400);
      await v.click('.lanetyp button >> nth=1');
      await v.click('.lanetyp button >> nth=1');
      await v.click('#bVisa');
      await v.pause(1_900);
      await v.click('#bNasta', 3, 200);
      await v.pause(1_900);
      await v.click('#bForra');
      await v.pause(1_900);
      await v.click('.tid:has-text("09:00") >> nth=0');
      await v.pause(2_000);
      await v.click('.tid:has-text("13:00") >> nth=0');
      await v.settle(2_000);
    },
  },
  {
    name: 'forgets fields of the booking, completes them and goes on to the payment',
    page: '/Boka/Uppgifter.aspx',
    isLast: true,
    act: async (v) => {
      await v.type('#MainContent_txtRegnr', 'MLR 472');
      await v.type('#MainContent_txtEpost', 'asa@exempel', 45);
      await v.click('#MainContent_btnVidare');
      await v.pause(1_800);
      await v.type('#MainContent_txtFornamn', 'Åsa', 45);
      await v.type('#MainContent_txtEfternamn', 'Lindqvist', 45);
      await v.type('#MainContent_txtMobil', '070-123 45 67', 45);
      await v.click('#MainContent_txtEpost');
      await v.key('End');
      await v.page.keyboard.type('.se', { delay: 60 });
      await v.click('#MainContent_btnVidare');
      await v.settle(2_500);
    },
  },
  {
    name: 'filters the workshops, shows one on the map and opens its sign',
    page: '/Verkstader.aspx',
    only: 'computer', // Chosen leaves the lists of phones alone
    act: async (v) => {
      await v.click('.chosen-container');
      await v.pause(500);
      await v.click('.chosen-results li >> nth=1');
      await v.pause(900);
      await v.click('.search-choice-close');
      await v.pause(700);
      await v.click('h1');
      await v.click('.visa-karta >> nth=1');
      await v.settle(2_000);
    },
  },
  {
    name: 'searches for a place without a workshop, then for another',
    page: '/Verkstader.aspx',
    act: async (v) => {
      await retypes(v, '#MainContent_txtOrt', 'Härnösand');
      await v.click('#MainContent_btnOrt');
      await v.pause(2_200);
      await retypes(v, '#MainContent_txtOrt', 'Åre');
      await v.click('#MainContent_btnOrt');
      await v.settle(2_500);
    },
  },
  {
    name: 'uploads photos of a damage, one of them too large, and sends the report',
    page: '/Skada.aspx',
    isLast: true,
    act: async (v) => {
      await v.page.setInputFiles('#filBilder', [
        photo('dörr.jpg', 40_000),
        photo('hela bilen.jpg', 260_000),
      ]);
      await v.pause(2_200);
      await v.click('#bilder .fel .tabort');
      await v.pause(600);
      await v.type('#MainContent_txtNamn', 'Märta', 45);
      await v.type('#MainContent_txtEpost', 'marta@exempel.se', 45);
      await v.type('#MainContent_txtSkada', 'Buckla på 5 cm', 45);
      await v.click('#MainContent_btnSkada');
      await v.settle(2_500);
    },
  },
  {
    name: 'moves the sliders of the calculator in its frame',
    page: '/Finansiering.aspx',
    act: async (v) => {
      await clicksInFrame(v, '.kalkyl', '#belopp');
      await v.key('ArrowRight', 6);
      await clicksInFrame(v, '.kalkyl', '#ranta');
      await v.pause(500);
      await clicksInFrame(v, '.kalkyl', '#rakna');
      await v.pause(1_100);
      await clicksInFrame(v, '.kalkyl', '#rakna');
      await v.settle(1_800);
    },
  },
  {
    name: 'cancels the identification, starts it again and waits for the bank',
    page: '/MinaSidor/LoggaIn.aspx',
    act: async (v) => {
      await clicksInFrame(v, BANK, '#starta');
      await v.pause(1_500);
      await clicksInFrame(v, BANK, '#avbryt');
      await v.pause(1_200);
      await clicksInFrame(v, BANK, '#starta');
      await v.pause(5_500);
      await v.settle(1_000);
    },
  },
  {
    name: 'sorts and filters the invoices, downloads one twice and prints',
    page: '/MinaSidor/Fakturor.aspx',
    act: async (v) => {
      await v.click('#fakturor thead th >> nth=3', 2, 500);
      await v.type('#fakturor_filter input', 'brom', 90);
      await v.pause(900);
      await v.click('#fakturor .pdf >> nth=0');
      await v.pause(1_200);
      await v.click('#fakturor .pdf >> nth=0');
      await v.pause(900);
      await v.click('#btnSkrivUt');
      await v.settle(1_800);
    },
  },
  {
    name: 'keeps a booking after all, then cancels another, and stays signed in when asked',
    page: '/MinaSidor/Bokningar.aspx',
    act: async (v) => {
      await v.click('.avboka >> nth=1');
      await v.pause(900);
      await v.click('.ui-dialog-buttonset button:has-text("Nej")');
      await v.pause(600);
      await v.click('.avboka >> nth=2');
      await v.pause(800);
      await v.click('.ui-dialog-buttonset button:has-text("Ja")');
      await v.pause(12_500);
      await v.click('.ui-dialog-buttonset button:has-text("Fortsätt")');
      await v.settle(1_500);
    },
  },
  {
    name: 'asks in the chat, and calls',
    page: '/Kontakt.aspx',
    act: async (v) => {
      await v.click('#chattknapp');
      await v.pause(700);
      await v.click('#chattext');
      await v.page.keyboard.type('Har ni öppet lördag?', { delay: 50 });
      await v.key('Enter');
      await v.pause(2_600);
      await v.click('#chattknapp');
      await v.settle(1_500);
    },
  },
  {
    name: 'opens answers with the keyboard',
    page: '/Fragor.aspx',
    only: 'computer',
    act: keys('#fraga1', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter', 'Shift+Tab', 'Enter'),
  },
  {
    name: 'scrolls through the jobs while more are added',
    page: '/Om/Jobb.aspx',
    act: async (v) => {
      for (let count = 0; count < 5; count += 1) {
        await v.scroll(800);
        await v.pause(1_100);
      }
      await v.settle(1_000);
    },
  },
  {
    name: 'searches twice with full postbacks, goes back through them and searches again',
    page: '/Sok.aspx',
    act: async (v) => {
      await v.type('#MainContent_txtSok', 'bromsr', 80);
      await v.click('#MainContent_btnSok');
      await v.pause(2_500);
      await retypes(v, '#MainContent_txtSok', 'broms');
      await v.key('Enter');
      await v.pause(6_500);
      await v.back();
      await v.settle(2_500);
    },
  },
];

export const customerDecoys: readonly Decoy[] = [
  chooses,
  ...steps.map((each) => ({ ...each, act: withConsent(each.act) })),
];
