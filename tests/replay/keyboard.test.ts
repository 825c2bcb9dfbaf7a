import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuilt, storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { ANN } from '../fakes/auth.ts';
import { openBrowser } from '../journeys/browser.ts';

let site: Awaited<ReturnType<typeof serveBuilt>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveBuilt(), openBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  site.close();
});

const pages = [
  ['login', '/login', 'Welcome back'],
  ['list of emails', '/emails', 'Subject'],
  ['report', `/daily-insights/${ANN.id}`, 'The discount code box'],
  ['player', '/recordings/s1', 'Other visits by this visitor'],
  ['team', '/email-notifications', 'Add team'],
  ['profile', '/profile', 'Your data'],
  ['connection', '/connection', 'Connection complete'],
  ['sample report', '/sample-report', 'What to fix'],
] as const;

async function opened(path: string, shows: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = path === '/login' ? {} : storedSessionOfAnn();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, session);
  await page.goto(`${site.origin}${path}`);
  await page.getByText(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  // The first key loads what is far below.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.locator('[data-loading]').waitFor({ state: 'detached' });
  return page;
}

/** In the page: names every control, with how it and what shows its focus look at rest. */
function nameControls(): string[] {
  const looksOf = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling, element.closest('label')]
      .flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : []))
      .map(({ outline, boxShadow, borderColor }) => `${outline} ${boxShadow} ${borderColor}`)
      .join('|');
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled, [type=radio]:not(:checked)') &&
      !each.closest('[inert]') &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  const names = controls.map((each, place) => {
    const name = `${place} ${each.tagName} ${(each.ariaLabel ?? each.innerText).slice(0, 40)}`;
    each.dataset.control = name;
    return name;
  });
  const looks = new Map(controls.map((each) => [each, looksOf(each)]));
  Object.assign(window, {
    /** The control that has the focus, and whether that is to be seen. */
    focused: () => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || !element.dataset.control) return null;
      return { name: element.dataset.control, isSeen: looksOf(element) !== looks.get(element) };
    },
  });
  return names;
}

test.each(pages)(
  'Tab reaches every control of the %s in their order, each with a visible focus, and leaves it again',
  async (_, path, shows) => {
    const page = await opened(path, shows);
    const controls = await page.evaluate(nameControls);
    const reached: string[] = [];
    const unseen: string[] = [];
    for (let press = 0; press < controls.length + 5; press += 1) {
      await page.keyboard.press('Tab');
      const now = await page.evaluate((): { name: string; isSeen: boolean } | null =>
        Reflect.get(window, 'focused')(),
      );
      if (!now) break;
      reached.push(now.name);
      if (!now.isSeen) unseen.push(now.name);
    }
    expect(reached).toEqual(controls);
    expect(unseen).toEqual([]);
    await page.close();
  },
);
