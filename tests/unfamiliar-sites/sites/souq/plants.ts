import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { section, tap, tapInPlace } from './steps.ts';

const doubled = section(encodeURIComponent(encodeURIComponent('مخبوزات')));

export const plants: readonly Plant[] = [
  {
    name: 'paying by card throws, because the order is a reactive proxy that cannot be posted',
    page: '/ar/checkout',
    kinds: kinds.brokenClick,
    element: /ادفع الآن/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, 'label:has-text("بطاقة مدى")');
      await v.pause(1_200);
      await v.page.frameLocator('#card').locator('input').first().click();
      await v.page.keyboard.type('4111111111111111', { delay: 45 });
      await v.pause(600);
      await tap(v, '#pay', 2, 900);
      await v.settle(3_500);
    },
  },
  {
    name: 'the checkout button stays blocked after the sold-out product is removed',
    page: '/ar/cart',
    kinds: kinds.noResponse,
    element: /متابعة الدفع/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await tap(v, '[aria-label="حذف أفوكادو"]');
      await v.pause(1_600);
      await tap(v, '#proceed', 5, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the filter sheet leaves an invisible layer over the products',
    page: section('خضروات'),
    kinds: kinds.noResponse,
    severity: serious,
    act: async (v) => {
      await tap(v, '#open-filters');
      await v.pause(900);
      await v.click('#organic');
      await v.pause(900);
      await v.click('#show');
      await v.pause(1_400);
      await tapInPlace(v, '.grid .card .buy button', 4, 420);
      await v.waitForNoResponse();
      await v.page.reload({ waitUntil: 'domcontentloaded' });
      await v.settle(1_200);
    },
  },
  {
    name: 'the new account rejects a phone number in Arabic digits',
    page: '/ar/register',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      await v.type('[name=name]', 'نورة');
      await v.type('[name=city]', 'الرياض');
      await v.type('[name=phone]', '٠٥٠١٢٣٤٥٦٧');
      await v.click('#register');
      await v.pause(2_200);
      await v.click('[name=phone]');
      await v.key('Control+A');
      await v.key('Backspace');
      await v.page.keyboard.type('٠٥٠١٢٣٤٥٦٧', { delay: 120 });
      await v.click('#register');
      await v.settle(2_600);
    },
  },
  {
    name: 'the tracking of an order without a courier stays blank',
    page: '/ar/orders',
    alsoOn: ['/ar/orders/:id'],
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await tap(v, 'a:has-text("٧٣٠٤")');
      await v.settle(5_000);
    },
  },
  {
    name: 'only the first product of a list can be deleted',
    page: '/ar/lists',
    kinds: kinds.failedClick,
    element: /حذف/,
    isInstant: true,
    act: async (v) => {
      await tap(v, '#list .remove >> nth=0');
      await v.pause(1_500);
      await tap(v, '#list .remove >> nth=0', 3, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the second setting that is changed switches back, because its save is of an old version',
    page: '/ar/account',
    kinds: ['failed-request', 'error-click', 'rage-click', 'dead-click'],
    act: async (v) => {
      await tap(v, '#offers');
      await v.pause(2_600);
      for (let count = 0; count < 3; count += 1) {
        await tap(v, '#substitutes');
        await v.pause(2_200);
      }
      await v.settle(2_500);
    },
  },
  {
    name: 'the arrow of the deals counts scroll positions from the left',
    page: '/',
    kinds: kinds.noResponse,
    element: /المنتجات التالية/,
    severity: notCritical,
    act: async (v) => {
      await tap(v, '[aria-label="المنتجات التالية"]', 4, 380);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the bakery offers lead to an empty section, because the address is encoded twice',
    page: '/ar/offers',
    alsoOn: [doubled, decodeURIComponent(doubled)],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await tap(v, 'a:has-text("عروض المخبوزات")');
      await v.pause(2_400);
      await v.back();
      await v.settle(1_800);
    },
  },
  {
    name: 'the Tab key is dead after the dialog of substitutes was closed',
    page: '/ar/products/:id',
    path: '/ar/products/1004',
    kinds: kinds.keyboard,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#swap').focus();
      await v.key('Enter');
      await v.pause(1_000);
      await v.key('ArrowDown');
      await v.key('Escape');
      await v.pause(1_000);
      await v.key('Tab', 9);
      await v.pause(700);
      await v.key('Shift+Tab', 4);
      await v.key('Tab', 4);
      await v.settle(2_500);
    },
  },
  {
    name: 'the recipe of the week waits for four requests in a row',
    page: '/ar/recipes',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(7_500),
  },
  {
    name: 'a row moves away under the finger, and a sold-out product that ignores clicks comes there',
    page: '/ar/again',
    kinds: kinds.noResponse,
    severity: notCritical,
    act: async (v) => {
      await tapInPlace(v, '[aria-label="زيادة لبن"]', 5, 520);
      await v.waitForNoResponse();
    },
  },
];
