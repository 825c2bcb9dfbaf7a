import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { quoted } from './phrases.ts';

const folder = resolve(import.meta.dirname, '../../lambdas/contract/copy');
const BLANK = '{}';

const said = new Set<string>();
/** A sentence with blanks is a function of what fills them; it is asked for its words with the blanks left in. */
function collect(copy: unknown): void {
  if (typeof copy === 'string') said.add(copy);
  else if (typeof copy === 'function')
    collect(withBlanks(copy as (...blanks: string[]) => unknown));
  else if (copy && typeof copy === 'object') Object.values(copy).forEach(collect);
}
/** What wants a date or a number instead of a word cannot be asked this way, and the specification quotes none of it. */
function withBlanks(sentence: (...blanks: string[]) => unknown): unknown {
  try {
    return sentence(...Array(sentence.length).fill(BLANK));
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}
for (const file of readdirSync(folder)) collect(await import(join(folder, file)));

const isSaid = (phrase: string) => said.has(phrase.replace(/\{\w+\}/g, BLANK));

test.each(Object.entries(quoted))('%s is quoted word for word', (_, phrases) => {
  expect(phrases.filter((phrase) => !isSaid(phrase))).toEqual([]);
});
