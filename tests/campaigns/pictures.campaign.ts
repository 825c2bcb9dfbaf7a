import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailsIn } from '../../lib/local/inbox.ts';
import { ports, root, testPorts } from '../../lib/local/paths.ts';
import { runningCloud } from '../../lib/local/running.ts';
import { originSecretOf } from '../../lib/local/secrets.ts';
import { demo } from '../../lib/local/seed/owner.ts';
import { serveApp } from '../../lib/local/site.ts';
import { newAddress, PASSWORD } from '../factories/owner.ts';
import { openBrowser } from '../journeys/browser.ts';
import { describeCompany, signUp } from '../journeys/owner.ts';
import { type State, states } from './pictures/states.ts';

/** The built app in front of the local cloud of `npm start`. `ONLY=player,team` takes these states, `WIDTHS=390` these widths. */
const origin = `http://localhost:${testPorts.theatre + 9}`;
const folder = join(root, '.local/pictures');
const wanted = process.env.ONLY?.split(',');
const widths = (process.env.WIDTHS ?? '390,768,1280').split(',').map(Number);
const schemes = ['light', 'dark'] as const;

/** Most of a picture's time is spent waiting for the page. */
const AT_ONCE = 3;

type Session = Awaited<ReturnType<typeof sessionOf>>;

async function sessionOf(browser: Browser, enter: (page: Page) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await enter(page);
  const id = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('.idToken')) ?? '';
    return JSON.parse(atob(localStorage.getItem(key)?.split('.')[1] ?? '')).sub as string;
  });
  const storageState = await context.storageState();
  await context.close();
  return { id, storageState };
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/emails|onboarding/);
}

async function newOwner(page: Page): Promise<void> {
  const email = newAddress();
  await signUp(page, origin, email);
  await signIn(page, email, PASSWORD);
}

/** Links of the emails to a member of the demo's team, who reads them without a login. */
async function mailLinks(): Promise<Record<string, string>> {
  const mails = await mailsIn(join(root, `.local/${ports.cloud}/mail`));
  const texts = mails.filter(({ to }) => to !== demo.email).map(({ text }) => text);
  const link = (pattern: RegExp) => texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
  const found = {
    clip: link(/Watch the \d+-second clip:\s+(\S+)/),
    report: link(/Open the full report:\s+(\S+)/),
    feedback: link(/(http\S+\/m\/feedback\/\S+)/),
    unsubscribe: link(/(http\S+\/m\/unsubscribe\/\S+)/),
  };
  return Object.fromEntries(
    Object.entries(found).map(([kind, url]) => [
      kind,
      (url ?? '').replace(/^http:\/\/[^/]+/, origin),
    ]),
  );
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
  await page
    .locator('[data-loading]')
    .first()
    .waitFor({ state: 'detached', timeout: 3_000 })
    .catch(() => {});
  await page.waitForTimeout(300);
}

test('takes a picture of every page and state, and finds none wider than its window', async () => {
  mkdirSync(folder, { recursive: true });
  const { outputs, endpoint } = await runningCloud();
  const originSecret = await originSecretOf(outputs);
  const app = await serveApp('build', testPorts.theatre + 9, { outputs, endpoint, originSecret });
  await using browser = await openBrowser();
  const demoSession = await sessionOf(browser, (page) => signIn(page, demo.email, demo.password));
  const newSession = await sessionOf(browser, newOwner);
  const settledSession = await sessionOf(browser, async (page) => {
    await newOwner(page);
    await describeCompany(page);
    await page.getByLabel(/Website/).fill('archer.example');
    await page.getByRole('button', { name: /Continue|Analyze|Next/ }).click();
    await page.waitForTimeout(3_000);
  });
  const links = await mailLinks();
  const sessions = { none: undefined, demo: demoSession, new: settledSession };
  const wide: string[] = [];
  const failed: string[] = [];
  const take = async (state: State, width: number, scheme: (typeof schemes)[number]) => {
    const place = `${state.name}-${width}-${scheme}`;
    const session: Session | undefined =
      state.name === 'onboarding' ? newSession : sessions[state.account];
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      ...(session && { storageState: session.storageState }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      const [, kind] = /^mail:(.*)/.exec(state.path) ?? [];
      const own = `${origin}${state.path.replace('{id}', session?.id ?? '')}`;
      await page.goto(kind ? (links[kind] ?? '') : own);
      await settled(page);
      await state.act?.(page);
      await settled(page);
      const isWide = await page
        .locator('html')
        .evaluate(
          ({ scrollWidth, clientWidth }: { scrollWidth: number; clientWidth: number }) =>
            scrollWidth > clientWidth,
        );
      if (isWide) wide.push(place);
    } catch (error) {
      failed.push(`${place}: ${(error as Error).message.split('\n')[0]}`);
    }
    await page.screenshot({ path: join(folder, `${place}.png`), fullPage: true });
    await context.close();
  };
  const looks = states
    .filter(({ name }) => !wanted || wanted.includes(name))
    .flatMap((state) =>
      widths.flatMap((width) => schemes.map((scheme) => [state, width, scheme] as const)),
    )
    .values();
  const takeAll = async () => {
    for (const look of looks) await take(...look);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  await app.close();
  expect({ wide, failed }).toEqual({ wide: [], failed: [] });
});
