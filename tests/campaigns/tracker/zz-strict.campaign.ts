import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from '../../tracker/browser/shop.ts';
import { canaryOf, leaksIn } from '../../tracker/corpus/canaries.ts';
import { corpusPages } from '../../tracker/corpus/pages.ts';
import { visitPage } from '../../tracker/corpus/visit-page.ts';
import { bundled } from './components/bundle.ts';
import { suitesAndDiagrams } from './components/suites-and-diagrams.ts';
import { boardsAndCharts } from './components/boards-and-charts.ts';
const shop = new Shop();
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());
test.each([['', suitesAndDiagrams], ['data-privacy="strict"', [...suitesAndDiagrams, ...boardsAndCharts, ...corpusPages]]] as const)('no leak %s', async (tag, pages) => {
  for (const [index, each] of pages.entries()) {
    const canary = canaryOf(index);
    let line = '';
    try {
      await visitPage(shop, each, canary, each.module ? await bundled(each.module) : undefined, tag);
      const text = shop.ingest.received.join('\n');
      const found = leaksIn(text, each, canary);
      line = `${found.length ? 'LEAK' : 'ok  '} ${each.name} ${text.length}\n${found.map((f) => `    ${f.replaceAll('\n', ' ')}\n`).join('')}`;
    } catch (error) { line = `FAIL ${each.name} ${String(error).slice(0, 400)}\n`; }
    appendFileSync('/tmp/w/priv4-npm/strict.out', `${tag} ${line}`);
    await shop.reset();
  }
  expect(1).toBe(1);
}, 900_000);
