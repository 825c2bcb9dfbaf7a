/**
 * The part of a URL that may leave: path and campaign parameters. The names of other parameters stay, since they explain a
 * page; their values become `_`. Works on text, not on `URL`: a broken address is still a text that must not leak.
 */
import { maskText } from './mask-text.ts';
import { maskTypedInPath } from './typed-words.ts';

const CAMPAIGN = /^utm_[a-z]+$/i;
/** What pictures and styles are asked with: without it a replay would show holes. */
const APPEARANCE = /^(w|h|width|height|q|quality|fm|format|fit|crop|dpr|v|ver|version)$/i;
const PLAIN = /^[\w.,-]{1,16}$/;
/** A parameter without a value that is a switch and not a personal code. */
const WORD = /^[a-z][a-z_-]{0,15}$/i;
/** A fragment that is a place on the page: `#prices`, `#/orders/open`. Anything else may be a token. */
const PLACE = /^[!/a-z][a-z/_-]{0,63}$/i;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** For pages, links and forms. */
export const maskUrl = (url: string): string => mask(url, () => false, maskPart);
/** For pictures, styles and media: keeps what they need to load. */
export const maskResourceUrl = (url: string): string =>
  url.startsWith('data:')
    ? maskWritten(url)
    : mask(url, (name) => APPEARANCE.test(name), maskEncoded);

/** A drawing inside of an address is text; photographs are not. */
function maskWritten(url: string): string {
  const [head = '', content = ''] = split(url, ',');
  if (!/^data:(text\/|image\/svg)/i.test(head)) return url;
  if (!/;base64$/i.test(head)) return `${head},${maskEncoded(content)}`;
  try {
    const plain = new TextDecoder().decode(bytesOf(atob(content)));
    const masked = maskTypedInPath(maskText(plain));
    return masked === plain ? url : `${head},${packed(masked)}`;
  } catch {
    return `${head},`;
  }
}

const bytesOf = (binary: string) => Uint8Array.from(binary, (each) => each.charCodeAt(0));
function packed(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** What needs a closer look: a query, a fragment, a user, another scheme, a part long enough for a token. */
const REMARKABLE = /[?#@%]|[\w.~+=-]{32}|^(?!https?:)[a-z][a-z\d+.-]{0,31}:/i;

function mask(url: string, keeps: (name: string) => boolean, part: (text: string) => string) {
  if (!REMARKABLE.test(url)) return maskTypedInPath(maskText(url));
  if (/^(mailto|tel|sms|javascript|data):/i.test(url)) return url.slice(0, url.indexOf(':') + 1);
  const [beforeHash = '', hash] = split(url, '#');
  const [address = '', query] = split(beforeHash, '?');
  const [origin, rest] = originOf(address);
  return (
    origin +
    rest.split('/').map(part).join('/') +
    (query === undefined ? '' : `?${maskQuery(query, keeps)}`) +
    (hash !== undefined && PLACE.test(hash) ? `#${maskTypedInPath(hash)}` : '')
  );
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Scheme and host without a user's name and password, and what follows them. */
function originOf(address: string): [string, string] {
  const scheme = address.match(/^([a-z][a-z\d+.-]{0,31}:)?\/\//i)?.[0];
  if (scheme === undefined) return ['', address];
  const slash = address.indexOf('/', scheme.length);
  const end = slash < 0 ? address.length : slash;
  const authority = address.slice(scheme.length, end);
  return [scheme + authority.slice(authority.lastIndexOf('@') + 1), address.slice(end)];
}

const maskQuery = (query: string, keeps: (name: string) => boolean): string =>
  query
    .split('&')
    .map((pair) => {
      const [name = '', value] = split(pair, '=');
      if (value === undefined) return WORD.test(name) ? name : '_';
      if (CAMPAIGN.test(name)) return `${name}=${maskEncoded(value)}`;
      return `${maskEncoded(name)}=${keeps(name) && PLAIN.test(value) ? value : '_'}`;
    })
    .join('&');

const maskPart = (part: string): string => (looksLikeToken(part) ? '_' : maskEncoded(part));

/** An address or number stays one when it is written with percent signs. */
function maskEncoded(part: string): string {
  if (!part.includes('%')) return maskTypedInPath(maskText(part));
  try {
    const plain = decodeURIComponent(part);
    const masked = maskTypedInPath(maskText(plain));
    return masked === plain ? part : encodeURIComponent(masked);
  } catch {
    return maskText(part);
  }
}

/** A long word of mixed letters and digits, such as a token; ids of the usual form stay. */
const looksLikeToken = (part: string): boolean =>
  part.length >= 32 &&
  /\d/.test(part) &&
  /[a-z]/i.test(part) &&
  /^[\w.~+=-]+$/.test(part) &&
  !UUID.test(part);
