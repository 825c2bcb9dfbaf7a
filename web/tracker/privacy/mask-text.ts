/**
 * What no text may carry away: e-mail addresses and card numbers, wherever they are in it. Every function is linear
 * in its input: each character is looked at a bounded number of times (texts come from strangers and can be long).
 */

/** The longest parts of an address that are looked for (RFC 5321). */
const LOCAL_CHARACTERS = 64;
const DOMAIN_CHARACTERS = 255;
const CARD_DIGITS = { min: 13, max: 19 };

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code > 0xbf && code !== 0xff20);
/** What may precede the @ without quotes. */
const isLocal = (code: number) =>
  isLetter(code) || isDigit(code) || "!#$%&'*+-/=?^_`{|}~.".includes(String.fromCharCode(code));
const isDomain = (code: number) => isLetter(code) || isDigit(code) || code === 45 || code === 46;

/** Every way to write an @ that a page hands out: plain, full width, in a URL, in JSON. */
const AT = /[@＠]|%40|\\u0040|&#64;|&commat;/gi;
const stars = (length: number) => '*'.repeat(length);

/** Nearly every text of a page has neither; this finds out in one look. */
const HINT = /[@＠]|%40|\\u0040|&#64;|&commat;|\d(?:[ \-\u00a0\u2009\u202f]?\d){12}/i;

/** The shortest address, `a@b.cc`, is longer than most of the texts between two tags. */
const SHORTEST = 6;

/** Replaces addresses and card numbers by asterisks of the same length, so that the layout stays. */
export const maskText = (text: string): string =>
  text.length >= SHORTEST && HINT.test(text) ? maskCards(maskEmails(text)) : text;

export function maskEmails(text: string): string {
  if (!HINT.test(text)) return text;
  let masked = '';
  let done = 0;
  for (const { 0: at, index } of text.matchAll(AT)) {
    if (index < done) continue;
    const start = localStart(text, index, done);
    const end = domainEnd(text, index + at.length);
    if (end < 0 || (start === index && index > 0)) continue;
    masked += text.slice(done, start) + stars(end - start);
    done = end;
  }
  return done === 0 ? text : masked + text.slice(done);
}

/** Where the part before the @ begins. Equal to `at` where there is none. */
function localStart(text: string, at: number, floor: number): number {
  if (text[at - 1] === '"') {
    const quote = text.lastIndexOf('"', at - 2);
    if (quote >= floor && at - quote <= LOCAL_CHARACTERS) return quote;
  }
  let start = at;
  const lowest = Math.max(floor, at - LOCAL_CHARACTERS);
  while (start > lowest && isLocal(text.charCodeAt(start - 1))) start--;
  return start;
}

/** Where the domain after the @ ends, or -1 where none follows: a name, a dot, and at least two letters. */
function domainEnd(text: string, from: number): number {
  let end = from;
  const highest = Math.min(text.length, from + DOMAIN_CHARACTERS);
  while (end < highest && isDomain(text.charCodeAt(end))) end++;
  while (end > from && !isLetter(text.charCodeAt(end - 1))) end--;
  const domain = text.slice(from, end);
  const dot = domain.lastIndexOf('.');
  if (dot < 1 || domain.length - dot < 3) return -1;
  // `photo@2x.png` is a picture for a sharp screen, not a person.
  return /^\dx\./.test(domain) ? -1 : end;
}

const isSeparator = (code: number) =>
  code === 32 || code === 45 || code === 0xa0 || code === 0x2009 || code === 0x202f;

/** Masks Luhn-valid runs of 13 to 19 digits, in one piece or in groups of a card's kind. */
export function maskCards(text: string): string {
  if (!HINT.test(text)) return text;
  let masked = '';
  let done = 0;
  for (let i = 0; i < text.length; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    const groups = groupsFrom(text, i);
    for (let first = 0; first < groups.length; first++) {
      const last = cardEnd(text, groups, first);
      if (last < 0) continue;
      const [start, end] = [groups[first]?.start ?? 0, groups[last]?.end ?? 0];
      masked += text.slice(done, start) + text.slice(start, end).replace(/\d/g, '*');
      done = end;
      first = last;
    }
    i = groups.at(-1)?.end ?? i;
  }
  return done === 0 ? text : masked + text.slice(done);
}

interface Group {
  readonly start: number;
  readonly end: number;
}

/** The runs of digits from here on that are one separator apart. */
function groupsFrom(text: string, from: number): Group[] {
  const groups: Group[] = [];
  let start = from;
  while (isDigit(text.charCodeAt(start))) {
    let end = start + 1;
    while (isDigit(text.charCodeAt(end))) end++;
    groups.push({ start, end });
    start = isSeparator(text.charCodeAt(end)) ? end + 1 : text.length;
  }
  return groups;
}

/**
 * The last group of the card number that begins with this group, or -1. The groups of a number are equally long, but
 * for the last and for those of 4, 6 and 5: so a row of dates is not taken for one. Luhn's sum is kept for both
 * parities while the digits are read once.
 */
function cardEnd(text: string, groups: readonly Group[], first: number): number {
  const width = lengthOf(groups[first]);
  let digits = 0;
  let evenDoubled = 0;
  let oddDoubled = 0;
  for (let last = first; last < groups.length; last++) {
    const { start = 0, end = 0 } = groups[last] ?? {};
    const before = last > first + 1 ? lengthOf(groups[last - 1]) : width;
    const isLikeAmex = last === first + 2 && width === 4 && before === 6;
    if ((before !== width && !isLikeAmex) || digits + end - start > CARD_DIGITS.max) return -1;
    for (let i = start; i < end; i++, digits++) {
      const digit = text.charCodeAt(i) - 48;
      const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
      evenDoubled += digits % 2 === 0 ? doubled : digit;
      oddDoubled += digits % 2 === 0 ? digit : doubled;
    }
    const sum = digits % 2 === 0 ? evenDoubled : oddDoubled;
    if (digits >= CARD_DIGITS.min && sum % 10 === 0) return last;
  }
  return -1;
}

const lengthOf = (group: Group | undefined): number => (group ? group.end - group.start : 0);
