import { deadClicks } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

const photo = { name: 'crack.png', mimeType: 'image/png', buffer: Buffer.alloc(30_000) };

export const plants: readonly Plant[] = [
  {
    // The message stands at the top of a long page, the button at its end.
    name: 'an order is not placed and the reason is out of sight',
    page: '/checkout',
    kinds: kinds.noResponse,
    element: /Place order/,
    severity: serious,
    act: async (v) => {
      await v.type('[name=phone]', '612345678');
      await v.click('#place-order', 2, 1_800);
      await v.pause(1_500);
      await v.click('#place-order');
      await v.waitForNoResponse();
    },
  },
  {
    // Without a size the button does nothing, and does not say so.
    name: 'adding without a size does nothing',
    page: '/product/:id',
    path: '/product/41',
    kinds: kinds.noResponse,
    element: /Add to basket/,
    isInstant: true,
    act: deadClicks('.single_add_to_cart_button', 3),
  },
  {
    name: 'sorting by price fails under a gray layer',
    page: '/shop',
    kinds: kinds.failedClick,
    element: /Cheapest first/,
    isInstant: true,
    act: deadClicks('#cheapest'),
  },
  {
    // The buttons beside the number change it without an event, so the basket cannot be updated.
    name: 'the basket cannot be updated after plus',
    page: '/basket',
    kinds: kinds.noResponse,
    element: /Update basket/,
    isInstant: true,
    act: async (v) => {
      await v.click('.plus', 2, 500);
      await v.pause(1_200);
      await v.click('#update', 3, 700);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the balance of a gift card throws',
    page: '/gift',
    kinds: kinds.brokenClick,
    element: /Check balance|cardBalance/,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=gift]', '88123341');
      await v.click('#gift-check');
      await v.settle(4_000);
    },
  },
  {
    name: 'the search is slow to answer',
    page: '/search',
    path: '/search?q=saw&ms=4300',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => v.settle(3_000),
  },
  {
    // A wrong password brings the same empty page.
    name: 'logging in empties the form and gives no reason',
    page: '/account',
    kinds: [...kinds.form, ...kinds.noResponse],
    unseen: 'a page that comes back is the answer to a login, be it a good one or a bad one',
    isLast: true,
    act: async (v) => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await v.type('[name=email]', 'iris@mail.example');
        await v.type('[name=secret]', 'oak-tree-9');
        await v.click('#login');
        await v.page.waitForLoadState('domcontentloaded');
        await v.pause(3_000);
      }
      await v.type('[name=email]', 'iris@mail');
      await v.settle(2_500);
    },
  },
  {
    name: 'photos of a damage cannot be uploaded',
    page: '/returns',
    kinds: kinds.failedClick,
    act: async (v) => {
      const chooser = v.page.waitForEvent('filechooser');
      await v.click('.uppy-Dashboard-browse');
      await (await chooser).setFiles(photo);
      await v.pause(1_500);
      await v.click('.uppy-StatusBar-actionBtn--upload');
      await v.pause(3_500);
      await v.click('.uppy-StatusBar-actionBtn--retry');
      await v.settle(5_000);
    },
  },
  {
    // The messages of the fields go into a hidden place.
    name: 'the delivery form does not continue and does not say why',
    page: '/delivery',
    kinds: [...kinds.noResponse, ...kinds.form],
    act: async (v) => {
      await v.type('[name=name]', 'Iris Blom');
      await v.type('[name=street]', 'Oak 4');
      await v.type('[name=postcode]', '3511AB');
      await v.click('#continue', 2, 1_500);
      await v.pause(1_500);
      await v.click('#continue');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the opening hours open with a mouse only',
    page: '/stores',
    only: 'computer',
    kinds: kinds.keyboard,
    act: async (v) => {
      await v.click('[name=town]');
      await v.pause(900);
      await v.key('Tab');
      await v.pause(800);
      await v.key('Enter', 2);
      await v.pause(900);
      await v.key('Space');
      await v.pause(600);
      await v.key('Enter');
      await v.waitForNoResponse();
    },
  },
  {
    // The shop's own cross lacks the class by which the plugin knows it.
    name: 'an enlarged picture cannot be closed',
    page: '/gallery',
    kinds: kinds.noResponse,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('.gallery');
      await v.pause(1_600);
      await v.click('.cross', 4, 500);
      await v.waitForNoResponse();
    },
  },
  {
    // More and more articles push the footer away.
    name: 'the returns policy below the endless list is out of reach',
    page: '/clearance',
    kinds: kinds.lost,
    unseen: 'people scroll like this through a list that grows and find what they look for',
    act: async (v) => {
      for (const distance of [
        1_400, 1_600, 1_600, -2_600, 2_400, 1_800, -3_200, 3_000, 1_800, -3_000, 2_600,
      ])
        await v.scroll(distance);
      await v.settle(2_000);
    },
  },
];
