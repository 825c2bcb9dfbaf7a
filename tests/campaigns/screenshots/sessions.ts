import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { mailsIn } from '../../../lib/local/inbox.ts';
import { ports, root } from '../../../lib/local/paths.ts';
import { demo } from '../../../lib/local/seed/owner.ts';
import { startCustomerSite } from '../../../lib/local/stand-ins/customer-site.ts';
import { newAddress, PASSWORD } from '../../factories/owner.ts';
import { clickButton, completeOnboarding, fillCompany, signUp } from '../../journeys/owner.ts';
import { type Account, accounts } from './state.ts';

export interface Session {
  readonly id: string;
  readonly storageState: Exclude<BrowserContextOptions['storageState'], undefined | string>;
}
export type Sessions = Partial<Record<Account, Session>>;

async function signIn(page: Page, origin: string, email: string, password: string) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await clickButton(page, 'Sign in');
  await page.waitForURL(/emails|onboarding/);
}

/** The actions that bring each account to its step after sign-in. */
const steps = (shop: string): Record<Account, ((page: Page) => Promise<unknown>)[]> => {
  const analyze = async (page: Page) => {
    await page.getByLabel('Website URL').fill(shop);
    await clickButton(page, 'Analyze Website');
    await page.getByLabel('About your website').waitFor();
  };
  const install = async (page: Page) => {
    await clickButton(page, 'Continue to Installation');
    await page.getByText('Add one script').waitFor();
  };
  const website = (page: Page) => page.getByLabel('Website URL').waitFor();
  return {
    none: [],
    demo: [],
    blank: [],
    described: [fillCompany, website],
    analyzed: [fillCompany, analyze],
    installing: [fillCompany, analyze, install],
    settled: [(page) => page.waitForURL('**/onboarding'), completeOnboarding],
  };
};

/** Signs in as each of these accounts; returns the browser storage. */
export async function sessionsOf(
  browser: Browser,
  origin: string,
  wanted: ReadonlySet<Account>,
): Promise<Sessions> {
  const shop = await startCustomerSite(0);
  const acts = steps(shop.domain);
  const sessions: Sessions = {};
  for (const account of accounts.filter((each) => each !== 'none' && wanted.has(each))) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (account === 'demo') await signIn(page, origin, demo.email, demo.password);
    else {
      const email = newAddress();
      await signUp(page, origin, email);
      await signIn(page, origin, email, PASSWORD);
    }
    for (const act of acts[account]) await act(page);
    const id = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.endsWith('.idToken')) ?? '';
      return JSON.parse(atob(localStorage.getItem(key)?.split('.')[1] ?? '')).sub as string;
    });
    sessions[account] = { id, storageState: await context.storageState() };
    await context.close();
  }
  await shop.close();
  return sessions;
}

/** Links in emails to a team member of the demo, which need no login. */
export async function mailLinks(origin: string): Promise<Record<string, string>> {
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

/** A link that opens a recording of the demo without a login. */
export async function shareLink(browser: Browser, origin: string, session: Session) {
  const context = await browser.newContext({ storageState: session.storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/recordings?signal=rage-click`);
  await page.locator('tbody a[href^="/recordings/"]').first().click();
  await clickButton(page, 'Share');
  const made = page.waitForResponse((each) => each.url().endsWith('/share-recording'));
  await page.getByLabel('Note (optional)').fill('The discount code box does not react.');
  await clickButton(page, 'Create link');
  const { share } = (await (await made).json()) as { share: { token: string } };
  await context.close();
  return `${origin}/shared/${share.token}`;
}
