import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** On a phone each request takes 150 ms, so their number determines the loading time. */
const MAX_REQUESTS = 25;

/** A page, its address, a text that it shows last, and the call for its data. */
type PageLoad = readonly [name: string, path: string, text: string, data?: string | undefined];
const login: PageLoad = ['login', '/login', 'Welcome back'];
const recordings: PageLoad = ['list of recordings', '/recordings', 'Add filter'];
const withEarlyData = [
  ['list of emails', '/emails', 'Subject', '/api/emails/list-emails'],
  [
    'report',
    `/daily-insights/${ANN.id}`,
    'The discount code box',
    '/api/reports/get-latest-report',
  ],
  ['player', '/recordings/s1', 'Other visits by this visitor', '/api/recordings/get-recording'],
] as const satisfies readonly PageLoad[];

/** Two tests check the requests of the same load. */
const loads = new Map<string, Promise<readonly string[]>>();
function requestsOf(load: PageLoad): Promise<readonly string[]> {
  const requests = loads.get(load[0]) ?? loadPage(load);
  loads.set(load[0], requests);
  requests.catch(() => loads.delete(load[0])); // a retried test loads the page again
  return requests;
}

/** Loads a page with an empty cache. Its libraries arrive once the page has requested its data. */
async function loadPage([name, path, text, data]: PageLoad): Promise<readonly string[]> {
  const isSignedOut = name === 'login';
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

test.each([login, ...withEarlyData, recordings].map((load) => [load[0], load] as const))(
  `the %s makes at most ${MAX_REQUESTS} requests with an empty cache`,
  async (_, load) => {
    const requests = await requestsOf(load);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  },
);

test.each(withEarlyData)(
  'the %s requests its code and data once, before the libraries have loaded',
  async (...load) => {
    const requests = (await requestsOf(load)).map((each) => each.replace(/\?.*/, ''));
    for (const early of [load[3], '/api/accounts/get-profile'])
      expect(requests.filter((each) => each === early)).toHaveLength(1);
  },
);
