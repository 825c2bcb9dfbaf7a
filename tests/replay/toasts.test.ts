import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { findings, setAppearance } from '../journeys/axe.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

const team = {
  members: [
    {
      ...{ id: 'm1', user_id: 'owner', email: 'priya@harborlane.test', job_role: 'Marketing' },
      ...{ mail: 'active', rhythm: 'daily', date_added: '2026-11-02T10:00:00.000Z' },
    },
  ],
  ...{ owner_since: '2026-10-02T12:00:00Z', owner_mail: 'active', owner_rhythm: 'daily' },
};

const waiting = { isVerified: false, isWaiting: true };

/** What an owner may be about to read or to click. */
const CONTENT =
  'main h1, main p, main td, main button, header a, header button, nav a, [role=status] button';

interface Options {
  verification?: object | undefined;
  /** The height of the window. */
  height?: number;
  isScrolled?: boolean;
  /** The test moves the page's clock. */
  movesClock?: boolean;
}

/** Runs the test on the team page with the toast that a member was removed. */
const withToast = (
  width: number,
  { verification, height = 900, isScrolled = false, movesClock = false }: Options,
  run: (page: Page) => Promise<void>,
) =>
  app.share(
    `${verification ? 'unverified' : 'verified'} ${movesClock}`,
    () => signedIn(verification),
    async (page) => {
      if (movesClock) await page.clock.install();
      await page.setViewportSize({ width, height });
      // Opened via another page, so that the team loads again with the member.
      if (page.url().startsWith(app.origin)) await app.reopen(page, '/email-notifications');
      else await page.goto(`${app.origin}/email-notifications`);
      await removeMember(page, verification !== undefined, isScrolled);
      await run(page);
      // The toast may already have closed by itself.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[aria-label="Close toast"]')?.click(),
      );
      await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
    },
  );

async function signedIn(verification?: object): Promise<Page> {
  const page = await app.acquire({ stored: storedSessionOfAnn() });
  await page.route('**/list-team-members', (route) => route.fulfill({ json: team }));
  await page.route('**/remove-team-member', (route) => route.fulfill({ json: { success: true } }));
  if (verification)
    await page.route('**/get-verification-status', (route) =>
      route.fulfill({ json: verification }),
    );
  await page.goto('about:blank'); // unloads the page of another test
  return page;
}

async function removeMember(page: Page, isUnverified: boolean, isScrolled: boolean) {
  if (isUnverified) await page.getByRole('button', { name: 'Resend email' }).waitFor();
  const remove = page.getByRole('button', { name: /^Remove priya/ });
  await remove.waitFor();
  // The button of the website moves once its name is known.
  await page.locator('header [href="/connection"]:not([data-state=unknown])').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  if (isScrolled) await remove.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.evaluate((selector) => {
    for (const item of document.querySelectorAll(selector)) {
      const { left, top } = item.getBoundingClientRect();
      item.setAttribute('data-before', `${left} ${top}`);
    }
  }, CONTENT);
  await remove.press('Enter');
  await page.locator('[data-sonner-toast][data-mounted=true]').getByText('Undo').waitFor();
}

/** Content at another place than before the toast, once the toast is at its place. The removed member's row is gone. */
const movedByToast = (page: Page) =>
  page.locator('[data-sonner-toast][data-mounted=true]').evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll('[data-before]')]
      .filter((item) => {
        const { left, top } = item.getBoundingClientRect();
        return item.getAttribute('data-before') !== `${left} ${top}`;
      })
      .map((item) => item.textContent || item.getAttribute('aria-label'));
  });

test.each([
  ['page', 390, undefined, false],
  ['page', 1280, undefined, false],
  ['scrolled page', 390, undefined, true],
  ['scrolled page', 1280, undefined, true],
  ['page of an unverified owner', 390, waiting, false],
  ['scrolled page of an unverified owner', 1280, waiting, true],
] as const)(
  'a toast moves nothing on a %s %i pixels wide [CONST-14]',
  (_, width, verification, isScrolled) =>
    withToast(width, { verification, isScrolled, height: isScrolled ? 460 : 900 }, async (page) => {
      expect(await page.evaluate(() => scrollY > 0)).toBe(isScrolled);
      expect(await page.locator('[data-before]').count()).toBeGreaterThan(5);
      expect(await movedByToast(page)).toEqual([]);
    }),
);

/** How much of the focused control toasts cover. */
const coveredPixels = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const focus = activeElement === body ? undefined : activeElement?.getBoundingClientRect();
    let pixels = 0;
    for (const toast of document.querySelectorAll('[data-sonner-toast][data-mounted=true]')) {
      const box = toast.getBoundingClientRect();
      const width = Math.min(box.right, focus?.right ?? 0) - Math.max(box.left, focus?.left ?? 0);
      const height = Math.min(box.bottom, focus?.bottom ?? 0) - Math.max(box.top, focus?.top ?? 0);
      pixels += Math.max(0, width) * Math.max(0, height);
    }
    return pixels;
  });

test.each([
  ['', 390, undefined],
  ['', 1280, undefined],
  [' of an unverified owner', 390, waiting],
] as const)(
  'toasts cover no focused control of a scrolled page%s %i pixels wide, wherever Tab goes [CONST-14]',
  (_, width, verification) =>
    withToast(width, { verification, height: 460, isScrolled: true }, async (page) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      const stops = new Set<string>();
      for (let tab = 0; tab < 30; tab += 1) {
        await page.keyboard.press('Shift+Tab');
        if (await inToast(page)) continue;
        stops.add((await focusName(page)) ?? '');
        await expect.poll(() => coveredPixels(page), { timeout: 1_000 }).toBe(0);
      }
      expect(stops.size).toBeGreaterThan(3);
    }),
);

test('a toast stays while it has the focus [CONST-14]', () =>
  withToast(1280, { movesClock: true }, async (page) => {
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    expect(await inToast(page)).toBe(true);
    await page.clock.runFor(60_000);
    expect(await inToast(page)).toBe(true);
    for (let tab = 0; tab < 5 && (await inToast(page)); tab += 1) await page.keyboard.press('Tab');
    await page.clock.runFor(8_000);
    await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  }));

const focusName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focus } = document;
    return focus?.getAttribute('aria-label') || focus?.textContent?.slice(0, 60);
  });
const inToast = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-sonner-toast]') != null);

test('Tab passes through a toast, and closing it restores the focus [CONST-14]', () =>
  withToast(1280, {}, async (page) => {
    // A toast stays while the pointer is on it.
    await page.locator('[data-sonner-toast]').hover();
    const name = () => focusName(page);
    let before = await name();
    for (let tab = 0; tab < 40 && !(await inToast(page)); tab += 1) {
      before = await name();
      await page.keyboard.press('Tab');
    }
    expect(await inToast(page)).toBe(true);
    for (let tab = 0; tab < 5 && (await inToast(page)); tab += 1) await page.keyboard.press('Tab');
    expect(await inToast(page)).toBe(false);
    expect(await name()).not.toBe(before);
    while (!(await inToast(page))) {
      before = await name();
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Close toast' }).press('Enter');
    await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
    expect(await name()).toBe(before);
  }));

test.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const)(
  'axe finds no violation on a page with a toast, $colorScheme, $width pixels wide',
  ({ colorScheme, width }) =>
    withToast(width, {}, async (page) => {
      // A toast stays while the pointer is on it.
      await page.locator('[data-sonner-toast]').hover();
      await setAppearance(page, { colorScheme, width });
      expect(await findings(page, 'toast')).toEqual([]);
      expect(await page.getByText('Undo').isVisible()).toBe(true);
      await page.emulateMedia({ colorScheme: null });
      await page.mouse.move(0, 899);
    }),
);
