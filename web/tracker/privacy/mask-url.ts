/**
 * Masks URLs: the path and the parameters of campaigns and routes stay; of other parameters the names stay and the values
 * become `_`. Works on text instead of `URL`, because invalid URLs must not leak either.
 */
import { KEPT_PARAMETER } from '../../../lambdas/contract/tracker.ts';
import { base64Of, bytesOf } from '../delivery/base64.ts';
import { decoded } from './typed-variants.ts';
import { maskTypedInPath, mayShowOwnPicture } from './typed-words.ts';

/**
 * Parameters of images and styles that a replay needs to load them, and the path of a picture that a service resizes, such
 * as that of Next.js. A `q` with a word is a search, not a quality.
 */
const APPEARANCE =
  /^((w|h|width|height|fm|format|fit|crop)=[\w.,-]{1,16}|q=\d\d|(url|src)=(http|%2f)([\w.-]|%2f|%3a|%3fv%3d)+)$/i;
/** A parameter without a value that is a word and not a code. */
const WORD = /^[a-z][a-z_-]{0,15}$/i;
/** A fragment that names a section or a route: `#prices`, `#/orders/7?tab=open`. Any other fragment may be a token. */
const PLACE = /^([a-z][a-z/_-]{0,63}|!?\/[^/][^=&?#]*(\?[^#]*)?)$/i;
/** At least 32 characters of mixed letters and digits; UUIDs stay, because they identify pages. */
const TOKEN = /^(?![\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$)(?=.*\d)(?=.*[a-z])[\w.~+=-]{32,}$/i;

/** Masks the URL of an image, style or media file; keeps parameters that change how it looks. */
export const maskResourceUrl = (url: string): string =>
  url.startsWith('data:') ? maskDataUrl(url) : maskUrl(url, true);

/** Images, audio, video and fonts, which contain no text of the page. */
const BINARY = /^data:(image\/(?!svg)|audio|video|.*(font|octet))/i;
/** Masks the text of data URLs. */
function maskDataUrl(url: string): string {
  const [head = '', content = ''] = split(url, ',');
  if (BINARY.test(head)) return mayShowOwnPicture() && !/font/i.test(head) ? `${head},` : url;
  // A replay shows only drawings and style sheets; a document may be packed, so that its text cannot be masked.
  if (!/svg|css/i.test(head)) return `${head},`;
  if (!/;base64$/i.test(head)) return `${head},${maskEncoded(content)}`;
  try {
    const plain = new TextDecoder().decode(bytesOf(content));
    const masked = maskTypedInPath(plain);
    return masked === plain ? url : `${head},${base64Of(new TextEncoder().encode(masked))}`;
  } catch {
    return `${head},`;
  }
}

/** A query, a fragment, parameters of a part, a user name, a scheme other than http, or a part that is long enough for a token. */
const NEEDS_PARSING = /[?#@%;]|[\w.~+=-]{32}|^(?!https?:)[a-z][a-z\d+.-]{0,31}:/i;

/** Masks the URL of a page, link or form, or of a file with parameters that change how it looks. */
export function maskUrl(url: string, isFile?: boolean): string {
  // A drawing refers to another one by its id, which is recorded.
  if (!NEEDS_PARSING.test(url) || (isFile && url[0] === '#')) return maskTypedInPath(url);
  const textScheme = url.match(/^(mailto|tel|sms|javascript|data):/i);
  if (textScheme) return textScheme[0];
  const [beforeHash = '', fragment = ''] = split(url, '#');
  const hash = withoutParameters(fragment);
  const [address = '', query] = split(beforeHash, '?');
  // Without user name and password.
  const [whole = '', scheme = '', host = ''] = address.match(ORIGIN) ?? [];
  const part = isFile && !/avatars?\/\w{32}/.test(address) ? maskEncoded : maskPart;
  return (
    maskTypedInPath(scheme + host) +
    address.slice(whole.length).split('/').map(part).join('/') +
    (query === undefined ? '' : `?${maskQuery(query, isFile)}`) +
    (PLACE.test(hash) ? `#${maskUrl(hash)}` : '')
  );
}

function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const ORIGIN = /^((?:[a-z][a-z\d+.-]{0,31}:)?\/\/)(?:[^/]*@)?([^/]*)/i;
const maskQuery = (query: string, isFile?: boolean): string =>
  query
    .split('&')
    .map((pair) => {
      const [name = '', value] = split(pair, '=');
      if (value === undefined) return WORD.test(name) ? maskTypedInPath(name) : '_';
      const isKept = KEPT_PARAMETER.test(pair) || (isFile && APPEARANCE.test(pair));
      return isKept ? `${name}=${maskEncoded(value)}` : `${maskEncoded(name)}=_`;
    })
    .join('&');

function maskPart(part: string): string {
  const name = withoutParameters(part);
  // The extension shows what kind of file is missing.
  return TOKEN.test(name) ? name.replace(/^.*?(?=\.\w{3,4}$|$)/, '_') : maskEncoded(name);
}

/** Removes parameters of single parts, as Angular and Java write them: `/heroes;id=15`, `/cart;jsessionid=1F2A`. */
const withoutParameters = (path: string): string => path.replace(/;[^/?]*/g, '');

/** Masks a percent-encoded part by its decoded text. */
function maskEncoded(part: string): string {
  const plain = decoded(part);
  const masked = maskTypedInPath(plain);
  if (masked === plain) return part;
  return plain === part ? masked : encodeURIComponent(masked);
}
