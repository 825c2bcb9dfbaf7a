import { expect, test } from 'vitest';
import { scale } from '../../../lambdas/contract/copy/issue-scale.ts';
import { topPageLabel } from '../../../lambdas/contract/copy/page-name.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { titlesOf } from '../../../lambdas/reports/writer/words/day-words.ts';
import {
  formName,
  pageName,
  pagePlace,
  pagesName,
} from '../../../lambdas/reports/writer/words/names.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

test.each([
  ['/', 'the home page', 'on the home page', 'the form on the home page'],
  ['/checkout', 'checkout', 'at checkout', 'the checkout form'],
  ['/about', 'the About page', 'on the About page', 'the form on the About page'],
  ['/i', '/i', 'on /i', 'the form on /i'],
  ['/products/:id', 'a product page', 'on a product page', 'the form on a product page'],
  ['/ar', 'the home page (ar)', 'on the home page (ar)', 'the form on the home page (ar)'],
  ['/ar/checkout', 'checkout (ar)', 'at checkout (ar)', 'the checkout form (ar)'],
  [
    '/de-at/kontakt',
    'the Kontakt page (de-at)',
    'on the Kontakt page (de-at)',
    'the form on the Kontakt page (de-at)',
  ],
  [
    '/en/products/:id',
    'a product page (en)',
    'on a product page (en)',
    'the form on a product page (en)',
  ],
  ['/en/a/b', '/en/a/b', 'on /en/a/b', 'the form on /en/a/b'],
  [
    '/en/courses/:id',
    'a page under /courses (en)',
    'on a page under /courses (en)',
    'the form on a page under /courses (en)',
  ],
  ['/#/checkout', 'checkout', 'at checkout', 'the checkout form'],
  ['/#!/about', 'the About page', 'on the About page', 'the form on the About page'],
  [
    '/#/de/products/:id',
    'a product page (de)',
    'on a product page (de)',
    'the form on a product page (de)',
  ],
  [
    '/#/orders/:id/items',
    '/#/orders/*/items',
    'on /#/orders/*/items',
    'the form on /#/orders/*/items',
  ],
  ['/app#/checkout', '/app#/checkout', 'on /app#/checkout', 'the form on /app#/checkout'],
  ['/faq/checkout', '/faq/checkout', 'on /faq/checkout', 'the form on /faq/checkout'],
  ['/ödeme', 'the Ödeme page', 'on the Ödeme page', 'the form on the Ödeme page'],
  ['/iletişim', 'the İletişim page', 'on the İletişim page', 'the form on the İletişim page'],
  [
    '/informaţii-şi-preţuri',
    'the Informaţii şi preţuri page',
    'on the Informaţii şi preţuri page',
    'the form on the Informaţii şi preţuri page',
  ],
  ['/impressum', 'the Impressum page', 'on the Impressum page', 'the form on the Impressum page'],
  [
    '/tr/çalışma-saatleri',
    'the Çalışma saatleri page (tr)',
    'on the Çalışma saatleri page (tr)',
    'the form on the Çalışma saatleri page (tr)',
  ],
  ['/购物车', 'the 购物车 page', 'on the 购物车 page', 'the form on the 购物车 page'],
  [
    '/#/お問い合わせ',
    'the お問い合わせ page',
    'on the お問い合わせ page',
    'the form on the お問い合わせ page',
  ],
  ['/सहायता', 'the सहायता page', 'on the सहायता page', 'the form on the सहायता page'],
  [
    '/سلة',
    'the \u2068سلة\u2069 page',
    'on the \u2068سلة\u2069 page',
    'the form on the \u2068سلة\u2069 page',
  ],
  ['/ürün/:id', 'a page under /ürün', 'on a page under /ürün', 'the form on a page under /ürün'],
  ['/Über', '/Über', 'on /Über', 'the form on /Über'],
  ['/\u3164\u3164', '/', 'on /', 'the form on /'],
  ['/\u0301\u0301', '/\u0301\u0301', 'on /\u0301\u0301', 'the form on /\u0301\u0301'],
  ['/🎁🎁', '/🎁🎁', 'on /🎁🎁', 'the form on /🎁🎁'],
  ['/ürün/probuhar-:id', '/ürün/probuhar-…', 'on /ürün/probuhar-…', 'the form on /ürün/probuhar-…'],
])('%s is named with its language', (page, name, place, form) => {
  expect([pageName(page), pagePlace(page), formName(page)]).toEqual([name, place, form]);
});

test.each([
  ['/products/:id', 'product pages', 'Product pages'],
  ['/blog/:id', 'blog posts', 'Blog posts'],
  ['/de/products/:id', 'product pages (de)', 'Product pages (de)'],
  ['/checkout', 'checkout', 'Checkout'],
  ['/gift-cards', 'the Gift cards page', 'Gift cards page'],
  ['/cart', 'the cart', 'Cart'],
  ['/', 'the home page', 'Home page'],
  ['/courses/:id', 'pages under /courses', 'Pages under /courses'],
  ['/#/products/:id', 'product pages', 'Product pages'],
  ['/app#/products/:id', '/app#/products/*', '/app#/products/*'],
  ['/learn/lessons/:id', 'pages under /learn/lessons', 'Pages under /learn/lessons'],
  ['/courses/:id/chat', '/courses/*/chat', '/courses/*/chat'],
  ['/:id', '/*', '/*'],
  [`/${'long-'.repeat(9)}/:id`, `/${'long-'.repeat(7)}lon…`, `/${'long-'.repeat(9)}/*`],
  ['/win a prize/:id', '/win a prize/*', '/win a prize/*'],
  ['/商品/:id', 'pages under /商品', 'Pages under /商品'],
  ['/منتجات/:id', 'pages under \u2068/منتجات\u2069', 'Pages under \u2068/منتجات\u2069'],
  ['/ödeme', 'the Ödeme page', 'Ödeme page'],
  ['/mugs-:id', '/mugs-…', '/mugs-…'],
])('%s is “%s” in advice and “%s” as the top page', (page, advised, top) => {
  expect([pagesName(page), topPageLabel(page)]).toEqual([advised, top]);
});

test('pages with an id are counted as several pages', () => {
  for (const words of [scale.share, scale.rough, scale.rarely]) {
    const [, counted] = words(2, 12, pageName('/goods/:id'), pagesName('/goods/:id'));
    expect(counted).toMatch(/^Pages under \/goods had 12 visitors, and 2 ran into this/);
  }
  const dead = signal('dead-click', '/goods/:id', { element: element('Add') });
  const digests = visits(0, 11, (n) =>
    visit(n, { page: '/goods/:id', signals: n < 2 ? [dead] : [] }),
  );
  const said = JSON.stringify(composeReport(reportInput({ digests })).summary);
  expect(said).toContain('2 of the 12 visitors who reached a page under /goods');
  expect(said).not.toContain('A page under /goods had');
});

test('a title that already names its page is never followed by the page again', () => {
  const alternatives = (title: string) => titlesOf(title, '/about').slice(0, 3);
  expect(alternatives('“Save” doesn’t respond')).toEqual([
    '“Save” doesn’t respond',
    '“Save” doesn’t respond on the About page',
    '“Save” doesn’t respond (another one)',
  ]);
  expect(alternatives('The keyboard gets stuck on the About page')).toEqual([
    'The keyboard gets stuck on the About page',
    'The keyboard gets stuck on the About page (another one)',
    'The keyboard gets stuck on the About page (the third one)',
  ]);
});
