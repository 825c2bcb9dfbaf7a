import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { getHeatmap } from '../../lambdas/contract/heatmap.ts';
import type { listReports } from '../../lambdas/contract/reports.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { discountDay } from '../factories/narration.ts';
import { ANN } from '../fakes/auth.ts';
import { pressTab } from '../journeys/keyboard.ts';
import { BuiltApp } from './built-app.ts';
import { type Focused, nameControls } from './controls.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** A low window, because drawing is up to a third of the cost of a page. */
const HEIGHT = 400;

interface PageSetup {
  readonly path: string;
  /** Text that the page shows once it has loaded. */
  readonly shows: string;
  readonly width?: number;
  /** Responses that replace the default ones, by the end of the path. */
  readonly responses?: Readonly<Record<string, unknown>>;
  /** Buttons to click, in order, once the page has loaded. */
  readonly clicks?: readonly (string | RegExp)[];
}
const withoutProfile = {
  'get-profile': { profile: null },
  'record-sign-in': { profile: null },
  'get-integration': { integration: null, pending: null },
};
const withHeatmap = {
  'get-heatmap': {
    heatmap: {
      ...{ page: '/cart', device: 'phone', sessions: 9, visits: 11, left_out: 0, picture: null },
      reach: [0, 0, 1, 1, 1, 2, 2, 1, 1, 2],
      elements: [
        {
          element: { role: 'button', label: 'Apply', selector: '#apply' },
          counts: { click: 7, rage: 1, dead: 2 },
          spots: [{ x: 0.5, y: 0.5, kind: 'click', count: 7 }],
        },
      ],
    },
    pages: [{ page: '/', sessions: 12 }],
    devices: [{ device: 'phone', sessions: 9 }],
    among: null,
  } satisfies z.input<typeof getHeatmap.reply>,
};
const withGrowthPlan = {
  'check-subscription': {
    ...{ plan: 'Growth', price: 49, maxSessions: 10_000, maxTeamMembers: 10 },
    ...{ renewalDate: null, notice: null },
  },
};
const withReports = {
  'list-reports': {
    reports: [{ date: '2026-11-20', day: '2026-11-19', subject: '3 shoppers gave up' }],
    days: [
      { date: '2026-11-18', visitors: 8, issues: 0 },
      { date: '2026-11-19', visitors: 9, issues: 1 },
    ],
  } satisfies z.input<typeof listReports.reply>,
};
const withVideo = {
  'get-narration': {
    narration: discountDay({ session_id: 's1', start_ms: 1_000, end_ms: 9_000 }),
  },
};
const FILTERED = '/recordings?signal=rage-click&source=search';
type More = Pick<PageSetup, 'responses' | 'clicks'>;
// Pages with other responses or without a session come last, because they cannot be reused for another page.
const pages: [name: string, path: string, shows: string, more?: More][] = [
  ['list of emails', '/emails', 'Subject'],
  ['report', `/daily-insights/${ANN.id}`, 'The discount code box'],
  ['player', '/recordings/s1', 'Other visits by this visitor'],
  ['profile', '/profile', 'Your data'],
  ['connection', '/connection', 'Connection complete'],
  ['sample report', '/sample-report', 'What to fix'],
  ['issue', '/issues/rage', 'First seen'],
  ['recordings with filters', FILTERED, 'Add filter'],
  ['billing', '/usage-billing', 'Growth'],
  ['clip', '/clip/a-token', 'What to watch for'],
  ['shared recording', '/shared/a-token', 'Watch the code box.'],
  ['team', '/email-notifications', 'Add team'],
  ['login', '/login', 'Welcome back'],
  ['heatmap', '/recordings/heatmap', 'Apply', { responses: withHeatmap }],
  ['onboarding', '/onboarding', 'Company Name', { responses: withoutProfile }],
  ['week', '/week', '3 shoppers gave up', { responses: withReports }],
  ['daily video', '/daily-video', 'Copy link', { responses: withVideo }],
  [
    'daily video once it plays',
    '/daily-video',
    'Copy link',
    { responses: withVideo, clicks: [/^Play the video/, /^Pause$/] },
  ],
];

/** Tests with the same setup share a page; each of them restores its state. */
const withPage = (setup: PageSetup, run: (page: Page) => Promise<void>) =>
  app.share(
    JSON.stringify({ ...setup, shows: null }),
    () => openPage(setup),
    async (page) => {
      await page.getByText(setup.shows).first().waitFor();
      // Tab restarts at the top of the page.
      await page.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
      });
      await run(page);
    },
    (oldest) => tryReopen(oldest, setup),
  );

/** Pages with a session and the default responses, in which the app can open another page. */
const reusable = new WeakSet<Page>();
const isReusable = ({ path, responses }: PageSetup) => path !== '/login' && !responses;

async function openPage(setup: PageSetup): Promise<Page> {
  const { path, responses = {}, width } = setup;
  const stored = path === '/login' ? {} : storedSessionOfAnn();
  const page = await app.acquire({ stored, height: HEIGHT, ...(width && { width }) });
  for (const [name, json] of Object.entries(responses))
    await page.route(`**/${name}*`, (route) => route.fulfill({ json }));
  await page.goto(`${app.origin}${path}`);
  if (isReusable(setup)) reusable.add(page);
  else reusable.delete(page);
  await settle(page, setup, () => page.waitForLoadState('networkidle'));
  return page;
}

async function tryReopen(page: Page, setup: PageSetup): Promise<boolean> {
  if (!reusable.has(page) || !isReusable(setup)) return false;
  await page.setViewportSize({ width: setup.width ?? 1280, height: HEIGHT });
  await app.reopen(page, setup.path);
  // In a loaded page the frame of a recording never becomes network-idle.
  await settle(page, setup, async () => {});
  return true;
}

async function settle(page: Page, { shows, clicks = [] }: PageSetup, isIdle: () => Promise<void>) {
  await page.getByText(shows).first().waitFor();
  await isIdle();
  // The first key press loads the content far below.
  await page.keyboard.press('Shift');
  await isIdle();
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
  for (const name of clicks) await page.getByRole('button', { name }).first().click();
}

/** Each opener opens an element with this role; `first` is clicked before, to make the opener appear. */
const openers: [page: string, opener: string, role: Layer, path: string, Partial<Opening>?][] = [
  ['list of emails', 'AA account menu', 'menu', '/emails'],
  ['list of emails', 'Team member', 'listbox', '/emails', { control: 'combobox' }],
  ['list of emails on a phone', 'Menu', 'dialog', '/emails', { width: 390 }],
  ['recordings', 'Save as segment', 'dialog', FILTERED],
  ['recordings', 'Add filter', 'dialog', '/recordings'],
  ['recordings', 'Date: All time', 'dialog', '/recordings'],
  ['recordings', 'Source: Search', 'dialog', FILTERED],
  ['recordings', 'Delete', 'dialog', '/recordings', { first: 'checkbox' }],
  ['player', 'Note and tags', 'dialog', '/recordings/s1'],
  ['player', 'Share', 'dialog', '/recordings/s1'],
  ['player', 'Delete', 'dialog', '/recordings/s1'],
  ['player', 'Keyboard shortcuts', 'dialog', '/recordings/s1'],
  ['clip', 'Keyboard shortcuts', 'dialog', '/clip/a-token'],
  ['shared recording', 'Keyboard shortcuts', 'dialog', '/shared/a-token'],
  ['report', 'Share feedback', 'dialog', `/daily-insights/${ANN.id}`],
  ['team', 'Add team', 'dialog', '/email-notifications', { responses: withGrowthPlan }],
  ['connection', 'Disconnect', 'dialog', '/connection'],
  ['profile', 'Delete recordings', 'dialog', '/profile'],
  ['profile', 'Delete account', 'dialog', '/profile'],
  ['profile', 'Timezone', 'listbox', '/profile', { control: 'combobox' }],
];
const helpOpeners: [from: string, path: string, width?: number][] = [
  ['menu', '/emails'],
  ['drawer', '/emails', 390],
];

const paths = [...pages.map(([, path]) => path), ...openers.map(([, , , path]) => path)];
// Tests that share a page run in sequence.
for (const at of new Set(paths)) {
  test.concurrent.each(pages.filter(([, path]) => path === at))(
    'Tab reaches every control of the %s in order, each with visible focus, and leaves the page',
    (_, path, shows, more) =>
      withPage({ path, shows, ...more }, async (page) => {
        const controls = await page.evaluate(nameControls);
        await pressTab(page, controls.length + 1);
        const reached = await page.evaluate((): Focused[] => {
          Reflect.get(window, 'tabRecording').abort();
          return Reflect.get(window, 'reached');
        });
        expect(reached.map((each) => each?.name)).toEqual([...controls, undefined]);
        expect(reached.filter((each) => each && !each.isVisible)).toEqual([]);
      }),
  );

  test.concurrent.each(openers.filter(([, , , path]) => path === at))(
    'on the %s page, Escape closes what "%s" opened, the %s, and restores the focus',
    (_, opener, role, path, { control = 'button', first, ...setup } = {}) =>
      withPage({ path, shows: 'Reveille', ...setup }, async (page) => {
        const select = () => first && page.getByRole(first).first().click();
        await select();
        const button = page.getByRole(control, { name: opener }).first();
        await closesWithEscape(page, button, page.getByRole(role));
        // Again with the chunk loaded, which makes opening faster.
        await closesWithEscape(page, button, page.getByRole(role));
        await select();
      }),
  );

  test.concurrent.each(helpOpeners.filter(([, path]) => path === at))(
    'Get Help, opened from the %s, returns the focus to the opener of that menu',
    (_, path, width) =>
      withPage({ path, shows: 'Reveille', ...(width && { width }) }, async (page) => {
        const opener = page.getByRole('button', { name: /^Menu$|account menu$/ }).first();
        for (let time = 0; time < 2; time += 1) {
          await opener.focus();
          await page.keyboard.press('Enter');
          const item = page.getByText('Get Help');
          await item.waitFor();
          await item.focus();
          await page.keyboard.press('Enter');
          const dialog = page.getByRole('dialog', { name: 'Get Help' });
          await dialog.waitFor();
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
          await hasVisibleFocus(opener);
        }
      }),
  );
}

type Layer = 'dialog' | 'menu' | 'listbox';
interface Opening extends Pick<PageSetup, 'width' | 'responses'> {
  readonly control: 'button' | 'combobox';
  readonly first: 'checkbox';
}

async function closesWithEscape(page: Page, opener: Locator, layer: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await layer.waitFor();
  await matches(layer, ':focus-within');
  await page.keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
  await hasVisibleFocus(opener);
}

const hasVisibleFocus = (goal: Locator) => matches(goal, ':focus-visible');

/** `expect.poll` does not work in concurrent tests. */
const matches = (goal: Locator, selector: string) =>
  vi.waitFor(
    async () => expect(await goal.evaluate((each, to) => each.matches(to), selector)).toBe(true),
    { timeout: 10_000 },
  );
