import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  numbered,
  plainTextEmail,
  wrap,
  wrapLines,
} from '../../../lambdas/emails/templates/plain-text.ts';

const WIDTH = 72;
const word = fc.string({ unit: fc.constantFrom('a', 'b', '.'), minLength: 1, maxLength: 90 });

test('text is wrapped at 72 characters, with full lines and unbroken words', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom('', '1. '), (words, mark) => {
      const lines = wrap(words.join(' '), mark).split('\n');
      const indent = ' '.repeat(mark.length);
      const starts = lines.map((_, place) => (place === 0 ? mark : indent));
      const texts = lines.map((line, place) => line.slice(starts[place]?.length));
      expect(lines.every((line, place) => line.startsWith(starts[place] ?? ''))).toBe(true);
      expect(texts.join(' ')).toBe(words.join(' '));
      for (const [place, line] of lines.entries()) {
        const isOneWord = !texts[place]?.includes(' ');
        expect(line.length <= WIDTH || isOneWord).toBe(true);
        const [next] = texts[place + 1]?.split(' ') ?? [];
        if (next) expect(`${line} ${next}`.length).toBeGreaterThan(WIDTH);
      }
    }),
  );
});

test('line breaks in user text stay, and items are numbered from one', () => {
  expect(wrapLines('Hello\r\n\r\n  there\nMaya')).toBe('Hello\n\nthere\nMaya');
  expect(numbered(['first', 'second'])).toBe('1. first\n2. second');
});

test.each([
  ['with its site', 'shop.example', 'REVEILLE\nThursday\nshop.example\n====='],
  ['without one', undefined, 'REVEILLE\nThursday\n====='],
])('a plain text %s leaves out empty paragraphs', (_, site, head) => {
  const facts = { product: 'Reveille', about: 'Thursday', heading: 'TITLE', reason: 'Why' };
  const body = ['One', false, undefined, '', 'Two'] as const;
  const text = plainTextEmail({ ...facts, site, body, postalAddress: '1 Harbor Lane' });
  expect(text.startsWith(head)).toBe(true);
  expect(text).toContain('=\n\nTITLE\n\nOne\n\nTwo\n\n=');
  expect(text.endsWith('=\nWhy\n1 Harbor Lane\n')).toBe(true);
});
