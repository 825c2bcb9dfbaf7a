/**
 * Masks email addresses and card numbers in text. Every function takes linear time, because third-party pages can contain
 * long and hostile texts.
 */

import { asciiDigits, isCardNumber, OTHER_DIGITS } from '../../../lambdas/contract/rules/digits.ts';

/** The longest local part and domain of an email address (RFC 5321). */
const LOCAL_CHARACTERS = 64;
const DOMAIN_CHARACTERS = 255;
const CARD_DIGITS = { min: 13, max: 19 };

/** A local part at the end of a text. */
const LOCAL = /("[^"]*"|[a-zA-Z\u00ad\u00c0-\uff1f\uff21-\uffff\d!#$%&'*+/=?^_`{|}~.-]*)$/;
/**
 * A name, a dot, and at least two characters of which the last is a letter. Digits may be masked already. `photo@2x.png` is
 * an image for high-density screens.
 */
const DOMAIN =
  /^(?!\dx\.)[a-zA-Z\u00ad\u00c0-\uff1f\uff21-\uffff\d.*-]+\.[a-zA-Z\u00ad\u00c0-\uff1f\uff21-\uffff\d-]+[a-zA-Z\u00c0-\uff1f\uff21-\uffff]/;

/** An @ as a plain or full-width character, URL-encoded once or more often, escaped in JSON or in HTML. */
const AT = /[@＠]|%(25)*40|\\u0040|&#64;|&commat;/gi;

/** Digits with up to three spaces, hyphens (also narrow, invisible and non-breaking ones), dots or slashes between them. */
const GROUPS = /\d(?:[ \-./\u00a0\u00ad\u2000-\u2011\u202f\u2060\ufeff]{0,3}\d)*/g;

/** Matches texts that may contain either, or digits of other scripts; most texts do not, and skip the rest of the work. */
const HINT = new RegExp(`${AT.source}|[${OTHER_DIGITS}]|${GROUPS.source.slice(0, -1)}{12}`, 'i');
/** Whether a text may contain an email address or a card number. */
export const mayBeMasked = (text: string): boolean => HINT.test(text);
/** One number with decimal places, such as a size or position computed by a script; no card number is written like this. */
const DECIMAL = /^-?\d{0,9}\.\d+[a-z%]{0,4}$/i;

/** The length of the shortest email address, `a@b.cc`. */
const MIN_CHARACTERS = 6;

/** Replaces email addresses and card numbers with asterisks of the same length, so that the layout does not change. */
export const maskText = (text: string): string =>
  text.length >= MIN_CHARACTERS && HINT.test(text) && !DECIMAL.test(text)
    ? // In the other order an address would hide the last digits of a card number before its @.
      maskEmails(maskCards(text))
    : text;

/** Attributes of drawings in markup, whose digits are not card numbers. */
const GEOMETRY_ATTRIBUTE =
  /(\s(?:d|points|path|values|viewBox|\w*transform)=\\?["'][\d\s.,;()+a-z-]*(?=\\?["']))/i;
/** The same for a text that may be the markup of a drawing. */
export const maskMarkup = (markup: string): string =>
  markup
    .split(GEOMETRY_ATTRIBUTE)
    .map((piece, place) => (place % 2 === 1 ? piece : maskText(piece)))
    .join('');

/** Replaces email addresses with as many asterisks. */
export function maskEmails(text: string): string {
  let masked = '';
  let done = 0;
  for (const { 0: at, index } of text.matchAll(AT)) {
    if (index < done) continue;
    const lowest = Math.max(done, index - LOCAL_CHARACTERS);
    const start = lowest + text.slice(lowest, index).search(LOCAL);
    const from = index + at.length;
    const domain = text.slice(from, from + DOMAIN_CHARACTERS).match(DOMAIN)?.[0];
    // Without a local part, an @ inside a text is no address.
    if (!domain || (start === index && index > 0)) continue;
    masked += text.slice(done, start);
    done = from + domain.length;
    masked += '*'.repeat(done - start);
  }
  return done === 0 ? text : masked + text.slice(done);
}

/** The only separators between groups of other than four digits, because others occur in decimal numbers, dates and tables. */
const NARROW = /^[^./]?$/;

/** Masks the digits of Luhn-valid numbers of 13 to 19 digits, written together or in groups like those of cards. */
function maskCards(text: string): string {
  const plain = asciiDigits(text);
  let masked = '';
  let done = 0;
  for (const { 0: run, index: from } of plain.matchAll(GROUPS)) {
    const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
      start: from + index,
      end: from + index + digits.length,
    }));
    for (let first = 0; first < groups.length; first++) {
      const last = cardEnd(plain, groups, first);
      if (last < 0) continue;
      const { start } = groups[first] as Group;
      const { end } = groups[last] as Group;
      masked += text.slice(done, start) + plain.slice(start, end).replace(/\d/g, '*');
      done = end;
      first = last;
    }
  }
  return done === 0 ? text : masked + text.slice(done);
}

interface Group {
  readonly start: number;
  readonly end: number;
}

/**
 * The last group of the card number that starts with group `first`, or -1. All groups but a shorter last one have the
 * same length, or they have 4, 6 and 5 digits (American Express), so that a row of dates is not masked.
 */
function cardEnd(text: string, groups: readonly Group[], first: number): number {
  const width = lengthOf(groups[first] as Group);
  let digits = '';
  for (let last = first; last < groups.length; last++) {
    const { start, end } = groups[last] as Group;
    const before = last > first + 1 ? lengthOf(groups[last - 1] as Group) : width;
    const isLikeAmex = last === first + 2 && width === 4 && before === 6;
    digits += text.slice(start, end);
    if ((before !== width && !isLikeAmex) || digits.length > CARD_DIGITS.max) return -1;
    const gap = last > first ? text.slice((groups[last - 1] as Group).end, start) : '';
    if (width === 4 ? end - start > 6 : end - start > width || !NARROW.test(gap)) return -1;
    if (digits.length >= CARD_DIGITS.min && isCardNumber(digits)) return last;
  }
  return -1;
}

const lengthOf = ({ start, end }: Group): number => end - start;
