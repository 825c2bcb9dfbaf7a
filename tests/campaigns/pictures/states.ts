import type { Page } from 'playwright-core';

/** Whose session the browser holds; a new owner has an unverified address. */
type Account = 'none' | 'demo' | 'new';
export interface State {
  readonly name: string;
  readonly account: Account;
  /** An address of the app, or a link of the emails: `mail:` and the start of its path. */
  readonly path: string;
  /** Brings the page from its address to the state. */
  readonly act?: (page: Page) => Promise<void>;
}

const click = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();
const follow = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.waitForLoadState('networkidle');
};
const inOrder =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const failing = (path: string) => async (page: Page) => {
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('alert').first().waitFor({ timeout: 20_000 });
};
const waiting = (path: string) => async (page: Page) => {
  await page.route(path, () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(1_500);
};
/** A phone has a drawer where wider screens have a menu. */
const openMenu = async (page: Page) =>
  page
    .getByRole('button', { name: /^Menu$|account menu$/ })
    .locator('visible=true')
    .first()
    .click();

const outside: State[] = [
  { name: 'login', account: 'none', path: '/login' },
  {
    name: 'login-refused',
    account: 'none',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('maya@harborlane.test');
      await page.getByLabel('Password').fill('wrong password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'signup', account: 'none', path: '/signup' },
  {
    name: 'signup-errors',
    account: 'none',
    path: '/signup',
    act: click('Create account'),
  },
  { name: 'forgot-password', account: 'none', path: '/forgot-password' },
  { name: 'reset-password', account: 'none', path: '/reset-password?email=a%40b.example&code=1' },
  { name: 'verify-email', account: 'none', path: '/verify-email' },
  { name: 'verify-token-failed', account: 'none', path: '/verify-token?token=wrong' },
  { name: 'delete-account', account: 'none', path: '/delete-account?token=wrong' },
  { name: 'contact', account: 'none', path: '/contact' },
  { name: 'docs', account: 'none', path: '/docs/tracker' },
  { name: 'not-found', account: 'none', path: '/no/such/page' },
  { name: 'shared-gone', account: 'none', path: '/shared/wrong' },
  { name: 'clip', account: 'none', path: 'mail:clip' },
  { name: 'clip-gone', account: 'none', path: '/clip/wrong' },
  { name: 'mail-report', account: 'none', path: 'mail:report' },
  { name: 'mail-feedback', account: 'none', path: 'mail:feedback' },
  { name: 'mail-unsubscribe', account: 'none', path: 'mail:unsubscribe' },
  { name: 'mail-wrong', account: 'none', path: '/m/unsubscribe/wrong' },
];

const inside: State[] = [
  { name: 'emails', account: 'demo', path: '/emails' },
  { name: 'emails-no-match', account: 'demo', path: '/emails?q=zzzz' },
  { name: 'emails-loading', account: 'demo', path: '/emails', act: waiting('**/list-emails*') },
  { name: 'emails-failed', account: 'demo', path: '/emails', act: failing('**/list-emails*') },
  { name: 'email', account: 'demo', path: '/emails', act: follow('tbody a[href^="/emails/"]') },
  { name: 'menu', account: 'demo', path: '/profile', act: openMenu },
  {
    name: 'help',
    account: 'demo',
    path: '/profile',
    act: inOrder(openMenu, async (page) => page.getByText('Get Help').first().click()),
  },
  { name: 'report', account: 'demo', path: '/daily-insights/{id}' },
  {
    name: 'report-failed',
    account: 'demo',
    path: '/daily-insights/{id}',
    act: failing('**/get-latest-report*'),
  },
  {
    name: 'issue',
    account: 'demo',
    path: '/daily-insights/{id}',
    act: inOrder(
      async (page) => page.locator('main summary', { hasText: 'Details' }).nth(1).click(),
      follow('main a[href^="/issues/"]'),
    ),
  },
  { name: 'week', account: 'demo', path: '/week' },
  { name: 'sample-report', account: 'demo', path: '/sample-report' },
  { name: 'daily-video', account: 'demo', path: '/daily-video' },
  { name: 'recordings', account: 'demo', path: '/recordings' },
  {
    name: 'recordings-filters',
    account: 'demo',
    path: '/recordings?signal=rage-click&device=desktop&visits=new',
  },
  { name: 'recordings-no-match', account: 'demo', path: '/recordings?page=zzzz' },
  {
    name: 'recordings-selected',
    account: 'demo',
    path: '/recordings',
    act: async (page) => page.locator('tbody input[type=checkbox]').nth(1).check(),
  },
  {
    name: 'player',
    account: 'demo',
    path: '/recordings?signal=rage-click',
    act: follow('tbody a[href^="/recordings/"]'),
  },
  {
    name: 'player-share',
    account: 'demo',
    path: '/recordings?signal=rage-click',
    act: inOrder(follow('tbody a[href^="/recordings/"]'), click('Share')),
  },
  {
    name: 'player-shortcuts',
    account: 'demo',
    path: '/recordings?signal=rage-click',
    act: inOrder(follow('tbody a[href^="/recordings/"]'), async (page) => page.keyboard.press('?')),
  },
  { name: 'player-gone', account: 'demo', path: '/recordings/none' },
  { name: 'sample-recording', account: 'demo', path: '/recordings/sample' },
  { name: 'heatmap', account: 'demo', path: '/recordings/heatmap' },
  { name: 'heatmap-phone', account: 'demo', path: '/recordings/heatmap?device=phone' },
  { name: 'heatmap-empty', account: 'demo', path: '/recordings/heatmap?page=/zzzz' },
  { name: 'connection', account: 'demo', path: '/connection' },
  { name: 'team', account: 'demo', path: '/email-notifications' },
  {
    name: 'team-add',
    account: 'demo',
    path: '/email-notifications',
    act: click(/Add (team )?member/),
  },
  { name: 'billing', account: 'demo', path: '/usage-billing' },
  { name: 'profile', account: 'demo', path: '/profile' },
  { name: 'not-found-inside', account: 'demo', path: '/users/none' },
];

const fresh: State[] = [
  { name: 'onboarding', account: 'new', path: '/onboarding' },
  { name: 'new-emails', account: 'new', path: '/emails' },
  { name: 'new-recordings', account: 'new', path: '/recordings' },
  { name: 'new-heatmap', account: 'new', path: '/recordings/heatmap' },
  { name: 'new-report', account: 'new', path: '/daily-insights/{id}' },
  { name: 'new-connection', account: 'new', path: '/connection' },
  { name: 'new-team', account: 'new', path: '/email-notifications' },
  { name: 'new-billing', account: 'new', path: '/usage-billing' },
];

export const states: readonly State[] = [...outside, ...inside, ...fresh];
