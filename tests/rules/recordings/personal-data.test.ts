import { expect, test } from 'vitest';
import { correctedTime, shiftOf, skewOf } from '../../../lambdas/recordings/batch/clock-skew.ts';
import { maskTexts } from '../../../lambdas/recordings/batch/mask-texts.ts';
import { mergeByNumber } from '../../../lambdas/recordings/batch/merge-by-number.ts';
import { loadOf, renumbering } from '../../../lambdas/recordings/batch/numbering.ts';
import { maskAddress, maskText } from '../../../lambdas/recordings/batch/personal-data.ts';

test.each([
  ['4111111111111111', '****************'],
  ['4111111111111112', '4111111111111112'],
  ['4012 8888 8888 1881', '**** **** **** ****'],
  ['5105-1051-0510-5100', '****-****-****-****'],
  ['3782 822463 10005', '**** ****** *****'],
  ['6011000990139424', '****************'],
  ['3566002020360505', '****************'],
  ['4222222222222', '*************'],
  ['0.4111111111111111', '0.4111111111111111'],
  ['44111111111111111111', '44111111111111111111'],
  ['Pay with 4111111111111111 now', 'Pay with **************** now'],
  ['٤١١١١١١١١١١١١١١١', '****************'],
])('of %s the digits of a card number are masked: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

test.each([
  ['ann@example.com', '***@*******.***'],
  ['Write to ann@example.com.', 'Write to ***@*******.***.'],
  ['ann%40example.com', '*************.***'],
  ['x@a.b', 'x@a.b'],
  ['bootstrap@5.3.css', 'bootstrap@5.3.css'],
  ['@media.screen', '@media.screen'],
  ['a @b.com', 'a @b.com'],
  ['ann@localhost', 'ann@localhost'],
  ['ann@mail.example', '***@****.*******'],
  ['one@example.com two@example.com', '***@*******.*** ***@*******.***'],
  ['𝒂nn@example.com', '****@*******.***'],
  ['\ud800\udfffnn@example.com', '****@*******.***'],
  ['ann%2540example.com', '***************.***'],
  ['4111 1111 1111 1111@example.com', '**** **** **** ****@*******.***'],
  ['4111111111111111@example.com', '****************@*******.***'],
  ['ann@4111111111111111.example.com', '***@****************.*******.***'],
  ['M10 20 30 40 L4111111111111111 5', 'M10 20 30 40 L4111111111111111 5'],
])('of %s the address is masked: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

const name = (length: number) => 'n'.repeat(length);
test.each([
  ['/cart', '/cart'],
  ['/cart?id=7', '/cart?id=_'],
  ['/cart?id=7&utm_source=news', '/cart?id=_&utm_source=news'],
  ['/index.php?route=product/list', '/index.php?route=product/list'],
  ['/cart?open', '/cart?open'],
  [`/cart?${name(40)}`, `/cart?${name(40)}`],
  [`/cart?${name(41)}`, '/cart?_'],
  ['/cart?a=b=c', '/cart?a=_'],
  ['/cart?a=1?b=2', '/cart?a=_'],
  ['/cart#', '/cart#'],
  ['/cart#top', '/cart#top'],
  ['/cart#token=1', '/cart'],
  [`/cart#${name(24)}`, '/cart'],
  [`/cart#${name(23)}`, `/cart#${name(23)}`],
  ['/#/orders/7?tab=open', '/#/orders/7?tab=_'],
  ['/a?b=1#c', '/a?b=_#c'],
])('of the address %s only %s is stored', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});

const masked = (...texts: string[]) =>
  maskTexts(
    texts.join(''),
    texts.map(({ length }) => length),
  );
test.each([
  [['abc', 'def'], 'abcdef'],
  [['ann@b.com'], '***@*.***'],
  [['plain', 'ann@b.com', 'more'], 'plain***@*.***more'],
  [['ann%40b.com', 'x'], '*******.***x'],
  [['ann%2540b.com', 'x'], '*********.***x'],
  [['x', '4111111111111111', 'y'], 'x****************y'],
  [['x', '4111 1111 1111 1111'], 'x**** **** **** ****'],
  [['٤١١١١١١١١١١١١١١١'], '****************'],
  [['@media {}', 'a{b@c}', 'ann@b.com'], '@media {}a{b@c}***@*.***'],
  [['ann@b.com', 'bo@c.com', 'x', 'cy@d.com'], '***@*.*****@*.***x**@*.***'],
  [['ann@', 'b.com'], 'ann@b.com'],
  [['a@b.co'], '*@*.**'],
])('each text of a batch is masked alone: %j', (texts, all) => {
  expect(masked(...texts)).toBe(all);
});

const checked = (...texts: string[]) => {
  const found: string[] = [];
  const maskOne = (text: string) => {
    found.push(text);
    return text;
  };
  expect(
    maskTexts(
      texts.join(''),
      texts.map(({ length }) => length),
      maskOne,
    ),
  ).toBe(texts.join(''));
  return found;
};
test.each([
  ...['x@y.zz', '!@y.zzz', '#@y.zzz', '|@y.zzz', '~@y.zzz', '<@y.zzz', '0@y.zzz', 'y.zzz@!'],
  ...['{@a b@c.de', '%40abcd', 'abcd%40', '4111111111111', '4111-1111-1', 'الطلب ٤'],
])('a text is checked for personal data if it may contain some: %s', (text) => {
  expect(checked('plain text', text, 'plain again')).toEqual([text]);
  expect(checked(text)).toEqual([text]);
});
test.each([
  ...['plain text', 'x@y.z', ' @media {}', 'ab @media', 'media@ ab', 'x{@media', 'x}@media'],
  ...[
    'x;@media',
    'x/@media',
    'x"@media',
    'media@{x',
    'media@}x',
    'media@;x',
    'media@/x',
    'media@"x',
  ],
  ...['411111111111', '4111-111-111', '100 %4 0'],
])('most texts of a page need no check: %s', (text) => {
  expect(checked('plain text', text, 'plain again')).toEqual([]);
  expect(checked('@media {}', text)).toEqual([]);
});

test('batches of several page loads get consecutive numbers, and a repeated one none', () => {
  expect([0, 9_999, 10_000, 20_001].map(loadOf)).toEqual([1, 1, 2, 3]);
  const number = renumbering();
  expect(renumbering()(10_000)).toBe(0);
  const seqs = [0, 1, 1, 3, 10_000, 10_001, 10_000, 30_000];
  expect(seqs.map(number)).toEqual([0, 1, undefined, 3, 4, 5, undefined, 6]);
});

async function* numbered(...all: readonly [number, string][]) {
  for (const [seq, from] of all) yield { seq, from };
}
test('two sources of batches are merged by number; the first one’s come first', async () => {
  const left = numbered([1, 'a'], [3, 'a'], [4, 'a']);
  const right = numbered([1, 'b'], [2, 'b']);
  const merged: string[] = [];
  for await (const { seq, from } of mergeByNumber(left, right)) merged.push(`${seq}${from}`);
  expect(merged).toEqual(['1a', '1b', '2b', '3a', '4a']);
});

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T09:00:00Z');
test.each([
  [0, 0],
  [5 * MINUTE, 0],
  [5 * MINUTE + 1, 5 * MINUTE + 1],
  [-5 * MINUTE, 0],
  [-5 * MINUTE - 1, -5 * MINUTE - 1],
])('a clock that is %i ms late is corrected by %i', (late, skew) => {
  expect(skewOf(NOW - late, NOW)).toBe(skew);
});

test('a batch that waited offline keeps the session’s shift, and one from the future is corrected', () => {
  const shift = (sentAt: number, sessionShift: number) => shiftOf({ sentAt, sessionShift }, NOW);
  expect(shift(NOW - 120 * MINUTE, 7)).toBe(7);
  expect(shift(NOW - 20 * MINUTE, 10 * MINUTE)).toBe(10 * MINUTE);
  expect(shift(NOW + 20 * MINUTE, 0)).toBe(-20 * MINUTE);
  expect(shift(NOW, 20 * MINUTE)).toBe(0);
});

test('an event is at most a day old and five minutes ahead', () => {
  expect(correctedTime(NOW - 10, 4, NOW)).toBe(NOW - 6);
  expect(correctedTime(NOW - 48 * 60 * MINUTE, 0, NOW)).toBe(NOW - 24 * 60 * MINUTE);
  expect(correctedTime(NOW - 23 * 60 * MINUTE, 0, NOW)).toBe(NOW - 23 * 60 * MINUTE);
  expect(correctedTime(NOW + 60 * MINUTE, 0, NOW)).toBe(NOW + 5 * MINUTE);
});
