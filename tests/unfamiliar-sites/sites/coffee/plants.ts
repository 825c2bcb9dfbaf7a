import { clicks, deadClicks } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The order cannot be paid, the page says nothing.
    name: 'the card is declined without a word',
    page: '/payment',
    kinds: kinds.failedClick,
    element: /Pay 38/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      const card = v.page.frameLocator('iframe').locator('input').first();
      await card.click();
      await v.page.keyboard.type('4242424242', { delay: 50 });
      await deadClicks('#pay', 2)(v);
    },
  },
  {
    // Visitors from the newsletter cannot reach the checkout: a faded popup lies above the button.
    name: 'an invisible popup covers the checkout',
    page: '/basket',
    path: '/basket?from=mail',
    kinds: kinds.noResponse,
    element: /Check out|Newsletter/,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: deadClicks('#to-checkout', 4),
  },
  {
    // The code is sent, accepted and not applied.
    name: 'the coupon changes nothing',
    page: '/coupon',
    kinds: kinds.noResponse,
    element: /Apply coupon/,
    act: async (v) => {
      await v.type('[name=code]', 'SPRING');
      await v.click('#apply', 2, 900);
      await v.waitForNoResponse();
    },
  },
  {
    // One wrong field empties all of them; visitors give up.
    name: 'an error empties the delivery form',
    page: '/delivery',
    kinds: kinds.form,
    isLast: true,
    act: async (v) => {
      await v.type('[name=name]', 'Iris');
      await v.type('[name=street]', 'Oak 4');
      await v.type('[name=postcode]', '1234');
      await v.click('text=Continue to payment');
      await v.page.waitForURL(/error/);
      await v.pause(1_800);
      await v.type('[name=name]', 'Iris');
      await v.type('[name=street]', 'Oak 4');
      await v.settle(3_500);
    },
  },
  {
    // The filter fails and shows an empty shelf.
    name: 'decaf fails and shows nothing',
    page: '/beans',
    kinds: kinds.failedClick,
    element: /Decaf/,
    isInstant: true,
    act: deadClicks('text=Decaf'),
  },
  {
    name: 'the results with a query are slow',
    page: '/search',
    path: '/search?q=huila',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => v.settle(5_500),
  },
  {
    name: 'the last picture of a coffee is a dead end',
    page: '/beans/:id',
    path: '/beans/12',
    kinds: kinds.noResponse,
    element: /Next picture/,
    act: async (v) => {
      await v.click('[aria-label="Next picture"]', 2, 1_200);
      await v.pause(1_500);
      await v.click('[aria-label="Next picture"]', 2, 1_200);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the size guide leads nowhere',
    page: '/cups',
    kinds: kinds.noResponse,
    element: /Size guide/,
    severity: notCritical,
    act: async (v) => {
      await v.click('#guide');
      await v.pause(2_500);
      await v.click('#guide');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the search for stores never ends',
    page: '/stores',
    kinds: kinds.noResponse,
    element: /Stores near me|Searching/,
    act: clicks('#near', 1, 0, 11_000),
  },
  {
    // The browser knows no navigator.share.
    name: 'sharing throws where the browser cannot share',
    page: '/recipe',
    kinds: kinds.brokenClick,
    element: /Share recipe/,
    isInstant: true,
    act: clicks('#share', 1, 0, 3_000),
  },
  {
    name: 'comparing empties the page',
    page: '/compare',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: clicks('#compare', 1, 0, 4_500),
  },
  {
    // The link to the guide opens the page with careers.
    name: 'the brewing guide is another page',
    page: '/journal',
    alsoOn: ['/journal/brewing'],
    kinds: kinds.back,
    severity: notCritical,
    act: async (v) => {
      await v.click('#guide-link');
      await v.page.waitForURL(/brewing/);
      await v.pause(2_000);
      await v.page.goBack();
      await v.settle(2_500);
    },
  },
];
