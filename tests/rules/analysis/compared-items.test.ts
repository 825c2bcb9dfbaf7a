import { expect, test } from 'vitest';
import { recording } from '../../factories/recording.ts';
import { signals } from '../../factories/signals.ts';

const item = (n: number) => `ul > li:nth-of-type(${n}) > a`;
const cell = (row: number, column = 1) =>
  `tr:nth-of-type(${row}) > td:nth-of-type(${column}) > a:nth-of-type(1)`;

test.each<[string, number, string, readonly [string, string], readonly [string, string]]>([
  ['posts with a date', 0, '/blog', ['/2026/11/20/rye', '/2026/10/02/plums'], [item(1), item(2)]],
  ['products with a name', 0, '/mugs', ['/mugs/red', '/mugs/blue'], [item(1), item(2)]],
  [
    'posts whose elements have ids',
    0,
    '/mugs',
    ['/mugs/red', '/mugs/blue'],
    ['#a-12 > a', '#a-8 > a'],
  ],
  [
    'products of a collection',
    0,
    '/collections/mugs',
    ['/products/red', '/products/blue'],
    [item(1), item(2)],
  ],
  [
    'products with an unknown parameter, by a picture and by a name',
    0,
    '/index.php?route=product/category&path=_',
    ['/index.php?route=product/product&id=_', '/index.php?route=product/product&id=_'],
    ['ul > li:nth-of-type(1) > div > a', item(2)],
  ],
  [
    'a product with an unknown parameter twice, by one link',
    2,
    '/index.php?route=product/category&path=_',
    ['/index.php?route=product/product&id=_', '/index.php?route=product/product&id=_'],
    [item(1), item(1)],
  ],
  ['members of a list', 0, '/users', ['/user/anna', '/user/ben'], [item(1), item(2)]],
  ['pages below another word', 2, '/users', ['/us/anna', '/us/ben'], [item(1), item(2)]],
  [
    'downloads of a shop',
    0,
    '/shop',
    ['/downloads/glazes', '/downloads/handles'],
    [item(1), item(2)],
  ],
  [
    'topics of a forum',
    0,
    '/forums/forum/studio',
    ['/forums/topic/cracks', '/forums/topic/wheels'],
    [item(1), item(2)],
  ],
  [
    'a download of a shop and one below it',
    2,
    '/shop',
    ['/downloads/glazes', '/downloads/handles'],
    [item(1), 'p > a'],
  ],
  ['a download twice', 2, '/shop', ['/downloads/glazes', '/downloads/glazes'], [item(1), item(1)]],
  ['rentals of the home page', 0, '/', ['/rentals/loft', '/rentals/barn'], [item(1), item(2)]],
  [
    'products with a name and a number, from the home page',
    0,
    '/',
    ['/cotton-robe_15', '/silk-scarf_18'],
    [item(1), item(2)],
  ],
  [
    'products with a number and a name, from the home page',
    0,
    '/',
    ['/15-cotton-robe.html', '/18-silk-scarf.html'],
    [item(1), item(2)],
  ],
  ['pages without a number', 2, '/', ['/shipping', '/returns'], [item(1), item(2)]],
  ['a page with a number and one without', 2, '/', ['/robe_15', '/returns'], [item(1), item(2)]],
  ['numbered pages by links in two places', 2, '/', ['/robe_15', '/scarf_18'], [item(1), 'p > a']],
  [
    'numbered pages of the menu',
    2,
    '/',
    ['/robe_15', '/scarf_18'],
    [`nav > ${item(1)}`, `nav > ${item(2)}`],
  ],
  [
    'products of a category whose address ends like a file',
    0,
    '/mugs.html',
    ['/mugs/red.html', '/mugs/blue.html'],
    [item(1), item(2)],
  ],
  ...['htm', 'php', 'asp', 'aspx'].map(
    (ending): [string, number, string, [string, string], [string, string]] => [
      `products of a category that ends with .${ending}`,
      0,
      `/mugs.${ending}`,
      [`/mugs/red.${ending}`, `/mugs/blue.${ending}`],
      [item(1), item(2)],
    ],
  ),
  [
    'products that repeat the name of a category whose address ends like a file',
    0,
    '/mugs.html',
    ['/shop/mugs/red.html', '/shop/mugs/blue.html'],
    [item(1), item(2)],
  ],
  [
    'products of another category whose address ends like a file',
    2,
    '/mugs.html',
    ['/bowls/red.html', '/bowls/blue.html'],
    [item(1), item(2)],
  ],
  [
    'products of a category that their addresses repeat',
    0,
    '/list/mugs',
    ['/detail/mugs/red', '/detail/mugs/blue'],
    [item(1), item(2)],
  ],
  [
    'products of two other categories',
    2,
    '/list/mugs',
    ['/detail/bowls/red', '/detail/cups/blue'],
    [item(1), item(2)],
  ],
  [
    'a product of the collection and one below it',
    2,
    '/collections/mugs',
    ['/products/red', '/products/blue'],
    [item(1), 'p > a'],
  ],
  ['folders of a table', 0, '/', ['/docs', '/photos'], [cell(1), cell(3)]],
  ['two links of one row', 2, '/', ['/docs', '/photos'], [cell(1), cell(1, 2)]],
  ['links in two columns of a table', 2, '/', ['/docs', '/photos'], [cell(1), cell(3, 2)]],
  ['a folder of a table twice', 2, '/', ['/docs', '/docs'], [cell(1), cell(1)]],
  [
    'entries of a menu in a table',
    2,
    '/',
    ['/docs', '/photos'],
    [`nav > ${cell(1)}`, `nav > ${cell(3)}`],
  ],
  ['one product twice', 2, '/mugs', ['/mugs/red', '/mugs/red'], [item(1), item(1)]],
  ['a product and a link elsewhere', 2, '/mugs', ['/mugs/red', '/mugs/care'], [item(1), 'p > a']],
  ['entries of a menu', 2, '/mugs', ['/shipping', '/returns'], [item(1), item(2)]],
  ['pages of another part', 2, '/mugs', ['/help/shipping', '/help/returns'], [item(1), item(2)]],
])('opening %s in turn: %i quick-backs', (_, count, list, pages, links) => {
  const visit = recording().page(0, list);
  for (const [index, page] of pages.entries()) {
    const at = 2_000 + index * 8_000;
    visit.click(at, { role: 'link', tag: 'a', link: 'page', selector: links[index] ?? '' });
    visit.page(at + 100, page).page(at + 3_100, list, 'back-forward');
  }
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(count);
});

const PARAMETER = '/index.php?Products&Description&Id=_';
const LONG_NAME = '/art/_#/19-dimension-40x60cm';
/** Two clicks on links with one selector, whose targets differ only in a masked part, each at this place of the list. */
test.each<[number, string, string, number, number]>([
  [0, 'two rows', PARAMETER, 0, 600],
  [0, 'two rows, after scrolling', PARAMETER, 500, 200],
  [2, 'one row', PARAMETER, 0, 200],
  [2, 'one row, after scrolling', PARAMETER, 150, 50],
  [0, 'two photos, each the whole query', '/picture.php?_', 500, 200],
  [0, 'two products with long names', LONG_NAME, 500, 200],
  [0, 'two products with long names of files', '/art/_.html', 500, 200],
  [2, 'one product with a long name', LONG_NAME, 150, 50],
])('%i quick-backs from links of %s to %s', (count, _, target, scrolled, top) => {
  const list = '/index.php?cPath=_';
  const visit = recording().page(0, list);
  for (const [index, y] of [200, top].entries()) {
    const at = 2_000 + index * 8_000;
    if (index === 1) visit.scroll(at - 500, scrolled);
    const box: [number, number, number, number] = [200, y, 60, 30];
    visit.click(at, { role: 'link', tag: 'a', link: 'page', selector: 'form > a', box });
    visit.page(at + 100, target);
    visit.page(at + 3_100, list, 'back-forward');
  }
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(count);
});

test.each([
  [0, '/blog', '/blog/page/2'],
  [0, '/blog/page/2', '/blog/page/3'],
  [0, '/tag/rye/page-2', '/tag/rye'],
  [0, '/a-new-oven', '/a-new-oven/comment-page-1'],
  [0, '/notes', '/notes/page:2'],
  [0, '/news/p2', '/news/p3'],
  [0, '/magazin', '/magazin/seite/2'],
  [0, '/noticias/pagina-2', '/noticias'],
  [1, '/mugs', '/mugs/p/12'],
  [1, '/blog', '/blog/pages/prices'],
  [1, '/blog', '/news/page/2'],
])(
  'going on in the pages of one list and back quickly: %i quick-backs from %s to %s',
  (count, from, to) => {
    const visit = recording().page(0, from).click(2_000).page(2_100, to);
    visit.click(4_000).page(4_100, from).until(30_000);
    expect(signals(visit, 'quick-back')).toHaveLength(count);
  },
);

test.each<[string, number, string, string, string?]>([
  ['a member of a list', 0, '/users', '/user/anna'],
  ['a category of a list', 0, '/categories', '/category/mugs'],
  ['an item of the list /movies', 0, '/movies', '/movie/up'],
  ...['dish', 'match', 'hero', 'box', 'class', 'waltz'].map(
    (word): [string, number, string, string] => [
      `an item of the list /${word}es`,
      0,
      `/${word}es`,
      `/${word}/first`,
    ],
  ),
  ['a page below a word that is no singular of the list', 1, '/planes', '/plan/basic'],
  ['a page of the menu that is named like a member', 1, '/users', '/user/settings', 'nav > a'],
  ['a page below the list', 1, '/mugs', '/mugs/red'],
  ['a page below another word', 1, '/users', '/use/anna'],
])('one look at %s: %i quick-backs', (_, count, list, item, selector = 'main > a') => {
  const link = { role: 'link', tag: 'a', link: 'page', selector } as const;
  const visit = recording().page(0, list).click(2_000, link).page(2_100, item);
  visit.page(5_100, list, 'back-forward');
  expect(signals(visit.until(30_000), 'quick-back')).toHaveLength(count);
});
