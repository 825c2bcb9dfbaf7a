import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf } from './imports.ts';
import { quoted } from './phrases.ts';
import { unwantedIn } from './wording-list.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'lambdas/contract/copy');
const BLANK = '{}';

const copyTexts = new Set<string>();
/** Copy with placeholders is a function; it is called with blanks to get its text. */
function collect(copy: unknown): void {
  if (typeof copy === 'string') copyTexts.add(copy);
  else if (typeof copy === 'function')
    collect(withBlanks(copy as (...blanks: string[]) => unknown));
  else if (copy && typeof copy === 'object') Object.values(copy).forEach(collect);
}
/** Skips functions that throw without a date or a number; the specification quotes none of them. */
function withBlanks(sentence: (...blanks: string[]) => unknown): unknown {
  try {
    return sentence(...Array(sentence.length).fill(BLANK));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
for (const file of readdirSync(folder)) collect(await import(join(folder, file)));

const isInCopy = (phrase: string) => copyTexts.has(phrase.replace(/\{\w+\}/g, BLANK));

test.each(Object.entries(quoted))('%s is quoted word for word', (_, phrases) => {
  expect(phrases.filter((phrase) => !isInCopy(phrase))).toEqual([]);
});

const FOLDERS = ['.ci', '.github', 'bin', 'docs', 'lambdas', 'lib', 'tests', 'web'];
const texts = [
  ...globSync(['*.md', '*.json', '.env.example'], { cwd: root }),
  ...filesOf(`{${FOLDERS}}/**/*`)
    .filter((path) => !/\.(png|gz|woff2?|ico)$/.test(path))
    .filter((path) => statSync(join(root, path)).isFile()),
]
  .filter((path) => !['package-lock.json', 'tests/architecture/wording-list.ts'].includes(path))
  // File names contain the names of recorded pages.
  .filter((path) => !path.startsWith('tests/golden/digests/'));

test('code, copy and documents avoid the words of the wording list', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts.flatMap((path) =>
    unwantedIn(readFileSync(join(root, path), 'utf8'), path).map((each) => `${path}:${each}`),
  );
  expect(found).toEqual([]);
});

test('the wording list matches a word in a sentence and in an identifier', () => {
  const word = ['no', 'body'].join('');
  expect(
    unwantedIn(`Nothing here.\n${word.toUpperCase()} is here.\nconst has${word} = 1;`),
  ).toEqual([expect.stringContaining('2: '), expect.stringContaining('3: ')]);
  expect(unwantedIn('The sweep closes idle sessions.')).toEqual([]);
});
