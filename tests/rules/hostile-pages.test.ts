import { expect, test } from 'vitest';
import { readPage } from '../../lambdas/adapters/page.ts';
import { decoded } from '../../lambdas/adapters/page-text.ts';
import { PAGE_MAX_BYTES } from '../../lambdas/contract/limits.ts';
import { platformOf } from '../../lambdas/websites/analysis/platform.ts';
import { processorTimeOf } from '../processor-time.ts';

const read = (html: string) => readPage(html.slice(0, PAGE_MAX_BYTES), 'https://shop.example/');
const fill = (piece: string) => piece.repeat(Math.floor(PAGE_MAX_BYTES / piece.length));
/** In ms of processor time. Without limits, these pages take from 12 s to forever. */
const LIMIT_MS = 3_000;

test.each([
  ['elements inside each other', `<h1>Shop</h1>${'<span>'.repeat(10_000)}`],
  ['elements inside each other, to the last byte', `<h1>Shop</h1>${fill('<b>')}`],
  ['closing tags that close nothing', `<h1>Shop</h1>${'<b>'.repeat(300_000)}${fill('</i>')}`],
  [
    'tags after many elements of a head',
    `<h1>Shop</h1>${'<meta>'.repeat(20_000)}${'<script src="/tracker/v1/l.js" data-visitor-id="a"></script>'.repeat(5_000)}`,
  ],
  ['digits alone', `<h1>Shop</h1>${fill('7')}`],
  ['headings inside each other around a long text', `${'<h1>Shop'.repeat(200)}${fill('word ')}`],
  ['links inside each other', `<h1>Shop</h1>${'<a href=/x class=btn>'.repeat(300)}${fill('a b ')}`],
  ['many invisible elements beside each other', `<h1>Shop</h1>${fill('<svg></svg>')}`],
  ['forms with many fields', `<h1>Shop</h1>${fill('<form><input name=a>')}`],
  ['an element with many attributes', `<h1>Shop</h1><p ${fill('a1 b2 ')}>`],
  [
    'tags with very long URLs',
    `<h1>Shop</h1>${`<script data-visitor-id=a src="${'/tracker/'.repeat(10_000)}"></script>`.repeat(20)}`,
  ],
  ['a deep JSON-LD', `<h1>Shop</h1><script type="application/ld+json">${fill('[')}</script>`],
])('reads a page of %s in bounded time', (_, html) => {
  const readOnce = () => expect(read(html).headings[0]).toMatch(/^Shop/);
  expect(processorTimeOf(readOnce, LIMIT_MS)).toBeLessThan(LIMIT_MS);
});

test('recognizes the platform of a page with a very long URL in bounded time', () => {
  const facts = read(`<h1>Shop</h1><img src="${'assets'.repeat(20_000)}">`);
  expect(processorTimeOf(() => platformOf(facts), LIMIT_MS)).toBeLessThan(LIMIT_MS);
});

test('reads the character set of a very long header in bounded time', () => {
  const header = `text/html; charset=${' '.repeat(60_000)};`;
  const readOnce = () => expect(decoded(Buffer.from('Shop'), header)).toBe('Shop');
  expect(processorTimeOf(readOnce, 200)).toBeLessThan(200);
});

test('keeps only as much of a page’s policies as a browser’s policy may need', () => {
  const policies = Array.from(
    { length: 40 },
    (_, n) =>
      `<meta http-equiv="content-security-policy" content="script-src a${n} ${'a '.repeat(20_000)}">`,
  );
  const kept = read(policies.join('')).policies;
  expect(kept[0]).toMatch(/^script-src a0 a a/);
  expect(kept.join('').length).toBeLessThan(200_000);
});

test('finds prices of every length that shops write, and no longer ones', () => {
  const { prices } = read('<p>Now $1,299.00, was 1.499,95 €. Code 12345678901234567890.</p>');
  expect(prices).toEqual(['$1,299.00,', '1.499,95 €']);
});
