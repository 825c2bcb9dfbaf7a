import { comesBack } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { picksDay, writesAddress } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'measurements in inches never reach the cart, because the hidden tab has required fields',
    page: '/saree/:id',
    path: '/saree/7',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /झोले में डालें|सेमी/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.choose('#silai', 'nap');
      await v.pause(1_200);
      await v.type('[name=chhati_inch]', '36');
      await v.type('[name=kamar_inch]', '30');
      await v.type('[name=lambai_inch]', '15');
      await v.pause(700);
      await v.click('#add');
      await v.pause(2_400);
      await v.click('#add', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a postal code in Hindi digits is rejected',
    page: '/bhugtan',
    kinds: [...kinds.form, ...kinds.noResponse],
    element: /आगे|bhugtan|पिनकोड/i,
    isLast: true,
    act: async (v) => {
      await writesAddress(v, {
        naam: 'कमला देवी',
        mobile: '9876543210',
        pincode: '२२१००१',
        pata: 'डी ३७/४, गोदौलिया',
      });
      await v.click('#to-date');
      await v.pause(2_800);
      await v.click('#to-date');
      await v.pause(1_900);
      await v.click('#to-date', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the monthly rate throws, because the format has no currency',
    page: '/gahne',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /किस्त|currency/,
    isInstant: true,
    act: async (v) => {
      await v.click('#show-emi');
      await v.pause(2_300);
      await v.click('#show-emi');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the page about the weavers takes more than five seconds',
    page: '/karigar',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.settle(2_500),
  },
  {
    name: 'the server fails on an appointment with the tailor, and the page stays as it is',
    page: '/darzi',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /समय पक्का|darzi/i,
    isLast: true,
    act: async (v) => {
      await v.type('[name=naam]', 'कमला देवी');
      await v.type('[name=mobile]', '9876543210');
      await picksDay(v);
      await v.click('.slot >> nth=0');
      await v.pause(900);
      await v.click('#book');
      await v.pause(3_200);
      await v.click('#book');
      await v.pause(2_800);
      await v.click('#book');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the message of a rejected coupon is outside of the updated part',
    page: '/jhola',
    kinds: kinds.noResponse,
    element: /लागू करें/,
    act: async (v) => {
      await v.type('[name=coupon]', 'DEEP15');
      await v.click('#apply');
      await v.pause(2_600);
      await v.click('#apply', 2, 600);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the second weave cannot be chosen, because the new boxes have no script',
    page: '/saree',
    kinds: kinds.noResponse,
    element: /बनारसी|कांजीवरम|चंदेरी|पटोला|चुन|kism/,
    act: async (v) => {
      await v.click('#chhanni .checkbox label >> nth=0');
      await v.pause(2_600);
      await v.click('#chhanni .checkbox label >> nth=2');
      await v.pause(1_600);
      await v.click('#chhanni .checkbox label >> nth=2', 3, 420);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'an ornament without color covers the button on phones',
    page: '/sampark',
    only: 'phone',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /संदेश भेजें|sampark/i,
    isLast: true,
    act: async (v) => {
      await v.type('[name=email]', 'kamla@dak.example');
      await v.type('[name=sandesh]', 'क्या साड़ी हरे रंग में मिलेगी?', 30);
      await v.click('#send');
      await v.pause(1_900);
      await v.click('#send', 3, 430);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the ring size cannot be chosen with the keyboard',
    page: '/anguthi',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('.size >> nth=2').focus();
      await v.key('Tab', 2);
      await v.pause(700);
      await v.key('Enter', 2);
      await v.pause(1_300);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the collection for the festival has nothing in it',
    page: '/',
    kinds: kinds.back,
    alsoOn: ['/sangrah/karva-chauth'],
    act: comesBack('#festival', 2_300),
  },
  {
    name: 'the contents of the returns policy lead nowhere',
    page: '/wapsi',
    kinds: [...kinds.noResponse, ...kinds.lost],
    act: async (v) => {
      await v.click('#contents a >> nth=2');
      await v.pause(2_000);
      await v.click('#contents a >> nth=2', 3, 450);
      await v.pause(2_200);
      for (const distance of [900, -800, 900, -800, 900, -800]) await v.scroll(distance);
      await v.settle(4_000);
    },
  },
  {
    name: 'after the second picture the layer over the page is blank',
    page: '/lookbook',
    kinds: [...kinds.blank, ...kinds.noResponse, ...kinds.back],
    isLast: true,
    act: async (v) => {
      await v.click('#open-looks');
      await v.pause(1_900);
      await v.click('#next-look');
      await v.pause(1_900);
      await v.click('#next-look');
      await v.pause(3_500);
      await v.clickAt(180, 300);
      await v.settle(5_000);
    },
  },
];
