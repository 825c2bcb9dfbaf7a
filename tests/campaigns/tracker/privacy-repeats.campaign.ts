import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from '../../tracker/browser/shop.ts';
import { leakingRepeats } from '../../tracker/corpus/play-repeats.ts';
import { repeats } from '../../tracker/corpus/repeats.ts';

const page = resolve(import.meta.dirname, '../../../docs/TYPED-TEXT.md');
const shop = new Shop();

beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('strict mode sends no repeat; docs/TYPED-TEXT.md lists the repeats that default mode sends', async () => {
  const strict = await leakingRepeats(shop, 'data-privacy="strict"');
  await shop.reset();
  const byDefault = new Set((await leakingRepeats(shop, '')).map(({ name }) => name));
  const hidden = repeats.filter(({ name }) => !byDefault.has(name));
  const list = (names: readonly { readonly name: string }[]) =>
    names.map(({ name }) => `- ${name}`).join('\n');
  writeFileSync(
    page,
    `# What the tracker does with repeats of typed text

Written by \`npm run campaign -- privacy-repeats\`: ${repeats.length} ways in which a page repeats what a visitor typed, played in a real browser.

**In both modes** the values of fields, editors and list boxes, their lengths, choices and file names never leave the browser, and neither does anything under \`data-reveille-block\` or the text under \`data-reveille-mask\`.

**Strict mode** (\`data-privacy="strict"\`): text that first appears after the first input does not leave. ${repeats.length - strict.length} of ${repeats.length} repeats stay in the browser.

**Default mode**: repeats are masked where the tracker recognizes them. ${hidden.length} of ${repeats.length} stay in the browser.

## Repeats that leave the browser in the default mode

${list(repeats.filter(({ name }) => byDefault.has(name))) || 'None.'}

## Repeats that the default mode recognizes

${list(hidden)}
`,
  );
  expect(strict.map(({ name, excerpt }) => `${name}: ${excerpt}`)).toEqual([]);
});
