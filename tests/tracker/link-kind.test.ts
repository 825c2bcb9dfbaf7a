import { expect, test } from 'vitest';
import { describe } from '../../web/tracker/evidence/element/describe.ts';

const kindOf = (html: string): string | undefined => {
  document.body.innerHTML = html;
  return describe(document.querySelector('a') as Element).link;
};

// A browser shows such a file instead of a page, and the visitor comes back from it soon.
test.each([
  ['<a href="/size-guide.pdf">Sizes</a>', 'download'],
  ['<a href="/files/Terms.PDF?v=2#page=3">Terms</a>', 'download'],
  ['<a href="/prices.xlsx">Prices</a>', 'download'],
  ['<a href="/prices.csv" target="_blank">Prices</a>', 'download'],
  ['<a href="/orders" download>Orders</a>', 'download'],
  ['<a href="/event/ical/">Add to calendar</a>', 'download'],
  ['<a href="/orders/5/pdf">Invoice</a>', 'download'],
  ['<a href="/pdf">Files</a>', 'page'],
  ['<a href="/files/new-pdf">Files</a>', 'page'],
  ['<a href="/photo.jpg">Photo</a>', 'page'],
  ['<a href="/search?file=a.pdf">Search</a>', 'page'],
])(
  'a link to a document of the site is a link to a file, one to a page or photo is not: %s',
  (html, kind) => {
    expect(kindOf(html)).toBe(kind);
  },
);
