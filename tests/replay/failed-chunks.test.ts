import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';
import { openInApp } from '../journeys/browser.ts';
import { triesAllCases } from '../sample.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** The built file of each page, without its hash, and an address that loads it. */
const signedOut = {
  'login-page': '/login',
  'sign-up-page': '/signup',
  'forgot-password-page': '/forgot-password',
  'verify-email-page': '/verify-email',
  'reset-password-page': '/reset-password?email=a%40b.example&code=1',
  'verify-token-page': '/verify-token',
  'delete-account-page': '/delete-account',
  'contact-page': '/contact',
  'tracker-page': '/docs/tracker',
  'not-found-page': '/no/such/page',
  'clip-page': '/clip/x',
  'shared-page': '/shared/x',
};
const signedIn = {
  'emails-page': '/emails',
  'email-page': '/emails/1-x',
  'daily-insights-page': `/daily-insights/${ANN.id}`,
  'week-page': '/week',
  'sample-report-page': '/sample-report',
  'sample-recording-page': '/recordings/sample',
  'issue-page': '/issues/rage',
  'daily-video-page': '/daily-video',
  'recordings-page': '/recordings',
  'heatmap-page': '/recordings/heatmap',
  'recording-page': '/recordings/s1',
  'connection-page': '/connection',
  'team-page': '/email-notifications',
  'billing-page': '/usage-billing',
  'profile-page': '/profile',
  'users-page': '/users',
  'onboarding-page': '/onboarding',
};
/** Chunks that several of these pages share. */
const shared = ['auth-pages', 'link-page'];

const BROKEN = 'This page couldn’t be shown';

/** Pages that need separate responses. */
const withResponses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'users-page': (page) => page.route('**/rpc/is_admin', (to) => to.fulfill({ json: true })),
  'onboarding-page': (page) =>
    page.route(/get-profile|record-sign-in/, (to) => to.fulfill({ json: { profile: null } })),
};

/** Pages without a frame: opened inside the app, they load again before the error is visible. */
const frameless = ['tracker-page', 'not-found-page', 'clip-page', 'shared-page'];
const isAlone = (file: string) => file in withResponses || frameless.includes(file);
const LANES = triesAllCases ? 2 : 1;
/** A third of the pages that share a lane, and one of each kind of the others; `npm run campaign -- properties` fails all. */
const isInSample = (file: string, index: number) =>
  triesAllCases ||
  (isAlone(file) ? ['clip-page', 'onboarding-page'].includes(file) : index % 3 === 0);
const allPages = [signedOut, signedIn].flatMap((pages) =>
  Object.entries(pages).map(([file, path], index) => {
    const visitor = pages === signedOut ? 'signed out' : 'signed in';
    const lane = isAlone(file) ? file : `${visitor} ${index % LANES}`;
    return [file, path, visitor, lane] as const;
  }),
);
const cases = allPages.filter(([file], index) => isInSample(file, index));

test.concurrent.each(cases)(
  'when %s fails to load once, "Try again" shows %s',
  (file, path, visitor, lane) =>
    app.share(
      lane,
      async () => {
        const stored = visitor === 'signed in' ? storedSessionOfAnn() : {};
        // In a low window, because drawing is a third of the cost of a load.
        const page = await app.acquire({ stored, height: 300 });
        await withResponses[file]?.(page);
        await page.goto('about:blank'); // unloads the page of another test
        return page;
      },
      async (page) => {
        // Until the error is visible, because Chromium 156 imports a file again whose preload failed.
        app.missing.add(file);
        // The first page of a lane is loaded. The others open inside the app, which halves the number of loads.
        await openInApp(page, `${app.origin}${path}`);
        const broken = page.getByRole('heading', { name: BROKEN });
        await broken.waitFor();
        app.missing.delete(file);
        await page.getByRole('button', { name: 'Try again' }).click();
        await broken.waitFor({ state: 'detached' });
        // The second failure shows the error again until the page reloads.
        const shown = page
          .getByRole('heading', { level: 1 })
          .filter({ hasNotText: new RegExp(`^(${BROKEN}|Loading)$`) });
        await shown.waitFor({ state: 'attached' });
      },
    ),
);

test('the list of failing pages above has every page that the build loads on demand', () => {
  const built = readdirSync(join(root, 'dist/web/assets')).flatMap(
    (name) => /^([a-z-]+-pages?)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [],
  );
  const tested = [...Object.keys({ ...signedOut, ...signedIn }), ...shared];
  expect(built.filter((name) => !tested.includes(name))).toEqual([]);
});

test('the privacy page of the website opens after "Try again" if its address could not be fetched', async () => {
  const page = await app.acquire({ stored: {}, height: 300 });
  const settings = '**/config.json';
  await page.route(settings, (to) => to.fulfill({ status: 503 }));
  await page.route(
    ({ origin }) => origin !== app.origin,
    (to) => to.fulfill({ contentType: 'text/html', body: '<h1>Our privacy policy</h1>' }),
  );
  await page.goto(`${app.origin}/privacy`);
  await page.getByRole('heading', { name: BROKEN }).waitFor();
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Our privacy policy' }).waitFor();
  await app.release(page);
});

test('a page whose code failed loads after "Try again"; offline the app stays and loads once online', async () => {
  const page = await app.acquire({ stored: {}, height: 300 });
  const missing = (route: Route) => route.fulfill({ status: 404 });
  const broken = page.getByRole('heading', { name: 'This page couldn’t be shown' });
  await page.route('**/assets/forgot-password-page-*.js', missing, { times: 1 });
  await page.goto(`${app.origin}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await broken.waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();

  await page.goto(`${app.origin}/login`);
  // Wait for the chunk of the login page, which could not load offline.
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Get started' }).waitFor();
  await app.release(page);
});

test('the login works without its image and without the toaster', async () => {
  const page = await app.acquire({ stored: {}, height: 300 });
  for (const part of ['dawn-panel', 'toaster']) {
    await page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404 }));
  }
  await page.goto(`${app.origin}/login`);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await app.release(page);
});
