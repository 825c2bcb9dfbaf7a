import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { banners } from '../../campaigns/tracker/components/banners.ts';
import { bundled } from '../../campaigns/tracker/components/bundle.ts';
import { componentPages } from '../../campaigns/tracker/components/pages.ts';
import { canaryOf, leaksIn } from '../corpus/canaries.ts';
import { corpusPages } from '../corpus/pages.ts';
import { consentSteps } from '../corpus/visit-banner.ts';
import { visitPage } from '../corpus/visit-page.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

/** A sample; `npm run campaign -- privacy-corpus` and `consent-banners` play all. */
const pages = [...corpusPages, ...componentPages].filter(({ name }) =>
  [
    'the path follows the field',
    'an editor whose text is mirrored',
    'an editor that writes each key itself, mirrored',
    'Quill',
    'Wired Elements',
  ].includes(name),
);
test.each(pages)('typed text stays in the browser: $name', async (page) => {
  const canary = canaryOf(0);
  await visitPage(shop, page, canary, page.module ? await bundled(page.module) : undefined);
  const receivedText = shop.ingest.received.join('\n');
  expect(receivedText).toContain('Seen by all');
  expect(leaksIn(receivedText, page, canary)).toEqual([]);
});

const sample = banners.filter(({ name }) =>
  ['vanilla-cookieconsent with Google Consent Mode', 'Cookie Consent by Osano'].includes(name),
);
test.each(sample)('consent is respected before, after and when revoked: $name', async (banner) => {
  const parts = await bundled(banner.module);
  const { unset, granted, revoked } = consentSteps(shop, { ...banner, ...parts });
  const visit = await unset();
  await granted(visit);
  await revoked(visit);
});
test.each(sample)('a denial deletes what earlier visits stored: $name', async (banner) => {
  const parts = await bundled(banner.module);
  const { unset, denied } = consentSteps(shop, { ...banner, ...parts });
  await denied(await unset('stored before'));
});
