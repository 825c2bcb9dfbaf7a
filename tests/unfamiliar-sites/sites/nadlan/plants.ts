import { clicks, deadClicks, pressesDeadKeysAfter } from '../../actions.ts';
import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    // The server fails, and the button goes back to its first state.
    name: 'the phone number never appears',
    page: '/dira/:id',
    path: '/dira/4812',
    kinds: kinds.failedClick,
    element: /הצגת מספר טלפון|phone/i,
    severity: serious,
    isInstant: true,
    act: deadClicks('#phone', 2),
  },
  {
    // The example in the field has hyphens, which the validation rejects.
    name: 'the form rejects a phone number written like its example',
    page: '/bakasha',
    kinds: kinds.form,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.type('[name=fullname]', 'דנה כהן');
      await v.type('[name=idnumber]', '123456782');
      await v.type('[name=mobile]', '052-555-0187');
      await v.type('[name=mail]', 'dana@mail.co.il');
      await v.click('#next-step');
      await v.pause(2_200);
      await v.page.locator('[name=mobile]').fill('');
      await v.type('[name=mobile]', '052-5550187');
      await v.click('#next-step');
      await v.pause(2_500);
      await v.page.locator('[name=mobile]').fill('');
      await v.type('[name=mobile]', '+972 52 5550187');
      await v.click('#next-step');
      await v.settle(4_000);
    },
  },
  {
    name: 'the card is declined without a word',
    page: '/tashlum',
    kinds: kinds.failedClick,
    element: /תשלום|מעבירים לבנק|\/api\/rent/,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#pay');
      await v.pause(3_200);
      await v.click('#pay');
      await v.waitForNoResponse();
    },
  },
  {
    // The button comes from a cached piece of the last release; its script is gone.
    name: 'saving the search loads a script that is gone',
    page: '/hipus',
    kinds: [...kinds.noResponse, ...kinds.brokenClick, ...kinds.request],
    element: /שמירת החיפוש|q-C7f1Ab9e/,
    isInstant: true,
    act: deadClicks('#save-search', 2),
  },
  {
    name: 'the confirmation of a viewing never ends',
    page: '/siyur/:id',
    path: '/siyur/4812',
    kinds: [...kinds.noResponse, ...kinds.request],
    element: /אישור הסיור|קובעים סיור|\/api\/tours/,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('text=יום ב׳ 18:30');
      await v.pause(900);
      await v.click('#confirm-tour');
      await v.settle(13_000);
    },
  },
  {
    name: 'results of a free text search are slow',
    page: '/totzaot',
    path: '/totzaot?q=גינה',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => v.settle(7_000),
  },
  {
    // One of the two saved apartments is no longer offered.
    name: 'the full comparison empties the page',
    page: '/hashvaa',
    kinds: kinds.blank,
    severity: serious,
    isLast: true,
    act: clicks('#compare', 1, 0, 4_500),
  },
  {
    name: 'the list of quarters ignores the keyboard',
    page: '/hipus',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /שכונה/,
    act: pressesDeadKeysAfter('#free'),
  },
  {
    // The button waits for initials that this browser does not show.
    name: 'the signature cannot be finished',
    page: '/hatima',
    kinds: kinds.noResponse,
    element: /סיום וחתימה/,
    act: async (v) => {
      const { x, y } = await v.centerOf('#pad');
      await v.drag({ x: x - 80, y }, { x: x + 70, y: y - 30 });
      await v.pause(900);
      await v.click('#finish', 3, 500);
      await v.pause(2_000);
      await v.click('#finish', 2, 400);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the sample contract is missing',
    page: '/madrich',
    alsoOn: ['/madrich/hoze-ledugma'],
    kinds: [...kinds.back, ...kinds.request, ...kinds.failedClick],
    severity: notCritical,
    act: async (v) => {
      await v.click('#sample');
      await v.page.waitForURL(/hoze/);
      await v.pause(2_200);
      await v.page.goBack();
      await v.settle(2_500);
    },
  },
  {
    name: 'advertisements push the article down',
    page: '/alon',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => v.settle(6_000),
  },
  {
    // The calculator throws on a price with commas; the loader of the handlers swallows the error.
    name: 'a price with commas breaks the mortgage calculator',
    page: '/mashkanta',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /חישוב החזר חודשי|null|exec/,
    isInstant: true,
    act: async (v) => {
      await v.type('[name=price]', '2,450,000');
      await deadClicks('#calc', 2)(v);
    },
  },
];
