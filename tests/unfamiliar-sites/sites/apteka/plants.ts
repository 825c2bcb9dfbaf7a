import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the required pickup point is empty in a closed section, so the order does nothing',
    page: '/zamowienie',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Zamawiam|zamowienie/i,
    severity: serious,
    act: async (v) => {
      await v.type('#name input', 'Iwona Lis');
      await v.type('#phone input', '600100200');
      await v.click('#place');
      await v.pause(2_400);
      await v.click('#place', 3, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a rejected prescription shows no message',
    page: '/recepta',
    kinds: kinds.failedClick,
    element: /Sprawdź|recept/i,
    isInstant: true,
    act: async (v) => {
      await v.type('#kod input', '4471');
      await v.type('#pesel input', '84052112345');
      await v.click('#check');
      await v.pause(3_000);
      await v.click('#check');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the reminder of an unavailable pack throws',
    page: '/leki/:id',
    path: '/leki/12',
    kinds: kinds.brokenClick,
    element: /Powiadom|kontakt/,
    isInstant: true,
    act: async (v) => {
      await v.click('#notify');
      await v.settle(3_500);
    },
  },
  {
    name: 'the check of interactions shows its progress forever',
    page: '/interakcje',
    kinds: [...kinds.failedClick, 'javascript-error'],
    act: async (v) => {
      await v.click('#check');
      await v.pause(7_000);
      await v.click('#check');
      await v.settle(9_000);
    },
  },
  {
    name: 'the free hours of a chosen day never load',
    page: '/szczepienia',
    kinds: kinds.failedClick,
    act: async (v) => {
      const month = new Date().toLocaleString('en', { month: 'long', year: 'numeric' });
      for (const day of [9, 10]) {
        await v.click('#day [part~=toggle-button]');
        await v.pause(1_600);
        await v.click(
          `vaadin-month-calendar [aria-label*="${month}"]:not([disabled]) >> nth=${day}`,
        );
        await v.pause(3_500);
      }
      await v.settle(5_000);
    },
  },
  {
    name: 'the numbers of everyone born after 1999 are called invalid',
    page: '/rejestracja',
    kinds: [...kinds.form, ...kinds.noResponse],
    isLast: true,
    act: async (v) => {
      await v.type('#first input', 'Ola');
      await v.type('#mail input', 'ola@poczta.example');
      await v.type('#pesel input', '05220412345');
      await v.click('#create');
      await v.pause(2_500);
      await v.type('#pesel input', '');
      await v.key('Backspace', 2);
      await v.page.keyboard.type('45', { delay: 80 });
      await v.click('#create');
      await v.pause(3_000);
      await v.click('#create');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the offers take more than five seconds',
    page: '/promocje',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_000),
  },
  {
    name: 'the number of packs jumps back',
    page: '/koszyk',
    kinds: kinds.failedClick,
    element: /one spot|Liczba|Failed request/,
    act: async (v) => {
      for (let count = 0; count < 3; count += 1) {
        await v.click('#count-3 [part~=increase-button]');
        await v.pause(2_200);
      }
      await v.settle(3_000);
    },
  },
  {
    name: 'the names of pharmacies look like links and are none',
    page: '/apteki',
    kinds: kinds.noResponse,
    element: /Jarzębina/,
    act: async (v) => {
      await v.click('.looks-like-link >> nth=1');
      await v.pause(2_600);
      await v.click('.looks-like-link >> nth=1', 2, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the transparent area of the chat covers the button',
    page: '/kontakt',
    only: 'phone',
    kinds: [...kinds.noResponse, ...kinds.form],
    act: async (v) => {
      await v.type('#from input', 'ola@poczta.example');
      await v.type('#message textarea', 'Czy macie szczepionki?');
      await v.click('#write', 5, 350);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the address cannot be changed with the keyboard',
    page: '/konto',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('#copy').focus();
      await v.key('Tab');
      await v.pause(700);
      await v.key('Enter', 2);
      await v.pause(1_200);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the code of the leaflet is gone since a deployment',
    page: '/leki/:id',
    path: '/leki/12',
    alsoOn: ['/ulotka/:id'],
    kinds: [...kinds.blank, 'failed-request', 'dead-click', 'quick-back'],
    element: /[Uu]lotk|import|chunk/,
    isLast: true,
    act: async (v) => {
      await v.click('#leaflet');
      await v.settle(8_000);
    },
  },
];
