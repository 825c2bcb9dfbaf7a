import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root, testPorts } from '../../lib/local/paths.ts';
import { runningCloud } from '../../lib/local/running-cloud.ts';
import { originSecretOf } from '../../lib/local/secrets.ts';
import { serveApp } from '../../lib/local/site.ts';
import { findings } from '../journeys/axe.ts';
import { openBrowser } from '../journeys/browser.ts';
import { newOwner } from './screenshots/new-owner.ts';
import { mailLinks, sessionsOf, shareLink } from './screenshots/sessions.ts';
import { signedIn } from './screenshots/signed-in.ts';
import { signedOut } from './screenshots/signed-out.ts';
import type { Answer, State } from './screenshots/state.ts';

// Takes the built app with the local cloud of `npm start`. `ONLY=player,new-*`, `WIDTHS=390` and `SCHEMES=dark` narrow it.
const origin = `http://localhost:${testPorts.replay + 9}`;
const folder = join(root, '.local/screenshots');
const only = process.env.ONLY?.split(',').map((name) => new RegExp(`^${name.replace('*', '.*')}$`));
const widths = (process.env.WIDTHS ?? '390,768,1280').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];

const sizeOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 });

/** Most of the time is spent waiting for pages. */
const AT_ONCE = 3;

async function mockCall(page: Page, call: string, reply: Answer): Promise<void> {
  await page.route(new RegExp(`/${call}(\\?|$)`), (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    if (reply === 'nothing') return;
    return route.fulfill(reply === 'error' ? { status: 500, json: {} } : { json: reply });
  });
}

/** Shorter than the timeout of the app’s calls. */
const LOADING_MS = 2_500;

async function settled(page: Page, { answers = {} }: State): Promise<void> {
  if (Object.values(answers).includes('nothing')) return page.waitForTimeout(LOADING_MS);
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
  await page
    .locator('[data-loading]')
    .first()
    .waitFor({ state: 'detached', timeout: 3_000 })
    .catch(() => {});
  await page.waitForTimeout(300);
}

test('takes a screenshot of every page and state; none is wider than its window or has an axe violation', async () => {
  mkdirSync(folder, { recursive: true });
  const { outputs, endpoint } = await runningCloud();
  const originSecret = await originSecretOf(outputs);
  const app = await serveApp('build', testPorts.replay + 9, { outputs, endpoint, originSecret });
  await using browser = await openBrowser();
  const states = [...signedOut, ...signedIn, ...newOwner].filter(
    ({ name }) => !only || only.some((pattern) => pattern.test(name)),
  );
  const wanted = new Set(states.map(({ account, path }) => (path === 'share' ? 'demo' : account)));
  const sessions = await sessionsOf(browser, origin, wanted);
  const links = await mailLinks(origin);
  if (states.some(({ path }) => path === 'share') && sessions.demo)
    links.share = await shareLink(browser, origin, sessions.demo);
  const wide: string[] = [];
  const failed: string[] = [];
  const barriers: string[] = [];
  const newPage = async ({ account }: State, width: number) => {
    const session = sessions[account];
    const context = await browser.newContext({
      viewport: sizeOf(width),
      reducedMotion: 'reduce',
      ...(session && { storageState: session.storageState }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return page;
  };
  const show = async (page: Page, state: State) => {
    for (const [call, reply] of Object.entries(state.answers ?? {}))
      await mockCall(page, call, reply);
    const address = links[state.path.replace('mail:', '')];
    const own = `${origin}${state.path.replace('{id}', sessions[state.account]?.id ?? '')}`;
    await page.goto(address ?? own, { waitUntil: 'domcontentloaded' });
    await settled(page, state);
    await page.keyboard.press('Shift'); // loads what is below the fold
    await settled(page, state);
    await state.act?.(page);
    await settled(page, state);
  };
  const take = async (page: Page, name: string, width: number) => {
    await page.setViewportSize(sizeOf(width));
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(200);
      const path = join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true, timeout: 60_000 });
      // Pages behind emailed links run no scripts, not even axe. Frames contain emails or recorded pages.
      if (!new URL(page.url()).pathname.startsWith('/m/'))
        barriers.push(...(await findings(page, `${name}-${width}-${colorScheme}`, 'iframe')));
    }
    const isWide = await page
      .locator('html')
      .evaluate(
        ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
          scrollWidth > clientWidth,
      );
    if (isWide) wide.push(`${name}-${width}`);
  };
  /** A page loads once and is resized, unless it depends on the width. */
  const takeState = async (state: State, widthsOfState: readonly number[]) => {
    const [first] = widthsOfState;
    if (!first) return;
    const page = await newPage(state, first);
    try {
      await show(page, state);
      for (const width of widthsOfState) await take(page, state.name, width);
    } catch (error) {
      failed.push(`${state.name}-${first}: ${(error as Error).message.split('\n')[0]}`);
    }
    // Otherwise the server would wait for the live connection of the open page.
    await page.context().close();
  };
  const pages = states
    .flatMap((state): (readonly [State, readonly number[]])[] =>
      state.dependsOnWidth ? widths.map((width) => [state, [width]]) : [[state, widths]],
    )
    .values();
  const takeAll = async () => {
    for (const [state, widthsOfState] of pages) await takeState(state, widthsOfState);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  await app.close();
  expect({ wide, failed, barriers }).toEqual({ wide: [], failed: [], barriers: [] });
});
