import { labelInText } from '../rules/plain-text.ts';

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

const UNDER = 'a page under ';
/** Websites choose their addresses, so only short and plain ones become a name. */
const WITH_ID = /^\/([\p{L}\p{M}\d/_-]{1,40})\/:id\/?$/u;

/** "a product page" for `/products/:id`, "a page under /courses" for `/courses/:id`. */
export function pageById(path: string): string | undefined {
  const folder = WITH_ID.exec(path)?.[1];
  if (folder === undefined) return undefined;
  return Object.hasOwn(pagesById, folder)
    ? pagesById[folder]
    : `${UNDER}${labelInText(`/${folder}`)}`;
}

/** "product pages" for "a product page", "pages under /courses" for "a page under /courses". */
export const allPages = (page: string): string =>
  page.startsWith(UNDER) ? page.replace('a page', 'pages') : `${page.replace(/^an? /, '')}s`;
