import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';
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
/** No page of their own: parts of those above. */
const shared = ['auth-pages', 'link-page'];

const BROKEN = 'This page could not be shown';

test.concurrent.each(Object.entries({ ...signedOut, ...signedIn }))(
  'when %s fails to load once, "Try again" shows %s',
  async (file, path) => {
    const page = await app.enter({ stored: file in signedOut ? {} : storedSessionOfAnn() });
    if (file === 'users-page')
      await page.route('**/rpc/is_admin', (to) => to.fulfill({ json: true }));
    if (file === 'onboarding-page') {
      for (const call of ['get-profile', 'record-sign-in'])
        await page.route(`**/${call}`, (to) => to.fulfill({ json: { profile: null } }));
    }
    await page.route(`**/assets/${file}-*.js`, (to) => to.fulfill({ status: 404 }), { times: 1 });
    await page.goto(`${app.origin}${path}`);
    const broken = page.getByRole('heading', { name: BROKEN });
    await broken.waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await broken.waitFor({ state: 'detached' });
    // The second failure shows the error again until the page reloads.
    const shown = page.getByRole('heading', { level: 1 }).filter({ hasNotText: BROKEN });
    await shown.waitFor({ state: 'attached' });
    await app.leave(page);
  },
);

test('every page that the build loads on demand fails in a test above', () => {
  const built = readdirSync(join(root, 'dist/web/assets')).flatMap(
    (name) => /^([a-z-]+-pages?)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [],
  );
  const tested = [...Object.keys({ ...signedOut, ...signedIn }), ...shared];
  expect(built.filter((name) => !tested.includes(name))).toEqual([]);
});
