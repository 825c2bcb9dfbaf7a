import { BATCH_MAX_DEPTH, BATCH_MAX_VALUES, EVENT_MAX_BYTES } from '../../contract/limits.ts';

/**
 * One look at the bytes of a batch before anything is parsed. `malformed` and `too-large` protect the parser; `suspect`
 * says that a text in it may have to be masked, so that an ordinary batch is never searched text by text. It misses
 * nothing that the masking would change, and may be wrong the other way. One loop over a table of signs: this is the
 * hottest code of the product.
 */
export type Scan = 'clean' | 'suspect' | 'malformed' | 'too-large';

const [PLAIN, DIGIT, QUOTE, BACKSLASH, AT, PERCENT, SPACER, OPENING, CLOSING] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;
const kinds = new Uint8Array(256);
kinds.fill(DIGIT, 0x30, 0x3a);
// What may stand between the groups of a card number: blank, hyphen, dot, or a blank beyond ASCII.
kinds.fill(SPACER, 0x80);
for (const [kind, signs] of [
  [SPACER, ' -.'],
  [QUOTE, '"'],
  [BACKSLASH, '\\'],
  [AT, '@'],
  [PERCENT, '%'],
  [OPENING, '{['],
  [CLOSING, '}]'],
] as const) {
  for (const sign of signs) kinds[sign.charCodeAt(0)] = kind;
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
  let number = 0;
  if (bytes[0] !== 0x7b) return 'malformed';
  for (let at = 0; at < bytes.length; at += 1) {
    const kind = kinds[bytes[at] as number];
    if (kind === QUOTE) {
      let digits = 0;
      let group = 0;
      for (at += 1; at < bytes.length; at += 1) {
        const inner = kinds[bytes[at] as number] as number;
        if (inner === PLAIN || inner >= OPENING) {
          digits = 0;
          group = 0;
          while (kinds[bytes[at + 1] as number] === PLAIN) at += 1;
        } else if (inner === DIGIT) {
          digits += 1;
          group += 1;
          if (digits >= CARD_MIN_DIGITS) isSuspect = true;
        } else if (inner === SPACER) {
          // A sign beyond ASCII has several bytes: only its first one ends the group.
          if (group > 0 && group < GROUP_MIN_DIGITS) digits = 0;
          group = 0;
        } else if (inner === QUOTE) break;
        else {
          digits = 0;
          group = 0;
          if (inner === BACKSLASH) {
            isSuspect ||= isHidden(bytes, at);
            at += 1;
          } else isSuspect ||= inner === AT ? isInsideWord(bytes, at) : isEscapedAt(bytes, at);
        }
      }
    } else if (kind === DIGIT) {
      number += 1;
      if (number > NUMBER_MAX_DIGITS) return 'malformed';
      continue;
    } else if (kind === OPENING) {
      depth += 1;
      values += 1;
      if (depth > BATCH_MAX_DEPTH) return 'malformed';
      if (values > BATCH_MAX_VALUES) return 'too-large';
      if (depth === EVENT_DEPTH) eventFrom = at;
    } else if (kind === CLOSING) {
      if (depth === EVENT_DEPTH && at - eventFrom >= EVENT_MAX_BYTES) return 'too-large';
      depth -= 1;
    }
    number = 0;
  }
  return isSuspect ? 'suspect' : 'clean';
}

/** `\u00..`: nobody spells a printable letter like that who has nothing to hide. */
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
