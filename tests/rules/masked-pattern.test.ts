// Which texts a text may have been before words of it were masked.
import { expect, test } from 'vitest';
import { maskedMatcher } from '../../lambdas/contract/rules/words/masked-pattern.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

test.each([
  ['/posts/*****-bread', '/posts/rye-bread', true],
  ['/posts/*****-bread', '/posts/-bread', false],
  ['/posts/*****-bread', '/posts/rye/oat-bread', false],
  ['/posts/*****-bread', '/posts/rye-bread/edit', false],
  ['/*****-and-*****', '/salt-and-and-pepper', true],
  ['/*****-and-*****', '/salt-and-', false],
])('%s may be %s: %s', (masked, text, expected) => {
  expect(maskedMatcher(masked, '/')(text)).toBe(expected);
});

test('texts fit like those of a regular expression', () => {
  const random = seededRandom(3);
  const any = (parts: readonly string[], length: number) =>
    Array.from({ length }, () => random.pick(parts)).join('');
  for (let run = 0; run < 5_000; run += 1) {
    const masked = any(['a', 'b', ' ', '/', '*****'], 1 + random.integerBelow(6));
    const text = any(['a', 'b', ' ', '/'], 1 + random.integerBelow(8));
    for (const [separators, hidden] of [
      ['/', '[^/]+'],
      ['/ ', '[^/ ]+'],
      ['', '.+'],
    ] as const) {
      const pattern = new RegExp(`^${masked.replaceAll('*****', hidden)}$`);
      expect([masked, text, maskedMatcher(masked, separators)(text)]).toEqual([
        masked,
        text,
        pattern.test(text),
      ]);
    }
  }
});
