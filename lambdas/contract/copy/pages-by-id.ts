import { capital, pageLabel } from './numerals.ts';

/** Pages with an id, such as one per product, by the first part of their path. */
export const pagesById: Readonly<Record<string, string>> = {
  products: 'a product page',
  product: 'a product page',
  collections: 'a collection page',
  categories: 'a category page',
  posts: 'a post',
  articles: 'an article',
  blog: 'a blog post',
  orders: 'an order page',
  events: 'an event page',
};

/** "a product page" for `/products/:id`. */
export function pageById(path: string): string | undefined {
  const [, kind = ''] = /^\/([a-z]+)\/:id\/?$/.exec(path) ?? [];
  return Object.hasOwn(pagesById, kind) ? pagesById[kind] : undefined;
}

/** "product pages" for "a product page". */
export const allPages = (page: string): string => `${page.replace(/^an? /, '')}s`;

/** "Product pages" for `/products/:id`; other paths as `pageLabel` shows them. */
export function topPageLabel(path: string): string {
  const page = pageById(path);
  return page === undefined ? pageLabel(path) : capital(allPages(page));
}
