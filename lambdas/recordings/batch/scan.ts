import { BATCH_MAX_DEPTH, BATCH_MAX_VALUES, EVENT_MAX_BYTES } from '../../contract/limits.ts';

/**
 * One look at the bytes of a batch before anything is parsed. `malformed` and `too-large` protect the parser; `suspect`
 * says that a text in it may have to be masked, so that an ordinary batch is never searched text by text. It misses
 * nothing that the masking would change, and may be wrong the other way. One loop over a table of signs: this is the
 * hottest code of the product.
 */
export type Scan = 'clean' | 'suspect' | 'malformed' | 'too-large';

// What may be skipped inside a text stands first: one comparison passes it.
const PLAIN = 0;
const SPACER = 1;
const DIGIT = 2;
const QUOTE = 3;
const BACKSLASH = 4;
const AT = 5;
const PERCENT = 6;
const OPENING = 7;
const CLOSING = 8;
const outside = signsOf([
  [QUOTE, '"'],
  [OPENING, '{['],
  [CLOSING, '}]'],
]);
// What may stand between the groups of a card number: blank, hyphen, dot, or a blank beyond ASCII.
const inText = signsOf([
  [SPACER, ' -.'],
  [QUOTE, '"'],
  [BACKSLASH, '\\'],
  [AT, '@'],
  [PERCENT, '%'],
]).fill(SPACER, 0x80);

function signsOf(kinds: readonly (readonly [kind: number, signs: string])[]): Uint8Array {
  const table = new Uint8Array(256).fill(DIGIT, 0x30, 0x3a);
  for (const [kind, signs] of kinds) for (const sign of signs) table[sign.charCodeAt(0)] = kind;
  return table;
}

/** The depth at which an event of `{events: [event]}` stands. */
const EVENT_DEPTH = 3;
/** No honest number is longer; reading an endless one takes a second. */
const NUMBER_MAX_DIGITS = 400;
const CARD_MIN_DIGITS = 13;
/** Card numbers are written whole or in groups of four to six. */
const GROUP_MIN_DIGITS = 4;

export function scan(bytes: Uint8Array): Scan {
  let depth = 0;
  let values = 0;
  let eventFrom = 0;
  let isSuspect = false;
  if (bytes[0] !== 0x7b) return 'malformed';
  for (let at = 0; at < bytes.length; at += 1) {
    const kind = outside[bytes[at] as number];
    if (kind === PLAIN) continue;
    if (kind === QUOTE) {
      at += 1;
      if (isPolluting(bytes, at)) return 'malformed';
      let digits = 0;
      while (true) {
        while ((inText[bytes[at] as number] as number) <= SPACER) at += 1;
        const sign = inText[bytes[at] as number];
        if (sign === QUOTE || sign === undefined) break;
        if (sign === DIGIT) {
          const from = at;
          while (inText[bytes[at] as number] === DIGIT) at += 1;
          const group = at - from;
          digits += group;
          isSuspect ||= digits >= CARD_MIN_DIGITS;
          while (inText[bytes[at] as number] === SPACER) at += 1;
          if (group < GROUP_MIN_DIGITS || inText[bytes[at] as number] !== DIGIT) digits = 0;
        } else {
          if (sign === BACKSLASH) {
            isSuspect ||= isHidden(bytes, at);
            at += 1;
          } else isSuspect ||= sign === AT ? isInsideWord(bytes, at) : isEscapedAt(bytes, at);
          at += 1;
        }
      }
    } else if (kind === DIGIT) {
      const from = at;
      while (outside[bytes[at + 1] as number] === DIGIT) at += 1;
      if (at - from >= NUMBER_MAX_DIGITS) return 'malformed';
    } else if (kind === OPENING) {
      depth += 1;
      values += 1;
      if (depth > BATCH_MAX_DEPTH) return 'malformed';
      if (values > BATCH_MAX_VALUES) return 'too-large';
      if (depth === EVENT_DEPTH) eventFrom = at;
    } else {
      if (depth === EVENT_DEPTH && at - eventFrom >= EVENT_MAX_BYTES) return 'too-large';
      depth -= 1;
    }
  }
  return isSuspect ? 'suspect' : 'clean';
}

/** Keys that would change what an object is. Text that merely mentions them is fine. */
const PROTO = new TextEncoder().encode('__proto__"');
const CONSTRUCTOR = new TextEncoder().encode('constructor"');
function isPolluting(bytes: Uint8Array, from: number): boolean {
  const third = bytes[from + 2];
  if (third !== PROTO[2] && third !== CONSTRUCTOR[2]) return false;
  const key = third === PROTO[2] ? PROTO : CONSTRUCTOR;
  for (let n = 0; n < key.length; n += 1) if (bytes[from + n] !== key[n]) return false;
  let at = from + key.length;
  while (isBlank(bytes[at])) at += 1;
  return bytes[at] === 0x3a;
}
const isBlank = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** `\u00..`: an escaped printable letter is a sign of an attempt to hide text. */
const isHidden = (bytes: Uint8Array, at: number) =>
  bytes[at + 1] === 0x75 && bytes[at + 2] === 0x30 && bytes[at + 3] === 0x30;
/** `%40` */
const isEscapedAt = (bytes: Uint8Array, at: number) =>
  bytes[at + 1] === 0x34 && bytes[at + 2] === 0x30;
/** Style sheets are full of `@media`; an address has something other than a blank or a bracket on both sides. */
const isInsideWord = (bytes: Uint8Array, at: number) =>
  isSolid(bytes[at - 1]) && isSolid(bytes[at + 1]);
const isSolid = (byte: number | undefined) =>
  byte !== undefined &&
  byte > 0x20 &&
  byte !== 0x22 &&
  byte !== 0x7b &&
  byte !== 0x7d &&
  byte !== 0x3b &&
  byte !== 0x2f;
