import { kinds, notCritical, type Plant, serious } from '../../site.ts';

export const plants: readonly Plant[] = [
  {
    name: 'publishing is refused because of a missing connection, and the page stays silent',
    page: '/app/flows/:id',
    path: '/app/flows/201',
    kinds: kinds.failedClick,
    element: /publish/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('#publish');
      await v.pause(2_600);
      await v.click('#publish');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the trial form rejects addresses with a plus sign',
    page: '/signup',
    kinds: kinds.form,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.type('#su-person', 'Ida Brandt');
      await v.type('#su-email', 'ida+flow@harbourlane.com');
      await v.type('#su-company', 'Harbour Lane Books');
      await v.click('#create-account');
      await v.pause(2_000);
      await v.click('#su-email');
      await v.key('End');
      await v.key('Backspace');
      await v.page.keyboard.type('m', { delay: 90 });
      await v.click('#create-account');
      await v.pause(1_700);
      await v.click('#create-account');
      await v.settle(3_000);
    },
  },
  {
    name: 'connecting HubSpot never finishes after the window has closed',
    page: '/app/connections',
    kinds: [...kinds.noResponse, ...kinds.brokenClick],
    element: /hubspot|connect/i,
    severity: serious,
    act: async (v) => {
      const opened = v.page.context().waitForEvent('page');
      await v.click('[data-tool=hubspot] .connect');
      const popup = await opened;
      await popup.waitForSelector('#allow');
      await v.pause(1_400);
      await popup.click('#allow');
      await v.pause(4_500);
      await v.click('[data-tool=hubspot] .connect', 4, 300);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'templates of the community cannot be used',
    page: '/app/templates',
    kinds: kinds.brokenClick,
    element: /use template/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await v.click('[data-template="303"] .use', 2, 1_100);
      await v.settle(4_000);
    },
  },
  {
    name: 'a late offer pushes the prices down',
    page: '/startups',
    kinds: kinds.slow,
    severity: notCritical,
    act: (v) => v.pause(3_800),
  },
  {
    name: 'creating a key takes five seconds without any sign',
    page: '/app/keys',
    kinds: [...kinds.noResponse, 'failed-request'],
    element: /create key/i,
    act: async (v) => {
      await v.type('#key-name', 'Staging');
      await v.click('#create-key', 4, 420);
      await v.settle(9_000);
    },
  },
  {
    name: 'replaying a failed webhook fails again without a message',
    page: '/app/webhooks',
    kinds: kinds.failedClick,
    element: /replay/i,
    isInstant: true,
    act: async (v) => {
      await v.page.waitForSelector('[data-hook="2"] .replay', { timeout: 20_000 });
      await v.click('#pause-stream');
      await v.pause(700);
      await v.click('[data-hook="2"] .replay');
      await v.pause(2_400);
      await v.click('[data-hook="2"] .replay');
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the role of a teammate cannot be chosen with the keyboard',
    page: '/app/team',
    kinds: kinds.keyboard,
    only: 'computer',
    act: async (v) => {
      await v.page.locator('#message-1').focus();
      await v.key('Tab');
      await v.pause(800);
      await v.key('Enter', 2);
      await v.pause(1_400);
      await v.key('Space', 2);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the output of an invoice run empties the whole page',
    page: '/app/runs',
    kinds: kinds.blank,
    severity: serious,
    isInstant: true,
    isLast: true,
    act: async (v) => {
      await v.click('[data-run="88395"]');
      await v.pause(1_800);
      await v.click('[role=tab] >> text=Output');
      await v.settle(3_500);
    },
  },
  {
    name: 'the article about rate limits is missing and visitors come straight back',
    page: '/docs',
    alsoOn: ['/docs/rate-limits'],
    kinds: [...kinds.back, ...kinds.request],
    act: async (v) => {
      await v.click('a[href="/docs/rate-limits"]');
      await v.pause(2_300);
      await v.page.goBack();
      await v.settle(2_000);
    },
  },
  {
    name: 'a declined card clears the form and says only that something went wrong',
    page: '/app/billing',
    kinds: [...kinds.failedClick, ...kinds.form],
    severity: serious,
    isLast: true,
    act: async (v) => {
      await v.click('#upgrade');
      await v.pause(900);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await v.type('#b-cardNumber', '4000000000009995', 40);
        await v.type('#b-expiry', '1129');
        await v.type('#b-cvc', '123');
        await v.click('#pay');
        await v.pause(3_200);
      }
      await v.settle(3_000);
    },
  },
  {
    name: 'the product film does not play',
    page: '/',
    kinds: kinds.failedClick,
    element: /watch|demo|film|video/i,
    isInstant: true,
    act: async (v) => {
      await v.click('#play-film', 3, 900);
      await v.waitForNoResponse();
    },
  },
];
