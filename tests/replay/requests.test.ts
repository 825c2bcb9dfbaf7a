import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** On a phone each request takes 150 ms, so their number determines the loading time. */
const MAX_REQUESTS = 25;

interface PageLoad {
  readonly path: string;
  /** A text that the page shows last. */
  readonly text: string;
  /** The call for its data. */
  readonly data?: string;
}
type Row = readonly [name: string, load: PageLoad];
const login: Row = ['login', { path: '/login', text: 'Welcome back' }];
const recordings: Row = ['list of recordings', { path: '/recordings', text: 'Add filter' }];
const withEarlyData: readonly Row[] = [
  ['list of emails', { path: '/emails', text: 'Subject', data: '/api/emails/list-emails' }],
  [
    'report',
    {
      path: `/daily-insights/${ANN.id}`,
      text: 'The discount code box',
      data: '/api/reports/get-latest-report',
    },
  ],
  [
    'player',
    {
      path: '/recordings/s1',
      text: 'Other visits by this visitor',
      data: '/api/recordings/get-recording',
    },
  ],
];

/** Two tests check the requests of the same load. */
const loads = new Map<string, Promise<readonly string[]>>();
function requestsOf(load: PageLoad): Promise<readonly string[]> {
  const requests = loads.get(load.path) ?? loadPage(load);
  loads.set(load.path, requests);
  requests.catch(() => loads.delete(load.path)); // a retried test loads the page again
  return requests;
}

/** Loads a page with an empty cache. Its libraries arrive once the page has requested its data. */
async function loadPage({ path, text, data }: PageLoad): Promise<readonly string[]> {
  const isSignedOut = path === '/login';
  const context = await app.browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    isSignedOut ? {} : storedSessionOfAnn(),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url().replace(app.origin, ''));
  });
  if (data) {
    const dataRequested = page.waitForRequest(`**${data}*`);
    const shellRequested = page.waitForRequest('**/assets/signed-in-*.js');
    await page.route('**/assets/base-*.js', async (route) => {
      await Promise.all([dataRequested, shellRequested]);
      await route.continue();
    });
  }
  // The account menu loads last, once the page is idle.
  const last = page.waitForRequest(isSignedOut ? '**/config.json' : '**/assets/menus-*.js');
  await page.goto(`${app.origin}${path}`);
  await Promise.all([last, page.getByText(text).first().waitFor()]);
  await page.waitForLoadState('networkidle');
  await context.close();
  return requests;
}

test.each([login, ...withEarlyData, recordings])(
  `the %s makes at most ${MAX_REQUESTS} requests with an empty cache`,
  async (_, load) => {
    const requests = await requestsOf(load);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  },
);

test.each(withEarlyData)(
  'the %s requests its code and data once, before the libraries have loaded',
  async (_, load) => {
    const requests = (await requestsOf(load)).map((each) => each.replace(/\?.*/, ''));
    for (const early of [load.data, '/api/accounts/get-profile'])
      expect(requests.filter((each) => each === early)).toHaveLength(1);
  },
);
