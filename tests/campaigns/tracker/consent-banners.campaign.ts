import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Shop } from '../../tracker/browser/shop.ts';
import { consentSteps } from '../../tracker/corpus/visit-banner.ts';
import type { Banner } from './components/banner.ts';
import { banners } from './components/banners.ts';
import { bundled, installComponents } from './components/bundle.ts';
import { frameworkBanners } from './components/framework-banners.ts';
import { moreBanners } from './components/more-banners.ts';

const shop = new Shop();
const all = [...banners, ...moreBanners, ...frameworkBanners];

beforeAll(async () => {
  installComponents();
  await shop.open();
}, 600_000);
afterEach(() => shop.reset());
afterAll(() => shop.close());

const prepared = async (banner: Banner) => ({
  ...banner,
  ...(await bundled(banner.module, banner.scripts)),
});

describe.each(all)('$name', (banner) => {
  test('granted: nothing is requested or stored before consent, and the visit is recorded after it', async () => {
    const { unset, granted } = consentSteps(shop, await prepared(banner));
    const visit = await unset();
    await granted(visit);
  });

  test('denied: nothing is requested or stored, and data of earlier visits is deleted', async () => {
    const { unset, denied } = consentSteps(shop, await prepared(banner));
    const visit = await unset('stored before');
    await denied(visit);
  });

  test('denied at first, then granted: the visit is recorded from then on', async () => {
    const { unset, denied, granted } = consentSteps(shop, await prepared(banner));
    const visit = await unset();
    await visit.evaluate(() => window.reveille?.consent('denied'));
    if (banner.isAutomatic) return; // a call of the page takes precedence over the platform
    await denied(visit, false);
    await granted(visit);
  });

  test('revoked: recording ends, and all stored data is deleted', async () => {
    const { unset, granted, revoked } = consentSteps(shop, await prepared(banner));
    const visit = await unset();
    await granted(visit);
    await revoked(visit);
  });
});

test('there are 28 banners', () => expect(all.length).toBeGreaterThanOrEqual(28));
