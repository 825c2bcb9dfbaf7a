import { comesBack } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'a phone number with spaces stops the checkout without a message',
    page: '/pokladna',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /Pokračovat|pokladna/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=name]', 'Eva Malá');
      await v.type('[name=mail]', 'eva@posta.example');
      await v.type('[name=phone]', '602 111 222');
      await v.click('#to-delivery');
      await v.pause(2_400);
      await v.click('#to-delivery', 3, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the reservation of a taken electric bike ends without a message',
    page: '/pujcovna',
    kinds: kinds.failedClick,
    element: /Rezervovat|rezervace/,
    isInstant: true,
    act: async (v) => {
      await v.click('text=Elektrokolo');
      await v.pause(1_800);
      await v.click('#book');
      await v.pause(3_000);
      await v.click('#book');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'choosing a size that has no variant throws',
    page: '/kola/:id',
    path: '/kola/12',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /XL|sku/,
    isInstant: true,
    act: async (v) => {
      await v.click('#sizes .q-btn >> nth=3');
      await v.pause(2_200);
      await v.click('#sizes .q-btn >> nth=3');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the classifieds take more than five seconds',
    page: '/bazar',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_200),
  },
  {
    name: 'the estimate answers with a login page and never ends',
    page: '/servis',
    kinds: [...kinds.brokenClick, ...kinds.failedClick],
    element: /Odhad|odhad|JSON|DOCTYPE/,
    act: async (v) => {
      await v.click('#jobs .q-checkbox >> nth=0');
      await v.pause(900);
      await v.click('#estimate');
      await v.pause(6_000);
      await v.click('#estimate', 2, 600);
      await v.settle(7_000);
    },
  },
  {
    name: 'an invisible layer stays after the preview was closed',
    page: '/poukazy',
    kinds: kinds.noResponse,
    isLast: true,
    act: async (v) => {
      await v.click('#preview');
      await v.pause(1_800);
      await v.click('#close-preview');
      await v.pause(1_400);
      await v.click('#buy-voucher', 4, 450);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the mask cuts numbers with a country code, and the server rejects the rest',
    page: '/bazar/novy',
    kinds: [...kinds.form, ...kinds.failedClick],
    isLast: true,
    act: async (v) => {
      await v.type('[name=title]', 'Favorit z roku 1987');
      await v.type('[name=amount]', '4500');
      await v.type('[name=phone]', '+420602111222');
      await v.click('#publish');
      await v.pause(2_800);
      await v.click('[name=phone]');
      await v.key('Control+a');
      await v.page.keyboard.type('00420602111222', { delay: 70 });
      await v.click('#publish');
      await v.pause(2_600);
      await v.click('#publish');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the advice on sizes opens only under a mouse',
    page: '/kola/:id',
    path: '/kola/12',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /Jak měřit|help_outline/,
    unseen: 'a number beside it changes by itself about as often as visitors tap',
    act: async (v) => {
      await v.click('.hint');
      await v.pause(2_000);
      await v.click('.hint', 2, 500);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the stars cannot be given with the keyboard',
    page: '/ucet',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.page.locator('#again').focus();
      await v.key('Tab');
      await v.pause(800);
      await v.key('Enter', 2);
      await v.pause(1_300);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the sale leads to a category that does not exist',
    page: '/',
    kinds: [...kinds.back, ...kinds.request],
    alsoOn: ['/vyprodej'],
    act: comesBack('#sale', 2_600),
  },
  {
    name: 'a changed name jumps back',
    page: '/ucet',
    kinds: kinds.failedClick,
    element: /Uložit jméno|profil/,
    act: async (v) => {
      await v.type('[name=draft]', ' Malá');
      await v.click('#rename');
      await v.pause(3_200);
      await v.click('#rename');
      await v.pause(3_000);
      await v.click('#rename');
      await v.settle(4_000);
    },
  },
  {
    name: 'the return from the payment is blank',
    page: '/platba',
    kinds: kinds.blank,
    act: (v) => v.pause(6_500),
  },
];
