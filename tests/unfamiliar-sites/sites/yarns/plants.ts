import { comesBack, scrolls, stays } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import { billing, overwrite, pickCountry, typeCard } from './people.ts';

export const plants: readonly Plant[] = [
  {
    // The payment box was replaced by the answer to the new country, and the gateway's handler with it.
    name: 'placing the order does nothing after the country was changed',
    page: '/checkout',
    kinds: kinds.noResponse,
    element: /Place order/,
    severity: ['critical'],
    act: async (v) => {
      await pickCountry(v, '.form-row:has([name=billing_country])', 'Ireland');
      const address = { ...billing, billing_city: 'Galway', billing_postcode: 'H91 E9X2' };
      for (const [name, text] of Object.entries(address)) await v.type(`[name=${name}]`, text);
      await v.pause(2_500);
      await typeCard(v);
      await v.click('#place_order', 3, 900);
      await v.waitForNoResponse();
    },
  },
  {
    // The imported variations have no pictures; the gallery plugin throws before the shop can show price and button.
    name: 'choosing a colour of the imported yarn throws, and it cannot be bought',
    page: '/product/harbour-dk',
    kinds: kinds.brokenClick,
    element: /Heather|Slate|Add to cart|src/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.choose('#weight', '100 g');
      await v.pause(700);
      await v.click('.swatch[data-value=Heather]');
      await v.pause(1_600);
      await v.click('.swatch[data-value=Slate]');
      await v.pause(1_400);
      await v.click('.single_add_to_cart_button');
      await v.settle(3_500);
    },
  },
  {
    // PHP fails, and only a successful answer removes the overlay.
    name: 'the shipping calculator fails and the totals stay covered',
    page: '/cart',
    kinds: kinds.failedClick,
    element: /Calculate shipping|calc_shipping|\/cart/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('.shipping-calculator-button');
      await v.pause(600);
      await pickCountry(v, '.shipping-calculator-form', 'Norway');
      await v.type('[name=calc_postcode]', '5003');
      await v.click('.calc-shipping');
      await v.waitForNoResponse();
    },
  },
  {
    // The template's link to the next page has another class, so the plugin never listens to the button.
    name: 'more patterns cannot be loaded',
    page: '/patterns',
    kinds: kinds.noResponse,
    element: /Load more patterns/,
    severity: serious,
    act: async (v) => {
      await v.scroll(500);
      await v.pause(900);
      await v.click('.load-patterns', 3, 800);
      await v.waitForNoResponse();
    },
  },
  {
    // jQuery is deferred, the inline script that fades the preloader out is not.
    name: 'the lookbook stays white behind its preloader',
    page: '/lookbook',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.waitForNoResponse();
      await v.back();
      await v.pause(900);
    },
  },
  {
    // The shop's refusal is written above the title, two screens higher up.
    name: 'the sticky bar adds nothing, and its error is out of view',
    page: '/product/fisherman-aran',
    kinds: kinds.noResponse,
    element: /Add to cart/,
    act: async (v) => {
      await v.scroll(700);
      await v.pause(600);
      await v.scroll(500);
      await v.pause(900);
      await v.click('.sticky-add', 3, 1_000);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the sale takes five seconds to come',
    page: '/product-category/sale',
    kinds: kinds.slow,
    severity: notCritical,
    act: stays(4_000),
  },
  {
    // A required field is in a group that is shown only to shops in the EU.
    name: 'trade customers give up at an error that no field shows',
    page: '/wholesale',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      await v.type('[name=shop]', 'The Knit Nook');
      await v.type('[name=person]', 'Iris Maddox');
      await v.type('[name=email]', 'iris@example.com');
      await v.type('[name=phone]', '01856 550');
      await v.click('.cf7 button');
      await v.pause(3_200);
      await overwrite(v, '[name=phone]', '+44 1856 550 119');
      await v.click('.cf7 button');
      await v.pause(3_600);
      await v.click('.logo');
      await v.settle(2_000);
    },
  },
  {
    // The cached page carries a nonce that has expired.
    name: 'the wishlist is refused and never appears',
    page: '/wishlist',
    kinds: kinds.request,
    act: stays(5_000),
  },
  {
    name: 'gift sets are announced and there are none',
    page: '/shop',
    alsoOn: ['/product-category/gift-sets'],
    kinds: kinds.back,
    severity: notCritical,
    act: comesBack('a[href="/product-category/gift-sets"]', 2_300),
  },
  {
    name: 'visitors search the washing guide for a temperature',
    page: '/care-guide',
    kinds: kinds.lost,
    severity: notCritical,
    act: scrolls(1_200, 900, -1_500, 1_300, -1_000, 1_200, -1_300, 900),
  },
  {
    // The key handler triggers a click in a namespace that no handler has.
    name: 'colours cannot be chosen with the keyboard',
    page: '/product/merino-lace',
    kinds: kinds.keyboard,
    element: /Fern|Heather|swatch|Color/,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('.review-link').focus();
      await v.key('Tab');
      await v.pause(600);
      await v.key('Enter');
      await v.pause(1_500);
      await v.key('Space');
      await v.pause(1_500);
      await v.key('Tab');
      await v.key('Enter');
      await v.pause(1_200);
      await v.key('Enter');
      await v.settle(6_000);
    },
  },
];
