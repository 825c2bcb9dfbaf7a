import { maskText } from './personal-data.ts';

/** The first 13 digits of a card number, or its first two groups. */
const CARD = /\d{13}|\d{4}[ .\-/\u00a0\u2009\u202f]\d{4}/g;

/** `a@b.co`, the shortest there is. */
const SHORTEST = 6;

/** The position of the next character that may need masking, at or after an index; the length if there is none. */
type Search = (all: string, from: number) => number;
const searches: readonly Search[] = [
  (all, from) => {
    let at = all.indexOf('@', from);
    while (at >= 0 && !isInsideWord(all, at)) at = all.indexOf('@', at + 1);
    return at < 0 ? all.length : at;
  },
  (all, from) => {
    const at = all.indexOf('%40', from);
    return at < 0 ? all.length : at;
  },
  (all, from) => {
    CARD.lastIndex = from;
    return CARD.exec(all)?.index ?? all.length;
  },
];

/** Style sheets are full of `@media`; an address has something other than a blank or a bracket on both sides. */
const isInsideWord = (all: string, at: number): boolean =>
  isSolid(all.charCodeAt(at - 1)) && isSolid(all.charCodeAt(at + 1));
const isSolid = (sign: number): boolean =>
  sign > 0x20 && sign !== 0x22 && sign !== 0x7b && sign !== 0x7d && sign !== 0x3b && sign !== 0x2f;

/**
 * Masks all texts of a batch, which are in one piece; each is as long afterwards. An ordinary batch pays for the
 * searches through that piece, and only texts with a sign in them are masked one by one. A sign that spans two texts is a
 * text too many that is looked at, never one too few.
 */
export function maskTexts(all: string, lengths: readonly number[]): string {
  const found = searches.map((search) => search(all, 0));
  if (found.every((at) => at === all.length)) return all;
  let masked = '';
  let done = 0;
  let from = 0;
  for (const length of lengths) {
    const end = from + length;
    let isSuspect = false;
    for (let place = 0; place < searches.length; place += 1) {
      if ((found[place] as number) < from) found[place] = (searches[place] as Search)(all, from);
      isSuspect ||= (found[place] as number) < end;
    }
    if (isSuspect && length >= SHORTEST) {
      masked += all.slice(done, from) + maskText(all.slice(from, end));
      done = end;
    }
    from = end;
  }
  return masked + all.slice(done);
}
