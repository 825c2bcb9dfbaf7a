/** Tells by their addresses which pages are a list and its items. */
import { ITEMS } from '../../../../contract/rules/words/page-words.ts';
import type { PageMoment } from '../../events/timeline.ts';

/** A page without its number in a list of several pages: `/blog/page/2`, `/mugs/comment-page-2`, `/notes/page:2`, `/news/p2`. */
export const listOf = (page: string): string =>
  page.replace(/\/(p|([\w-]+-)?(page|pagina|seite|sida|strona)[-_/:]?)(:id|\d+)$/, '');

/**
 * Whether two addresses are items of one list. They have the same page (`/posts/:id`), or they differ only in their
 * last part and the rest is one of these:
 * - the list: `/posts/red-mug` from `/posts`, `/mugs/red.html` from `/mugs.html`
 * - the list with another number of the word: `/user/anna` from `/users`
 * - an address with an id, such as the date of a post
 * - a word for such items: shops link to `/products/red-mug` from `/collections/mugs`, or to `/detail/mugs/red-mug`
 *   from `/list/mugs`
 */
export function isOfSameList(from: PageMoment, one: PageMoment, other: PageMoment): boolean {
  const parent = parentOf(one.page);
  const list = withoutFileEnding(from.page);
  const hasNames =
    parent === list ||
    isNamedAfter(list, one.page) ||
    parent.includes('/:id') ||
    itemWords.has(lastPartOf(parent)) ||
    (list !== '/' && lastPartOf(parent) === lastPartOf(list));
  return one.page === other.page || (hasNames && parent === parentOf(other.page));
}
/** Shops may link to products by a name and a number, without a list: `/red-mug_15`, `/12-blue-mug.html`. */
const NUMBERED = /\/(\d+[-_][^/]+|[^/]+[-_]\d+)(\.\w+)?$/;
export const areNumbered = (...pages: readonly PageMoment[]): boolean =>
  pages.every(({ page }) => NUMBERED.test(page));
/** Magento and others give a category and its products a file ending: `/mugs.html`, `/mugs/red.html`. */
const withoutFileEnding = (page: string): string => page.replace(/\.(html?|php|aspx?)$/, '');
const parentOf = (page: string): string => page.slice(0, page.lastIndexOf('/'));
/** How English forms the plural of a word: “category”, “dish” and “user”. */
const PLURALS = [
  [/ies$/, 'y'],
  [/(?<=[sxz]|[cs]h|o)es$/, ''],
  [/s$/, ''],
] as const;
/** Whether the address of an item has the singular of its list: `/user/anna` of `/users`. */
export const isNamedAfter = (list: string, item: string): boolean =>
  PLURALS.some(
    ([plural, singular]) => plural.test(list) && parentOf(item) === list.replace(plural, singular),
  );
const lastPartOf = (page: string): string => page.slice(page.lastIndexOf('/') + 1);
const itemWords = new Set(ITEMS.trim().split(/\s+/));
