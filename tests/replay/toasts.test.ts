import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { findings, turn } from '../journeys/axe.ts';
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

/** The team's page at a width, with the message that a member was removed. */
async function withToast(width: number, verification?: object) {
  const viewport = { width, height: 900 };
  const context = await app.browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedSessionOfAnn());
  await page.route('**/list-team-members', (route) => route.fulfill({ json: team }));
  await page.route('**/remove-team-member', (route) => route.fulfill({ json: { success: true } }));
  if (verification)
    await page.route('**/get-verification-status', (route) =>
      route.fulfill({ json: verification }),
    );
  await page.goto(`${app.origin}/email-notifications`);
  if (verification) await page.getByRole('button', { name: 'Resend email' }).waitFor();
  await page.getByRole('button', { name: /^Remove priya/ }).click();
  await page.locator('[data-sonner-toast][data-mounted=true]').getByText('Undo').waitFor();
  return page;
}

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
  async (_, width, verification) => {
    const page = await withToast(width, verification);
    const toast = page.locator('[data-sonner-toast][data-mounted=true]');
    const hidden = await toast.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const toast = element.getBoundingClientRect();
      const isUnder = (place: Element) => {
        const box = place.getBoundingClientRect();
        const [sides, heights] = [
          Math.min(box.right, toast.right) - Math.max(box.left, toast.left),
          Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top),
        ];
        return sides > 0 && heights > 0;
      };
      return [
        ...document.querySelectorAll(
          'main h1, main button, header a, header button, nav a, [role=status] button',
        ),
      ]
        .filter(isUnder)
        .map((place) => place.textContent || place.getAttribute('aria-label'));
    });
    expect(hidden).toEqual([]);
  },
);

test.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const)(
  'axe finds nothing on a page with a toast, $colorScheme and $width pixels wide',
  async ({ colorScheme, width }) => {
    const page = await withToast(width);
    // A toast stays while the pointer is on it.
    await page.locator('[data-sonner-toast]').hover();
    await turn(page, { colorScheme, width });
    expect(await findings(page, 'toast')).toEqual([]);
    expect(await page.getByText('Undo').isVisible()).toBe(true);
  },
);
