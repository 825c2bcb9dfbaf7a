import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
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

test.each([390, 768, 1280])(
  'a toast hides neither the title nor the actions of a page %i pixels wide [CONST-14]',
  async (width) => {
    const page = await app.enter({ stored: storedSessionOfAnn(), width });
    await page.route('**/list-team-members', (route) => route.fulfill({ json: team }));
    await page.route('**/remove-team-member', (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await page.goto(`${app.origin}/email-notifications`);
    await page.getByRole('button', { name: /^Remove priya/ }).click();
    const toast = page.locator('[data-sonner-toast][data-mounted=true]');
    await toast.getByText('Undo').waitFor();
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
      return [...document.querySelectorAll('main h1, main button, header a, header button')]
        .filter(isUnder)
        .map((place) => place.textContent || place.getAttribute('aria-label'));
    });
    expect(hidden).toEqual([]);
  },
);
