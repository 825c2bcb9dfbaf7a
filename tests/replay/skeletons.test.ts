import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { emailRow } from '../factories/report.ts';
import { ANN } from '../fakes/auth.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

const email = {
  ...emailRow(),
  ...{ sites_email_templates: '<p>Good morning</p>', sites_email_text: 'Good morning' },
  ...{ sent_email_addresses: ['ann@example.com'], date: '2026-11-20', opens: 2, clicks: 1 },
  hits: [],
};
const heat = {
  heatmap: {
    ...{ page: '/cart', device: 'computer', sessions: 9, visits: 11, left_out: 0, picture: null },
    ...{ reach: [0, 0, 1, 1, 1, 2, 2, 1, 1, 2], elements: [] },
  },
  ...{ pages: [{ page: '/', sessions: 12 }], devices: [{ device: 'computer', sessions: 9 }] },
  among: null,
};

/** The sum of layout shifts that the browser reports. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const pages = [
  ['profile', '/profile', /get-profile/, undefined, 'Update Profile'],
  ['plans', '/usage-billing', /check-subscription|list-plans|sessions\/count/, undefined, 'Growth'],
  ['email', `/emails/${email.id}`, /get-email/, email, 'Email Analytics'],
  ['heatmap', '/recordings/heatmap', /get-heatmap/, heat, 'Scroll depth'],
  ['connection', '/connection', /get-integration/, undefined, 'Enter domain'],
  ['onboarding', '/onboarding', /get-profile/, { profile: null }, 'Tell us about you'],
  ['clip', '/clip/a-token', /m\/clip/, undefined, 'What to watch for'],
] as const;

test.each(pages.flatMap((each) => [390, 1280].map((width) => [width, ...each] as const)))(
  'at %i pixels the skeleton of the %s has the shape of the loaded content',
  async (width, _, path, call, reply, shows) => {
    const stored = { ...storedSessionOfAnn(), [`profileComplete_${ANN.id}`]: 'true' };
    const page = await app.acquire({ stored, width, height: 844 });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    app.hold(call, promise);
    await page.goto(`${app.origin}${path}`);
    await page
      .locator('[data-loading] .animate-breathe')
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const before = await shift(page);
    resolve(reply);
    await page.getByText(shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect((await shift(page)) - before).toBeLessThan(0.05);
    await app.release(page);
  },
);
