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

/** Elements that a toast must not hide. */
const CONTENT =
  'main h1, main p, main td, main button, header a, header button, nav a, [role=status] button';

interface Options {
  verification?: object | undefined;
  /** The height of the window. */
  height?: number;
  isScrolled?: boolean;
}

/** Runs the test on the team page with the toast that a member was removed. */
const withToast = (
  width: number,
  { verification, height = 900, isScrolled = false }: Options,
  run: (page: Page) => Promise<void>,
) =>
  app.share(
    verification ? 'unverified' : 'verified',
    () => signedIn(verification),
    async (page) => {
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
  await page.evaluate(() => window.scrollTo(0, 0));
  if (isScrolled) await remove.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.evaluate((selector) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    for (const item of document.querySelectorAll(selector)) {
      const box = item.getBoundingClientRect();
      const isSeen = box.top >= top || item.closest('header') !== null;
      item.toggleAttribute('data-seen', isSeen && box.top < innerHeight);
    }
  }, CONTENT);
  await remove.press('Enter');
  await page.locator('[data-sonner-toast][data-mounted=true]').getByText('Undo').waitFor();
}

/** Content that was visible before the toast and is now covered by it or by the top bar. */
const hiddenByToast = (page: Page) =>
  page.locator('[data-sonner-toast][data-mounted=true]').evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const toast = element.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isHidden = (item: Element) => {
      const box = item.getBoundingClientRect();
      const isInBar = item.closest('header') !== null;
      const [sides, heights] = [
        Math.min(box.right, toast.right) - Math.max(box.left, toast.left),
        Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top),
      ];
      return (sides > 0 && heights > 0) || (!isInBar && box.top < bar);
    };
    return [...document.querySelectorAll('[data-seen]')]
      .filter(isHidden)
      .map((item) => item.textContent || item.getAttribute('aria-label'));
  });

test.each([
  ['', 390, undefined],
  ['', 768, undefined],
  ['', 1280, undefined],
  [' of an unverified owner', 390, waiting],
  [' of an unverified owner', 768, waiting],
  [' of an unverified owner', 1024, waiting],
  [' of an unverified owner', 1280, waiting],
] as const)(
  'a toast hides neither sections, title nor actions of a page%s %i pixels wide [CONST-14]',
  (_, width, verification) =>
    withToast(width, { verification }, async (page) => {
      expect(await hiddenByToast(page)).toEqual([]);
    }),
);

test.each([
  ['', 390, undefined],
  ['', 768, undefined],
  ['', 1280, undefined],
  [' of an unverified owner', 390, waiting],
  [' of an unverified owner', 1280, waiting],
] as const)(
  'a toast hides no content or focused control of a scrolled page%s %i pixels wide [CONST-14]',
  (_, width, verification) =>
    withToast(width, { verification, height: 460, isScrolled: true }, async (page) => {
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await page.locator('main [data-seen]').count()).toBeGreaterThan(0);
      expect(await hiddenByToast(page)).toEqual([]);
      // A toast stays while the pointer is on it.
      await page.locator('[data-sonner-toast]').hover();
      const bar = page.locator('header').first();
      expect((await bar.boundingBox())?.height).toBeGreaterThan(56);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      for (let back = 0; back < 8; back += 1) {
        await page.keyboard.press('Shift+Tab');
        const focus = await page.evaluate(() => {
          const focused = document.activeElement;
          const bar = Math.max(
            ...[...document.querySelectorAll('header, [role=status].sticky')].map(
              (each) => each.getBoundingClientRect().bottom,
            ),
          );
          const isInMain = focused?.closest('main') !== null;
          return isInMain ? (focused?.getBoundingClientRect().top ?? 0) - bar : 0;
        });
        expect(focus).toBeGreaterThanOrEqual(0);
      }
      await page.getByRole('button', { name: 'Close toast' }).press('Enter');
      await expect.poll(async () => (await bar.boundingBox())?.height).toBe(56);
    }),
);

const inToast = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-sonner-toast]') != null);

test('Tab passes through a toast, and closing it restores the focus [CONST-14]', () =>
  withToast(1280, {}, async (page) => {
    // A toast stays while the pointer is on it.
    await page.locator('[data-sonner-toast]').hover();
    const name = () =>
      page.evaluate(() => {
        const { activeElement: focus } = document;
        return focus?.getAttribute('aria-label') || focus?.textContent?.slice(0, 60);
      });
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
