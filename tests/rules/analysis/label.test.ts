import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelFrom } from '../../../lambdas/recordings/analysis/label.ts';
import { processorTimeOf } from '../../processor-time.ts';

test.each([
  ['  Pay \n now ', 'Pay now'],
  ['Ｐａｙ now', 'Pay now'],
  ['Pay\u202e won\u200b\u{e0041}\ufe0f', 'Pay won'],
  ['<img src=x onerror=alert(1)>Pay', 'Pay'],
  ['Pay <script>alert(1)</script>', 'Pay alert(1)'],
  ['a < b > c', 'a ‹ b › c'],
  ['ann@example.com', '•@•'],
  ['Write to ann@example.com', 'Write to •@•'],
  ['x'.repeat(60), `${'x'.repeat(39)}…`],
  ['Add the large blue mug to your shopping cart now', 'Add the large blue mug to your shopping…'],
  [undefined, ''],
  [['Pay'], ''],
])('a label is one short visible line: %j', (raw, label) => {
  expect(labelFrom(raw)).toBe(label);
});

test('no text makes a label long, invisible or a piece of markup', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('<', '>', '/', 'a', '"', '\u200b', '\u{e0061}', '&', '@', ' '),
    }),
  );
  fc.assert(
    fc.property(texts, (raw) => {
      const label = labelFrom(raw);
      expect(Array.from(label).length).toBeLessThanOrEqual(40);
      expect(label).not.toMatch(/[<>\p{C}\p{Default_Ignorable_Code_Point}]/u);
    }),
    { numRuns: 500 },
  );
});

test('a plain label equals the same label after cleaning', () => {
  const texts = fc.string({ unit: 'grapheme-ascii', maxLength: 39 });
  fc.assert(
    fc.property(texts, (raw) => {
      expect(labelFrom(raw)).toBe(labelFrom(`${raw} `));
    }),
    { numRuns: 5_000 },
  );
});

test.each(['a@a', '<', '<a ', ' ', '1 1', '\u200b'])(
  'a long text of %j takes bounded time',
  (unit) => {
    expect(processorTimeOf(() => labelFrom(unit.repeat(200_000)), 1_000)).toBeLessThan(1_000);
  },
);
