import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Shop } from '../browser/shop.ts';

type Click = (visit: Page) => Promise<unknown>;
interface BannerPage {
  readonly html?: string;
  readonly script: string;
  readonly css: string;
  readonly isAutomatic?: boolean;
  readonly accept: Click;
  readonly deny: Click;
  readonly revoke: Click;
}

/** The storage keys of the tracker. */
const stored = (visit: Page) =>
  visit.evaluate(() =>
    [localStorage, sessionStorage].flatMap((place) =>
      Object.keys(place).filter((key) => key.startsWith('reveille')),
    ),
  );
/** Waits long enough for a forbidden request to be made. */
const pause = (visit: Page) => visit.evaluate(() => new Promise((done) => setTimeout(done, 600)));

/** The steps of a visitor at a consent banner, with their assertions. */
export function consentSteps(shop: Shop, banner: BannerPage) {
  const { ingest } = shop;
  const expectNoRequests = () =>
    expect([ingest.sessionRequests.length, ingest.batches.length]).toEqual([0, 0]);

  return {
    async unset(before?: string): Promise<Page> {
      shop.files.set('/banner.js', banner.script);
      shop.files.set('/banner.css', banner.css);
      shop.setPage('/', {
        tag: banner.isAutomatic ? '' : 'data-consent="required"',
        head: '<link rel="stylesheet" href="/banner.css">',
        body: `<h1>Mugs</h1>${banner.html ?? ''}<script>window.setConsent = (answer) => { const report = () => reveille.consent(answer); if (window.reveille) report(); else addEventListener('load', report); };</script><script src="/banner.js"></script>`,
      });
      const visit = await shop.newPage();
      if (before)
        await visit.addInitScript(() => localStorage.setItem('reveille', '"an earlier visitor"'));
      await visit.goto(`http://${shop.host}/`, { waitUntil: 'load' });
      await pause(visit);
      expectNoRequests();
      expect(await stored(visit)).toEqual(before ? ['reveille'] : []);
      return visit;
    },
    async granted(visit: Page): Promise<void> {
      await banner.accept(visit);
      await ingest.until(({ batches }) => batches[0]);
      expect(ingest.sessionRequests.length).toBe(1);
      await expect.poll(() => stored(visit), { timeout: 15_000 }).toContain('reveille');
    },
    async denied(visit: Page, isLast = true): Promise<void> {
      if (isLast) await banner.deny(visit);
      await pause(visit);
      expectNoRequests();
      expect(await stored(visit)).toEqual([]);
    },
    async revoked(visit: Page): Promise<void> {
      await banner.revoke(visit);
      await expect.poll(() => stored(visit), { timeout: 15_000 }).toEqual([]);
      await pause(visit);
      const before = ingest.batches.length;
      await visit.evaluate(() => document.body.append('after the denial'));
      await visit.locator('h1').click({ force: true });
      await visit.goto('about:blank');
      await visit.waitForTimeout(300);
      expect(ingest.batches.length).toBe(before);
      expect(ingest.received.join('\n')).not.toContain('after the denial');
    },
  };
}
