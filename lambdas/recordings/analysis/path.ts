import type { PageMoment } from './events/timeline.ts';

const FOLDED = ':id';
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const SEPARATOR = /(?<=[-_.~+,])|(?=[-_.~+,])/;
const MAX_CHARACTERS = 120;
/** An address whose parameter names the page (`KEPT_PARAMETER`): `/shop/index.php?route=checkout/cart` is `/shop/checkout/cart`. */
const ROUTED =
  /^([^?#]*?)(?:\/index\.php)?\/?\?(?:[^#]*&)?(?:route|rt|dispatch|controller|main_page)=([a-z][a-z_-]*(?:[./|][a-z_-]+)*)(?:[&#].*)?$/is;
/** An address whose parameters without a value name the page: `/index.php?Account&LogIn&Id=_` is `/Account/LogIn`. */
const NAMED = /^([^?#]*?)\/index\.php\?([a-z][a-z_-]*(?:&[a-z][a-z_-]*)*)(?:[&#].*)?$/is;
const SEPARATORS = /[.|&]/g;
/** The page in a fragment: `#/orders/7`, `#!/cart`. Other fragments are places on a page, or tokens. */
const ROUTE = /^#(!?)(\/[^?#=&]*)(?:\?[^#]*)?$/;
/** The chosen variant of a product, as shops write it in the fragment: `#/1-size-s/8-color-white`. */
const VARIANT = /^\d+-[a-z]/i;
/** Parameters of one part of a path, as Angular writes them: `/heroes;id=15`. */
const MATRIX = /;[^/?#]*/g;
/** Turbopack names its chunks by a hash of 13 characters, which each build changes. */
const CHUNK = /(\/_next\/static\/chunks\/)(?:turbopack-)?[\w~-]{13}(?=\.(?:js|css)$)/;

/** The 8 letters, digits, `-` and `_` that Vite adds to the name of a file; a quarter of them have no digit. */
export const BUILD_HASH = /-(?=[\w-]{0,7}\d|[\w-]{1,7}[A-Z])[\w-]{8}(?=\.(?:[cm]?js|css)$)/;

/**
 * The page of an address: its path with ids and numbers folded to `:id`, so that a thousand product pages are one page
 * and `/pricing` stays `/pricing`. A number of up to two digits inside a slug stays (`/checkout/step-2`,
 * `/top-10-mugs`). A route in the fragment is a separate page (`/#/orders/:id`), except the first one (`/#/`).
 * Idempotent.
 */
export function normalizePath(address: unknown): string {
  if (typeof address !== 'string') return '/';
  const whole = address.slice(0, 2_000).replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  const inPath = (_: string, folder: string, route: string) =>
    `${folder}/${route.replace(SEPARATORS, '/')}`;
  const path = whole
    .replace(ROUTED, inPath)
    .replace(NAMED, inPath)
    .replace(/[?#].*$/s, '')
    .replace(CHUNK, `$1${FOLDED}`)
    .replace(BUILD_HASH, `-${FOLDED}`);
  const [, bang = '', route = ''] = routeOf(whole);
  const inFragment = foldPath(route);
  // An escaped parameter may be a token.
  const isShown = inFragment !== '' && !/[=&]/.test(inFragment) && !VARIANT.test(inFragment);
  const page = `/${foldPath(path)}${isShown ? `#${bang}/${inFragment}` : ''}`;
  return page.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$|#!?\/?$|(?<=.)\/$/, '');
}

const foldPath = (path: string): string =>
  path
    .split('/')
    .map(foldSegment)
    .filter((segment) => segment !== '')
    .join('/');

function routeOf(address: string): readonly string[] {
  const match = ROUTE.exec((/#.*$/s.exec(address)?.[0] ?? '').replace(MATRIX, '')) ?? [];
  return VARIANT.test(match[2]?.slice(1) ?? '') ? [] : match;
}

/**
 * An address without its query, path parameters and anchor. Unlike `normalizePath`, it differs for each item of a
 * list.
 */
export function exactPath(address: string): string {
  const [, bang = '', route = ''] = routeOf(address);
  return (
    address.replace(/[?#].*$/s, '').replace(MATRIX, '') +
    (route.length > 1 ? `#${bang}${route}` : '')
  );
}

/** Whether a reference on the page of this address leads to another website. */
export function isOtherSite(reference: string, address: string): boolean {
  const page = URL.parse(address);
  return page !== null && (URL.parse(reference, address)?.host ?? page.host) !== page.host;
}

function foldSegment(raw: string): string {
  const segment = decoded(raw)
    .replace(/;.*$/s, '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\s<>"'`\\/?#@;]/gu, '_')
    .replace(UUID, FOLDED);
  if (/^\d+$/.test(segment) || isDate(segment) || isToken(segment)) return FOLDED;
  return segment
    .split(SEPARATOR)
    .map((word) => (/^\d{3,}$/.test(word) || isToken(word) ? FOLDED : word))
    .join('');
}

/** Malformed escapes stay undecoded. Percent signs become underscores, so that the result has no escapes. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(/%/g, '_');
  } catch {
    return segment.replace(/%/g, '_');
  }
}

const isDate = (segment: string) => /^\d{4}[-_.]\d{1,2}([-_.]\d{1,2})?$/.test(segment);

/** Words that are joined by their capitals are longer than this on average; letters of a token change their case more often. */
const LETTERS_PER_CAPITAL = 4;
/** Whether a segment looks generated: hexadecimal, or mixed letters and digits. */
function isToken(word: string): boolean {
  const numbers = word.match(/\d+/g)?.length ?? 0;
  const mixesCases = /[a-z]/.test(word) && /[A-Z]/.test(word);
  if (!/^[A-Za-z\d_-]+$/.test(word)) return false;
  const capitals = word.match(/[A-Z]/g)?.length ?? 0;
  const isName = capitals * LETTERS_PER_CAPITAL <= word.length;
  if (numbers === 0) return mixesCases && !isName && word.length >= 20 && !/[-_]/.test(word);
  if (/^(0x)?[\da-f]{8,}$/i.test(word)) return true;
  if (/[-_]/.test(word)) return mixesCases && word.length >= 16 && numbers >= 2;
  if (mixesCases && numbers >= 2) return true;
  return word.length >= 10 && numbers >= 3;
}

/**
 * Reports a new route in the fragment (`#/orders`) as a page that was opened. Browsers without the Navigation API, and
 * earlier releases of the tracker, report it like a jump to another place on the page.
 */
export const withOpenedRoutes = (pages: readonly PageMoment[]): PageMoment[] =>
  pages.map((page, index) => {
    const before = pages[index - 1];
    const isOpened =
      page.kind === 'hash' && before && exactPath(before.address) !== exactPath(page.address);
    return isOpened ? { ...page, kind: 'push' } : page;
  });
