import { expect } from 'vitest';
import type { Shop } from '../browser/shop.ts';
import { repeats } from './repeats.ts';
import { tracesOf, typedValue } from './typed-values.ts';

interface Leak {
  readonly name: string;
  /** The part of the typed value that was sent. */
  readonly found: string;
  readonly excerpt: string;
}

/** Plays all repeats on one page, each with a separate field. Returns those whose value was sent. */
export async function leakingRepeats(shop: Shop, tag: string): Promise<Leak[]> {
  const { ingest } = shop;
  const fields = repeats.map(
    (_, index) =>
      `<input id="f${index}" aria-label="field"><div id="at${index}" class="place"></div>`,
  );
  const visit = await shop.visit({
    tag,
    head: `<style>.place { color: navy }</style>`,
    body: `<h1>Find people</h1><button id="go">Search</button>${fields.join('')}`,
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.fill('#f0', typedValue(0));
  // The rest by script, because only the first input has to come from a visitor.
  const scripts = repeats.map(
    (
      { run },
      index,
    ) => `(() => { const field = document.querySelector('#f${index}'), at = document.querySelector('#at${index}');
      field.value = ${JSON.stringify(typedValue(index))}; field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      const { value } = field; ${run}; })();`,
  );
  await visit.evaluate(scripts.join('\n'));
  await visit.click('#go', { force: true });
  await visit.locator('.place button').click({ force: true });

  await visit.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await visit.goto('about:blank');
  await ingest.untilComplete();
  // The texts of neighboring elements may form a word; added nodes are recorded from last to first.
  const texts = textsOf(ingest.events);
  const asOne = [texts.join(''), texts.toReversed().join('')];
  const receivedText = [...ingest.received, ...asOne].join('\n');
  expect(receivedText).toContain('Find people');
  expect(receivedText).toContain('"label":"Search"');
  return repeats.flatMap((repeat, index) => {
    const found = tracesOf(repeat, typedValue(index)).find((trace) => receivedText.includes(trace));
    if (!found) return [];
    const position = receivedText.indexOf(found);
    return [
      {
        name: repeat.name,
        found,
        excerpt: receivedText.slice(Math.max(0, position - 80), position + found.length + 10),
      },
    ];
  });
}

/** All texts of a recording, in the order in which they came. */
const textsOf = (recorded: unknown): string[] => {
  if (typeof recorded !== 'object' || recorded === null) return [];
  return Object.entries(recorded).flatMap(([name, value]) =>
    name === 'textContent' && typeof value === 'string' ? [value] : textsOf(value),
  );
};
