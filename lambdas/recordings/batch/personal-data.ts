/**
 * Masks email addresses, card numbers and the parameters of page addresses. Every step takes linear time, because the
 * text of a page is untrusted. Masking keeps a text's length and is idempotent.
 */
import { asciiDigits, isCardNumber } from '../../contract/rules/digits.ts';
import { KEPT_PARAMETER } from '../../contract/tracker.ts';

const MASK = '*';
/** Format characters are invisible, such as soft hyphens and spaces of no width. */
const LOCAL = /[\p{L}\p{N}\p{M}\p{Cf}._%+'-]/u;
const HOST = /[\p{L}\p{N}\p{M}\p{Cf}-]{1,63}(?:\.[\p{L}\p{N}\p{M}\p{Cf}-]{1,63}){1,9}/uy;
const FORMAT = /\p{Cf}/gu;
/** Plain, full-width, URL-encoded once or more often, escaped in JSON or in HTML. */
const AT = /[@＠]|%(?:25)*40|\\u0040|&#64;|&commat;/gi;
/** Excludes file names such as `bootstrap@5.3.css`. */
const FILE_ENDINGS = new Set(
  'css js mjs cjs map json png jpg jpeg gif svg webp avif ico woff ttf min'.split(' '),
);

/** SVG path data: at least two commands, each with numbers. */
const PATH =
  /^\s*m(?=[\s,]*[-+.\d])[\d\s.,e+-]*(?:[mlhvcsqta](?=[\s,]*[-+.\d])[\d\s.,e+-]*|z\s*)+$/i;

export function maskText(text: string): string {
  if (PATH.test(text)) return text;
  const addresses = maskAddresses(text);
  // Both read the original text, because an address may contain the last digits of a card number before its @.
  const cards = maskCards(text);
  if (cards === text) return addresses;
  return addresses.replace(/[^*]/g, (unit, at: number) => (cards[at] === MASK ? MASK : unit));
}

function maskAddresses(text: string): string {
  let masked = '';
  let done = 0;
  let afterSign = 0;
  for (const { 0: sign, index } of text.matchAll(AT)) {
    // Starts no earlier than the last match, so that no character is checked twice.
    const from = startOfLocal(text, index, Math.max(done, afterSign));
    afterSign = index + sign.length;
    HOST.lastIndex = afterSign;
    const host = HOST.exec(text)?.[0];
    if (from === index || !host || !isPublicHost(host)) continue;
    const end = index + sign.length + host.length;
    masked += text.slice(done, from) + text.slice(from, end).replace(/[^@.]/g, MASK);
    done = end;
  }
  return masked + text.slice(done);
}

function startOfLocal(text: string, at: number, earliest: number): number {
  let from = at;
  while (from > earliest && isLocal(text, from)) from -= 1;
  return from;
}
/** Either half of a surrogate pair counts as part of the word. */
const isLocal = (text: string, end: number) => {
  const unit = text.charCodeAt(end - 1);
  return (unit >= 0xd800 && unit <= 0xdfff) || LOCAL.test(text[end - 1] as string);
};

function isPublicHost(host: string): boolean {
  const [, ...labels] = host.replace(FORMAT, '').split('.');
  const last = labels.at(-1)?.toLowerCase() ?? '';
  return !FILE_ENDINGS.has(last) && labels.some((label) => /^\p{L}[\p{L}\p{M}]/u.test(label));
}

/**
 * Spaces and hyphens, also narrow, invisible and non-breaking ones, dots and slashes; up to three, such as " / ". As in
 * web/tracker/privacy/mask-text.ts.
 */
export const CARD_SEPARATOR = String.raw`[ \-./\u00a0\u00ad\u2000-\u2011\u202f\u2060\ufeff]{1,3}`;
/** Digits after a decimal point are not a card number: scripts compute sizes and positions. */
const CARDS = new RegExp(
  String.raw`(?<!\d)(?:(?<!\d\.)\d{13,19}|\d{4}(${CARD_SEPARATOR})\d{4}\1\d{4}\1\d{1,7}|\d{4}(${CARD_SEPARATOR})\d{6}\2\d{4,5})(?!\d)`,
  'g',
);

function maskCards(text: string): string {
  let masked = '';
  let done = 0;
  for (const { 0: found, index } of asciiDigits(text).matchAll(CARDS)) {
    if (!isCardNumber(found.replace(/\D/g, ''))) continue;
    masked += text.slice(done, index) + found.replace(/\d/g, MASK);
    done = index + found.length;
  }
  return masked + text.slice(done);
}

/** A route in a fragment: `/orders/7?tab=open`. */
const ROUTE = /^!?\/[^?#=&]*(\?[^#]*)?$/;

/** Keeps the path, campaigns and routes; other values become `_`; a fragment that looks like a token is dropped. */
export function maskAddress(address: string): string {
  if (!/[?#]/.test(address)) return address;
  const [whole = '', ...fragments] = address.split('#');
  const fragment = fragments.join('#');
  const [path = '', ...queries] = whole.split('?');
  const query = queries.join('?');
  const hash = fragments.length > 0 && fragment === '' ? '#' : maskFragment(fragment);
  return (
    (queries.length > 0 ? `${path}?${query.split('&').map(maskParameter).join('&')}` : path) + hash
  );
}

function maskParameter(parameter: string): string {
  const [name = '', ...values] = parameter.split('=');
  const isKept = values.length === 0 ? name.length <= 40 : KEPT_PARAMETER.test(parameter);
  if (isKept) return parameter;
  return values.length === 0 ? '_' : `${name}=_`;
}

function maskFragment(fragment: string): string {
  if (ROUTE.test(fragment)) return `#${maskAddress(fragment)}`;
  return fragment === '' || isToken(fragment) ? '' : `#${fragment}`;
}

const isToken = (fragment: string) => /[=&]/.test(fragment) || /[\w-]{24,}/.test(fragment);
