import { comesBack, pressesDeadKeysAfter } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { picksDay, uploads } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the button of the first step is lost as soon as a child is added',
    page: '/bilet',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Devam et|bilet/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await picksDay(v);
      await v.click('.hour >> nth=2');
      await v.pause(1_300);
      await v.click('#more-children');
      await v.pause(1_200);
      await v.click('#to-names');
      await v.pause(2_400);
      await v.click('#to-names', 3, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a rejected identity number has no place for its message',
    page: '/uyelik',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Üye ol|uyelik/,
    isLast: true,
    act: async (v) => {
      await v.type('[name=fullname]', 'Derya Ak');
      await v.type('[name=email]', 'derya@posta.example');
      await v.type('[name=tc]', '12345678901');
      await v.type('[name=gsm]', '05321112233');
      await v.type('[name=secret]', 'kandil-1520');
      await v.click('#become');
      await v.pause(3_000);
      await v.click('#become');
      await v.pause(2_600);
      await v.click('#become');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'looking closely at a work without a scan throws',
    page: '/koleksiyon/:id',
    path: '/koleksiyon/7',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Yakından bak|columns|tiles/,
    isInstant: true,
    act: async (v) => {
      await v.click('#zoom');
      await v.pause(2_300);
      await v.click('#zoom');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the calendar takes more than five seconds',
    page: '/takvim',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_300),
  },
  {
    name: 'the reservation of a workshop gets no answer',
    page: '/atolye',
    kinds: [...kinds.failedClick, ...kinds.form, ...kinds.slow],
    element: /Yeri ayırt|Gönderiliyor|atolye/,
    isLast: true,
    act: async (v) => {
      await v.click('.reserve >> nth=0');
      await v.pause(1_300);
      await v.type('[name=guest]', 'Derya Ak');
      await v.type('[name=tel]', '0532');
      await v.click('#reserve-send');
      await v.pause(9_000);
      await v.click('#reserve-send', 3, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a coupon in small letters is never found, because of the dotted capital I',
    page: '/magaza',
    kinds: kinds.noResponse,
    element: /Uygula/,
    act: async (v) => {
      await v.type('[name=code]', 'indirim10');
      await v.click('#apply');
      await v.pause(2_200);
      await v.click('#apply', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the label of the monthly gift belongs to no switch',
    page: '/bagis',
    kinds: kinds.noResponse,
    element: /Her ay/,
    act: async (v) => {
      await v.click('label[for=her-ay]');
      await v.pause(1_700);
      await v.click('label[for=her-ay]', 3, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'under a finger the list of rooms opens and closes at once',
    page: '/plan',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /Salon listesi/,
    act: async (v) => {
      await v.click('#rooms-toggle');
      await v.pause(1_800);
      await v.click('#rooms-toggle', 3, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'a visit cannot be canceled with the keyboard',
    page: '/hesap',
    only: 'computer',
    kinds: kinds.keyboard,
    act: pressesDeadKeysAfter('.line a'),
  },
  {
    name: 'the free days lead to a page that does not exist',
    page: '/',
    kinds: [...kinds.back, ...kinds.request],
    alsoOn: ['/ucretsiz-gunler'],
    act: comesBack('#free-days', 2_500),
  },
  {
    name: 'a list of a large school is too large for the server',
    page: '/okul',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Tekrar|liste|okul/i,
    isLast: true,
    act: async (v) => {
      await uploads(v, 1_400_000);
      await v.click('.filepond--action-retry-item-processing');
      await v.pause(3_000);
      await v.click('.filepond--action-retry-item-processing');
      await v.settle(4_000);
    },
  },
  {
    name: 'the tour for children leaves the page blank',
    page: '/sesli-rehber',
    kinds: kinds.blank,
    element: /Turu başlat|name|stops|rehber/,
    isLast: true,
    act: async (v) => {
      await v.click('.start >> nth=1');
      await v.settle(6_500);
    },
  },
];
