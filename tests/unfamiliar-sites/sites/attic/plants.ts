import { kinds, type Plant, serious } from '../../site.ts';
import { addPhotos, goToPhotos, onceReady, typeCard } from './steps.ts';

const either = (...several: readonly (readonly string[])[]) => [...new Set(several.flat())];

export const plants: readonly Plant[] = [
  {
    // The error belongs to the phone number in the first section, which is collapsed for known customers.
    name: 'paying is stopped by a field that is folded away',
    page: '/checkout',
    kinds: either(kinds.noResponse, kinds.form),
    element: /Pay|checkout|form/i,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: onceReady(async (v) => {
      await v.click('.el-radio:has-text("Courier")');
      await v.pause(3_000);
      await v.type('[name=holder]', 'Robin Hale');
      await typeCard(v);
      await v.pause(800);
      await v.click('#pay', 2, 1_200);
      await v.pause(2_500);
      await v.click('#pay', 4, 350);
      await v.waitForNoResponse();
    }),
  },
  {
    // The optimistic offer disappears when the server rejects it, without a message.
    name: 'an offer disappears after it was sent',
    page: '/items/:id',
    path: '/items/4152',
    kinds: kinds.failedClick,
    element: /offer/i,
    severity: serious,
    isInstant: true,
    act: onceReady(async (v) => {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await v.click('#make-offer');
        await v.pause(1_400);
        await v.click('#send-offer');
        await v.pause(3_200);
      }
      await v.settle(3_500);
    }),
  },
  {
    // The experiment replaced the hydrated box by a copy without listeners.
    name: 'adding to the basket does nothing in the variant of an experiment',
    page: '/items/:id',
    path: '/items/4203',
    kinds: kinds.noResponse,
    element: /Add to basket/,
    severity: serious,
    isInstant: true,
    act: onceReady(async (v) => {
      await v.pause(1_200);
      await v.click('.add');
      await v.pause(2_600);
      await v.click('.add', 5, 320);
      await v.waitForNoResponse();
    }),
  },
  {
    // The service sends no CORS headers, and the button waits for good.
    name: 'the delivery price never comes',
    page: '/delivery',
    kinds: either(kinds.failedClick, kinds.error),
    element: /quote|Calculating/i,
    isInstant: true,
    act: onceReady(async (v) => {
      await v.type('[name=from]', 'LS1');
      await v.type('[name=to]', 'YO1');
      await v.click('#get-quote');
      await v.pause(5_000);
      await v.click('#get-quote', 3, 500);
      await v.waitForNoResponse();
    }),
  },
  {
    // The worker that converts photos of iPhones never finishes.
    name: 'a photo is processed forever, so the wizard does not continue',
    page: '/sell',
    kinds: either(kinds.noResponse, kinds.form),
    element: /Continue|photo|form|Title|kind|What is it/i,
    isInstant: true,
    isLast: true,
    act: onceReady(async (v) => {
      await goToPhotos(v);
      await addPhotos(v, 'IMG_2041.HEIC');
      await v.pause(5_000);
      await v.click('#continue', 2, 900);
      await v.pause(3_500);
      await v.click('#continue', 4, 330);
      await v.waitForNoResponse();
    }),
  },
  {
    name: 'the second page of the wanted ads fails',
    page: '/wanted',
    kinds: kinds.request,
    act: onceReady(async (v) => {
      await v.pause(1_200);
      for (let n = 0; n < 4; n += 1) {
        await v.scroll(450);
        await v.pause(600);
      }
      await v.settle(4_500);
    }),
  },
  {
    // Rendered by the server; its chunk arrives after 16 seconds, and until then no listener is attached.
    name: 'the valuation looks ready long before it is hydrated',
    page: '/valuation',
    kinds: kinds.noResponse,
    element: /Estimate/,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.choose('[name=piece]', 'Desk');
      await v.pause(500);
      await v.click('#estimate');
      await v.pause(2_200);
      await v.click('#estimate', 4, 330);
      await v.settle(7_000);
    },
  },
  {
    name: 'the dealers take six seconds on the server',
    page: '/dealers',
    kinds: kinds.slow,
    severity: ['important', 'minor'],
    act: (v) => v.pause(3_000),
  },
  {
    // Each row keeps the index it had when the list was loaded.
    name: 'after one favorite is removed the last one cannot be',
    page: '/favorites',
    kinds: either(kinds.brokenClick, kinds.noResponse),
    element: /Remove/,
    isInstant: true,
    act: onceReady(async (v) => {
      await v.pause(900);
      await v.click('.remove >> nth=0');
      await v.pause(2_000);
      await v.click('.remove >> nth=2');
      await v.pause(2_500);
      await v.click('.remove >> nth=2', 3, 400);
      await v.waitForNoResponse();
    }),
  },
  {
    // The layout reads the designer of a room that has none, so nothing is rendered any more.
    name: 'one of the rooms turns the whole page white',
    page: '/rooms',
    kinds: kinds.blank,
    isInstant: true,
    isLast: true,
    act: onceReady(async (v) => {
      await v.pause(800);
      await v.click('.room:has-text("Box room office") .enter');
      await v.settle(4_500);
    }),
  },
  {
    // Nothing in the dialog that closes it can be focused, and Escape is switched off.
    name: 'the keyboard cannot leave the dialog for alerts',
    page: '/saved-searches',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /alert|Cancel|Save|often|price/i,
    act: onceReady(async (v) => {
      await v.pause(700);
      await v.page.locator('.edit').first().focus();
      await v.key('Enter');
      await v.pause(1_200);
      await v.key('Tab', 7);
      await v.key('Enter', 2);
      await v.key('Escape', 3);
      await v.key('Tab', 8);
      await v.settle(2_500);
      await v.click('.chip:has-text("Cancel")');
      await v.pause(700);
    }),
  },
  {
    // The chunk of the route was removed by a deployment, and no error of the router is handled.
    name: 'the price guide does not open',
    page: '/',
    kinds: either(kinds.failedClick, kinds.error),
    element: /Price guide/,
    isInstant: true,
    act: onceReady(async (v) => {
      await v.click('#guide-teaser');
      await v.pause(2_400);
      await v.click('#guide-teaser', 3, 450);
      await v.waitForNoResponse();
    }),
  },
];
