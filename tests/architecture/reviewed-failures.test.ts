import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'docs/reviewed-failures.md'), 'utf8');

const rows = [...page.matchAll(/^\| ([A-Z]\d+[a-j]?) \| .+ \| (.+) \|$/gm)].map(
  ([, id = '', tests = '']) => ({
    id,
    tests: tests.split('<br>').map((each) => {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(each) ?? [];
      return { file, title };
    }),
  }),
);
const sourceOf = (file: string): string | undefined =>
  ['.test.ts', '.test.tsx', '.campaign.ts']
    .map((end) => resolve(root, `tests/${file}${end}`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))[0];
const isTitled = (source: string | undefined, title: string) =>
  title !== '' && ["'", '"', '`'].some((quote) => source?.includes(quote + title + quote));

test('every reviewed failure names tests that exist', () => {
  const missing = rows.flatMap(({ id, tests }) =>
    tests
      .filter(({ file, title }) => !isTitled(sourceOf(file), title))
      .map(({ file, title }) => `${id}: ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

test('the list of reviewed failures is complete', () => {
  const numbered = (letter: string, last: number) =>
    Array.from({ length: last }, (_, n) => `${letter}${n + 1}`);
  const ofTen = [...'abcdefghij'].map((letter) => `B10${letter}`);
  expect(rows.map(({ id }) => id)).toEqual([
    ...[...numbered('B', 9), ...ofTen],
    ...numbered('F', 27),
    ...numbered('D', 9),
    ...numbered('H', 8),
  ]);
});

test('a title that no test has is reported', () => {
  const source = sourceOf('architecture/reviewed-failures');
  expect(isTitled(source, 'a title that no test has is reported')).toBe(true);
  expect(isTitled(source, `a title that ${'is not'} there`)).toBe(false);
  expect(isTitled(undefined, 'a title that no test has is reported')).toBe(false);
});
