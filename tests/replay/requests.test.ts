import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** On a phone each request takes 150 ms, so their number determines the loading time. */
const MAX_REQUESTS = 25;

test.each([
  ['login', '/login', 'Welcome back'],
  ['list of emails', '/emails', 'Subject'],
  ['report', `/daily-insights/${ANN.id}`, 'The discount code box'],
  ['list of recordings', '/recordings', 'Add filter'],
  ['player', '/recordings/s1', 'Other visits by this visitor'],
])(
  `the %s makes at most ${MAX_REQUESTS} requests with an empty cache`,
  async (name, path, text) => {
    const context = await app.browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(
      (session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      },
      name === 'login' ? {} : storedSessionOfAnn(),
    );
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests.push(request.url().replace(app.origin, ''));
    });
    // The account menu loads last, once the page is idle.
    const last = page.waitForRequest(name === 'login' ? '**/config.json' : '**/assets/menus-*.js');
    await page.goto(`${app.origin}${path}`);
    await Promise.all([last, page.getByText(text).first().waitFor()]);
    await page.waitForLoadState('networkidle');
    await context.close();
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  },
);

test.each([
  ['list of emails', '/emails', 'Subject', '/api/emails/list-emails'],
  [
    'report',
    `/daily-insights/${ANN.id}`,
    'The discount code box',
    '/api/reports/get-latest-report',
  ],
  ['player', '/recordings/s1', 'Other visits by this visitor', '/api/recordings/get-recording'],
])('the %s requests its code and data once, before the libraries have loaded', async (...row) => {
  const [, path, text, data] = row;
  const context = await app.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, storedSessionOfAnn());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const dataRequested = page.waitForRequest(`**${data}*`);
  const shellRequested = page.waitForRequest('**/assets/signed-in-*.js');
  await page.route('**/assets/base-*.js', async (route) => {
    await Promise.all([dataRequested, shellRequested]);
    await route.continue();
  });
  await page.goto(`${app.origin}${path}`);
  await page.getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  for (const early of [data, '/api/accounts/get-profile'])
    expect(requests.filter((each) => each === early)).toHaveLength(1);
});
