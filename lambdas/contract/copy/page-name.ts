/** Names of pages whose addresses show what they are. Addresses come from third parties, so only short and plain ones do. */
import { labelInText } from '../rules/plain-text.ts';
import { capital, pageLabel } from './numerals.ts';
import { pageNames } from './page-names.ts';
import { allPages, pageById } from './pages-by-id.ts';

/** The first part of an address on websites with several languages: `/ar/checkout`, `/de-at`. */
const LOCALE = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/i;

/** An app whose routes follow a hash on the home page: `/#/checkout` is its checkout. */
const HASH = /^\/#!?(?=\/)/;

/** "checkout (ar)": a name of the rest of the address, if it has one, with the language. */
export function named(
  address: string,
  nameOf: (page: string) => string | undefined,
): string | undefined {
  const page = address.replace(HASH, '');
  const locale = LOCALE.exec(page)?.[1];
  const name = nameOf(locale === undefined ? page : page.slice(locale.length + 1));
  return name !== undefined && locale !== undefined ? `${name} (${locale})` : name;
}

export const knownPage = (page: string) => {
  const [, name = ''] = /^\/([a-z-]+)\/?$/.exec(page) ?? [];
  return Object.hasOwn(pageNames.known, name) ? pageNames.known[name] : undefined;
};

function namedPage(page: string): string | undefined {
  if (page === '/' || page === '') return pageNames.home;
  const [, name = ''] = WORDS.exec(page) ?? [];
  const known = knownPage(page);
  if (known) return known.name;
  const one = pageById(page);
  if (one !== undefined) return one;
  const title = name.length <= LONGEST_NAME ? titleOf(name) : '';
  return title === '' ? undefined : pageNames.titled(title);
}

/** Up to three words, in lowercase letters or in letters of a script without cases. A mark needs a letter before it. */
const WORDS =
  /^\/((?!\p{M})[\p{Ll}\p{Lo}\p{Lm}\p{M}]{2,}(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}]+){0,2})\/?$/u;
const LONGEST_NAME = 24;
const titleOf = (name: string): string =>
  Object.hasOwn(pageNames.spelled, name)
    ? (pageNames.spelled[name] ?? name)
    : labelInText(capitalTitle(name.replaceAll('-', ' ')));

/** Turkish, which these letters show, capitalizes "i" to "İ". Older Romanian addresses have "ş" as well, with "ă" or "ţ". */
const capitalTitle = (name: string): string =>
  /^i.*[ığş]/.test(name) && !/[ăţ]/.test(name) ? `İ${name.slice(1)}` : capital(name);

/** "checkout", "the About page", "a product page"; undefined for a path of several parts. */
export const knownPageName = (page: string): string | undefined => named(page, namedPage);

/** The same for all pages of a kind: "product pages". */
export const knownPagesName = (page: string): string | undefined =>
  named(page, (path) => {
    const one = pageById(path);
    return one === undefined ? namedPage(path) : allPages(one);
  });

/** Shows dots for a number at the end of a name: "/mugs/blue-…" for "/mugs/blue-*". */
export const withDots = (label: string): string =>
  label.replace(/(?<=[-_.~+,])\*(?![^/\u2069])/g, '…');

/** "Checkout", "About page", "Product pages"; other paths as `pageLabel` shows them. */
export function topPageLabel(page: string): string {
  const name = page === '/' || page === '' ? undefined : knownPagesName(page);
  return name === undefined ? withDots(pageLabel(page)) : capital(name.replace(/^the /, ''));
}
