import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPorts } from '../../../lib/local/paths.ts';
import {
  type LanguageModelStandIn,
  startLanguageModel,
} from '../../../lib/local/stand-ins/language-model.ts';
import { draftFor } from '../../../lib/local/stand-ins/model-words.ts';
import { Shop } from '../../tracker/browser/shop.ts';
import { canaryOf, leakFinder } from '../../tracker/corpus/canaries.ts';
import { recordedVisit, storedTextOf } from '../../tracker/corpus/ingested-visits.ts';
import { corpusPages } from '../../tracker/corpus/pages.ts';
import { bundled, installComponents } from './components/bundle.ts';
import { componentPages } from './components/pages.ts';

/** Without `derived`, which lists texts that one page must not send but others may. */
const pages = [...corpusPages, ...componentPages].map(({ derived, ...page }) => page);
const shop = new Shop();
let model: LanguageModelStandIn;

beforeAll(async () => {
  installComponents();
  [model] = await Promise.all([
    startLanguageModel(testPorts.languageModel, ({ text }) => ({ say: draftFor(text) })),
    shop.open(),
  ]);
}, 600_000);
afterAll(async () => {
  await Promise.all([shop.close(), model.close()]);
});

test('no text typed into the pages of the corpus is stored, logged, prompted or emailed', async () => {
  const visits = [];
  for (const [index, page] of pages.entries()) {
    const parts = page.module ? await bundled(page.module) : undefined;
    visits.push(await recordedVisit(shop, page, index, parts));
  }
  const storedByVisit = await storedTextOf(shop.host, visits);
  storedByVisit.push({ place: 'prompt', text: JSON.stringify(model.requests) });
  const counts = { item: 0, object: 0, mail: 0, prompt: 0, log: 0 };
  const leaks: string[] = [];
  for (const { place, text } of storedByVisit) {
    const [kind = ''] = place.split(' ');
    counts[kind as 'log'] = (counts[kind as 'log'] ?? 0) + 1;
    // The signatures of links are random, and one spelled the start of a canary.
    const find = leakFinder(text.replace(/\.[\w-]{43}(?![\w-])/g, ''));
    for (const [index, page] of pages.entries())
      leaks.push(...find(page, canaryOf(index)).map((leak) => `${place}: ${leak}`));
  }
  const characters = storedByVisit.reduce((sum, { text }) => sum + text.length, 0);
  process.stdout.write(`${JSON.stringify({ visits: visits.length, ...counts, characters })}\n`);
  expect(JSON.stringify(model.requests)).toContain('<material>');
  expect(storedByVisit.some(({ text }) => text.includes('Seen by all'))).toBe(true);
  expect(leaks).toEqual([]);
});
