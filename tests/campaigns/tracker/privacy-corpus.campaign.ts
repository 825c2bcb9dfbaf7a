import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from '../../tracker/browser/shop.ts';
import { type CorpusPage, canaryOf, leaksIn } from '../../tracker/corpus/canaries.ts';
import { corpusPages } from '../../tracker/corpus/pages.ts';
import { visitPage } from '../../tracker/corpus/visit-page.ts';
import { boardsAndCharts } from './components/boards-and-charts.ts';
import { bundled, installComponents } from './components/bundle.ts';
import { copiedInputs } from './components/copied-inputs.ts';
import { formsAndFeedback } from './components/forms-and-feedback.ts';
import { gridsAndTerminals } from './components/grids-and-terminals.ts';
import { componentPages } from './components/pages.ts';
import { suitesAndDiagrams } from './components/suites-and-diagrams.ts';

const shop = new Shop();
const { ingest } = shop;
const components = [
  ...componentPages,
  ...formsAndFeedback,
  ...gridsAndTerminals,
  ...boardsAndCharts,
  ...suitesAndDiagrams,
  ...copiedInputs,
];
const pages: readonly CorpusPage[] = [...corpusPages, ...components];
const ONLY = process.env.CORPUS_PAGE ?? '';

beforeAll(async () => {
  installComponents();
  await shop.open();
}, 600_000);
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('no text typed into 180 pages, 130 of them with third-party components, leaves the browser', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(180);
  expect(components.length).toBeGreaterThanOrEqual(130);
  const leaks: string[] = [];
  for (const [index, page] of pages.entries()) {
    if (!page.name.includes(ONLY)) continue;
    const canary = canaryOf(index);
    try {
      const parts = page.module ? await bundled(page.module) : undefined;
      await visitPage(shop, page, canary, parts);
      const receivedText = ingest.received.join('\n');
      if (!receivedText.includes('Seen by all')) leaks.push(`${page.name}: was not recorded`);
      const found = leaksIn(receivedText, page, canary);
      process.stdout.write(
        `${found.length ? 'LEAK' : 'ok  '} ${page.name} ${receivedText.length}\n`,
      );
      leaks.push(...found);
    } catch (error) {
      process.stdout.write(`FAIL ${page.name}\n`);
      leaks.push(`${page.name}: ${String(error).slice(0, 300)}`);
    }
    await shop.reset();
  }
  expect(leaks).toEqual([]);
});
