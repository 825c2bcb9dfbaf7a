import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { begin, fillBasket, fillDelivery, isShown, signIn, tap, write } from './steps.ts';

export const plants: readonly Plant[] = [
  {
    name: 'the delivery form refuses mobile numbers written as the phone field shows them, after +44',
    page: '/checkout',
    kinds: [...kinds.form, 'rage-click', 'dead-click'],
    element: /mobile|Continue to card|delivery/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      await fillDelivery(v);
      await write(v, 'mobile', '7700900482');
      await tap(v, '#to-card');
      await v.pause(1_800);
      await tap(v, '[name=mobile]');
      await v.key('End');
      await v.key('Backspace', 4);
      await v.page.keyboard.type('0482', { delay: 90 });
      await tap(v, '#to-card');
      await v.pause(1_600);
      await tap(v, '#to-card', 2, 700);
      await v.settle(3_000);
    },
  },
  {
    name: 'the advertised discount code fails on the server and the page says nothing',
    page: '/cart',
    kinds: kinds.failedClick,
    element: /Apply code/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      await v.page.locator('[name=code]').fill('');
      await write(v, 'code', 'AUTUMN10');
      await tap(v, '#apply-code');
      await v.pause(2_400);
      await tap(v, '#apply-code', 4, 320);
      await v.settle(4_000);
    },
  },
  {
    name: 'no day can be chosen for the first delivery, although all look free',
    page: '/subscriptions/build',
    kinds: [...kinds.noResponse, ...kinds.form],
    element: /first delivery|calendar|\b\d{1,2}\b|start subscription|day/i, // days share their calendar's name
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '.size >> nth=1');
      await write(v, 'whom', 'My sister');
      const day = (at: number) => `.calendar .flatpickr-day:not(.prevMonthDay) >> nth=${at}`;
      await tap(v, '.flatpickr-next-month');
      await v.pause(900);
      await tap(v, day(8), 3, 350);
      await v.pause(1_200);
      await tap(v, day(10), 2, 400);
      await v.pause(900);
      await tap(v, day(15), 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'choosing the colour Blush throws, because its picture is missing in the gallery',
    page: '/products/peony-cloud',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Blush/,
    severity: notCritical,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '[data-colour=Coral]');
      await v.pause(1_400);
      await tap(v, '[data-colour=Blush]');
      await v.pause(1_600);
      await tap(v, '[data-colour=Blush]', 2, 500);
      await v.settle(3_500);
    },
  },
  {
    name: 'sending a wedding inquiry throws, because the captcha is not loaded',
    page: '/weddings',
    kinds: [...kinds.brokenClick, ...kinds.noResponse, ...kinds.form],
    element: /Send inquiry|wedding|inquiry/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await write(v, 'names', 'Ana and Joe');
      await write(v, 'wedding-email', 'ana@mail.example');
      await write(v, 'venue', 'Ashton Court');
      await tap(v, '#send-inquiry');
      await v.pause(1_800);
      await tap(v, '#send-inquiry', 2, 600);
      await v.settle(3_500);
    },
  },
  {
    name: 'the payment fails at the gateway and the button only becomes ready again',
    page: '/checkout',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Pay now|payment|card/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await fillBasket(v);
      await fillDelivery(v);
      await tap(v, '#no-mobile');
      await tap(v, '#to-card');
      await v.pause(1_800);
      await tap(v, '#to-payment');
      await v.pause(1_200);
      await write(v, 'holder', 'Ana Harper');
      await write(v, 'card', '4242424242424242');
      await write(v, 'expiry', '0931');
      await write(v, 'security', '123');
      await tap(v, '#pay');
      await v.pause(3_200);
      await tap(v, '#pay');
      await v.pause(2_600);
      await tap(v, '#pay');
      await v.settle(4_500);
    },
  },
  {
    name: 'a spinner covers the luxury collection until a huge picture has arrived',
    page: '/collections/luxury',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await v.pause(7_500);
      await begin(v);
      await v.settle(1_500);
    },
  },
  {
    name: 'a promotion pushes the offers down and people hit it instead of a bunch',
    page: '/offers',
    alsoOn: ['/gift-cards'],
    kinds: [...kinds.slow, ...kinds.back],
    severity: notCritical,
    act: async (v) => {
      // On a slow computer the promotion may already be there.
      if (await isShown(v, '.promo')) await v.page.reload({ waitUntil: 'domcontentloaded' });
      const box = await v.page.locator('.tile-picture').first().boundingBox();
      await v.page.locator('.promo').waitFor();
      await v.pause(120);
      if (box) await v.clickAt(box.x + box.width / 2, box.y + box.height / 2);
      await v.page.waitForURL('**/gift-cards');
      await v.pause(2_000);
      await v.page.goBack();
      await v.page.locator('.promo').waitFor();
      await v.settle(1_500);
    },
  },
  {
    name: 'the dialog for a new address can neither be finished nor left with the keyboard',
    page: '/account/addresses',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /address|postcode|close/i,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await signIn(v);
      await v.page.locator('#add-address').focus();
      await v.key('Enter');
      await v.pause(900);
      await v.page.keyboard.type('Garden', { delay: 70 });
      await v.key('Tab');
      await v.page.keyboard.type('BS1 4RN', { delay: 70 });
      await v.pause(1_300);
      await v.key('Tab', 5);
      await v.key('Escape', 2);
      await v.key('Tab', 8);
      await v.key('Shift+Tab', 4);
      await v.key('Escape', 2);
      await v.settle(3_000);
    },
  },
  {
    name: 'clearing all filters leaves the price as it is, so the list stays empty',
    page: '/collections/all-flowers',
    kinds: kinds.noResponse,
    element: /Clear all filters/,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await v.page.locator('#price-slider').scrollIntoViewIfNeeded();
      const box = await v.page.locator('.noUi-handle-upper').boundingBox();
      const slider = await v.page.locator('#price-slider').boundingBox();
      if (box && slider)
        await v.drag(
          { x: box.x + box.width / 2, y: box.y + box.height / 2 },
          { x: slider.x + 3, y: box.y + box.height / 2 },
        );
      await v.pause(1_600);
      await tap(v, '#clear-filters');
      await v.pause(1_800);
      await tap(v, '#clear-filters', 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the newsletter popup cannot be closed on a phone',
    page: '/journal/keeping-peonies',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /No thanks|newsletter/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      for (let swipe = 0; swipe < 6 && !(await isShown(v, '.popup')); swipe += 1) {
        await v.scroll(700);
        await v.pause(700);
      }
      await v.pause(1_600);
      await v.click('.popup-decline', 1);
      await v.pause(1_500);
      await v.click('.popup-decline', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'people look for the price of a Sunday delivery and do not find it',
    page: '/help/delivery',
    kinds: kinds.lost,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await tap(v, '#help-search');
      await v.page.keyboard.type('Sunday', { delay: 80 });
      await v.pause(1_500);
      for (const pixels of [1_000, 900, -1_100, 900, -900, 1_000, -1_000, 900]) {
        await v.scroll(pixels);
        await v.pause(350);
      }
      await v.settle(1_500);
    },
  },
];
