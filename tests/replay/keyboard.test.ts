import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { getHeatmap } from '../../lambdas/contract/heatmap.ts';
import type { listReports } from '../../lambdas/contract/reports.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { discountDay } from '../factories/narration.ts';
import { ANN } from '../fakes/auth.ts';
import { BuiltApp } from './built-app.ts';
import { type Focused, nameControls, pressTab } from './controls.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** A low window, because drawing is up to a third of the cost of a page. */
const HEIGHT = 400;

interface Place {
  readonly path: string;
  /** What is to be read there once it has loaded. */
  readonly shows: string;
  readonly width?: number;
  /** Responses that replace the site's, by the end of the path. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Clicked one after the other once it is there. */
  readonly clicks?: readonly (string | RegExp)[];
}
const newOwner = {
  'get-profile': { profile: null },
  'record-sign-in': { profile: null },
  'get-integration': { integration: null, pending: null },
};
const heated = {
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
const roomy = {
  'check-subscription': {
    ...{ plan: 'Growth', price: 49, maxSessions: 10_000, maxTeamMembers: 10 },
    ...{ renewalDate: null, notice: null },
  },
};
const aWeek = {
  'list-reports': {
    mornings: [{ date: '2026-11-20', day: '2026-11-19', subject: '3 shoppers gave up' }],
    days: [
      { date: '2026-11-18', visitors: 8, issues: 0 },
      { date: '2026-11-19', visitors: 9, issues: 1 },
    ],
  } satisfies z.input<typeof listReports.reply>,
};
const film = {
  'get-narration': {
    narration: discountDay({ session_id: 's1', start_ms: 1_000, end_ms: 9_000 }),
  },
};
const FILTERED = '/recordings?signal=rage-click&source=search';
type More = Pick<Place, 'answers' | 'clicks'>;
// Those with answers or without a session come last: a page of the app that had them opens no other one.
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
  ['heatmap', '/recordings/heatmap', 'Apply', { answers: heated }],
  ['onboarding', '/onboarding', 'Company Name', { answers: newOwner }],
  ['week', '/week', '3 shoppers gave up', { answers: aWeek }],
  ['daily video', '/daily-video', 'Copy link', { answers: film }],
  [
    'daily video once it plays',
    '/daily-video',
    'Copy link',
    { answers: film, clicks: [/^Play the video/, /^Pause$/] },
  ],
];

/** Tests of the same place share a page, which each of them leaves as it was. */
const inPage = (place: Place, run: (page: Page) => Promise<void>) =>
  app.share(
    JSON.stringify({ ...place, shows: null }),
    () => opened(place),
    async (page) => {
      await page.getByText(place.shows).first().waitFor();
      // Tab starts at the top again.
      await page.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
      });
      await run(page);
    },
    (standing) => reopened(standing, place),
  );

/** Pages in which the app has a session and no other answers than the site's, so that it can open another page. */
const ordinary = new WeakSet<Page>();
const isOrdinary = ({ path, answers }: Place) => path !== '/login' && !answers;

async function opened(place: Place): Promise<Page> {
  const { path, answers = {}, width } = place;
  const stored = path === '/login' ? {} : storedSessionOfAnn();
  const page = await app.enter({ stored, height: HEIGHT, ...(width && { width }) });
  for (const [name, json] of Object.entries(answers))
    await page.route(`**/${name}*`, (route) => route.fulfill({ json }));
  await page.goto(`${app.origin}${path}`);
  if (isOrdinary(place)) ordinary.add(page);
  else ordinary.delete(page);
  await settle(page, place, () => page.waitForLoadState('networkidle'));
  return page;
}

async function reopened(page: Page, place: Place): Promise<boolean> {
  if (!ordinary.has(page) || !isOrdinary(place)) return false;
  await page.setViewportSize({ width: place.width ?? 1280, height: HEIGHT });
  await app.reopen(page, place.path);
  // A recording's frame that came into a loaded page never counts as idle.
  await settle(page, place, async () => {});
  return true;
}

async function settle(page: Page, { shows, clicks = [] }: Place, isIdle: () => Promise<void>) {
  await page.getByText(shows).first().waitFor();
  await isIdle();
  // The first key loads what is far below.
  await page.keyboard.press('Shift');
  await isIdle();
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
  for (const name of clicks) await page.getByRole('button', { name }).first().click();
}

/** Each opens what the role names; `first` is clicked before, to get to the opener. */
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
  ['team', 'Add team', 'dialog', '/email-notifications', { answers: roomy }],
  ['connection', 'Disconnect', 'dialog', '/connection'],
  ['profile', 'Delete recordings', 'dialog', '/profile'],
  ['profile', 'Delete account', 'dialog', '/profile'],
  ['profile', 'Timezone', 'listbox', '/profile', { control: 'combobox' }],
];
const helpFrom: [from: string, path: string, width?: number][] = [
  ['menu', '/emails'],
  ['drawer', '/emails', 390],
];

const paths = [...pages.map(([, path]) => path), ...openers.map(([, , , path]) => path)];
// Those that share a page follow each other.
for (const at of new Set(paths)) {
  test.concurrent.each(pages.filter(([, path]) => path === at))(
    'Tab reaches every control of the %s in order, each with visible focus, and leaves the page',
    (_, path, shows, more) =>
      inPage({ path, shows, ...more }, async (page) => {
        const controls = await page.evaluate(nameControls);
        await pressTab(page, controls.length + 1);
        const reached = await page.evaluate((): Focused[] => {
          Reflect.get(window, 'noting').abort();
          return Reflect.get(window, 'reached');
        });
        expect(reached.map((each) => each?.name)).toEqual([...controls, undefined]);
        expect(reached.filter((each) => each && !each.isSeen)).toEqual([]);
      }),
  );

  test.concurrent.each(openers.filter(([, , , path]) => path === at))(
    'on the %s page, Escape closes what "%s" opened, the %s, and restores the focus',
    (_, opener, role, path, { control = 'button', first, ...place } = {}) =>
      inPage({ path, shows: 'Reveille', ...place }, async (page) => {
        const select = () => first && page.getByRole(first).first().click();
        await select();
        const button = page.getByRole(control, { name: opener }).first();
        await closesWithEscape(page, button, page.getByRole(role));
        // Its code is there now, so what opens it again is faster.
        await closesWithEscape(page, button, page.getByRole(role));
        await select();
      }),
  );

  test.concurrent.each(helpFrom.filter(([, path]) => path === at))(
    'Get Help, opened from the %s, returns the focus to the opener of that menu',
    (_, path, width) =>
      inPage({ path, shows: 'Reveille', ...(width && { width }) }, async (page) => {
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
interface Opening extends Pick<Place, 'width' | 'answers'> {
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
