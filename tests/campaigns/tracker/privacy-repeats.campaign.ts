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

A *repeat* is text that a visitor typed and that the page shows again elsewhere, such as "Thank you, Ada". This page lists ${repeats.length} ways in which a page can do that, and which of them leave the browser. \`npm run campaign -- privacy-repeats\` plays them in a real browser and writes this page. What else is not recognized is in the [tracker rules](tracker-rules.md#repeats-that-the-default-mode-does-not-recognize).

| Mode | Rule | Repeats that stay in the browser |
|---|---|---|
| both | Never sent: values of fields, editors and list boxes, their lengths, choices and file names; anything under \`data-reveille-block\`; text under \`data-reveille-mask\`. | |
| default | Repeats that the tracker recognizes are masked. Others are sent. | ${hidden.length} of ${repeats.length} |
| strict (\`data-privacy="strict"\`) | Text that first appears after the first input is not sent. | ${repeats.length - strict.length} of ${repeats.length} |

## Repeats that leave the browser in the default mode

${list(repeats.filter(({ name }) => byDefault.has(name))) || 'None.'}

## Repeats that the default mode recognizes

${list(hidden)}
`,
  );
  expect(strict.map(({ name, excerpt }) => `${name}: ${excerpt}`)).toEqual([]);
});
