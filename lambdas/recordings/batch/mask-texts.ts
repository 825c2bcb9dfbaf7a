import { OTHER_DIGIT } from '../../contract/rules/digits.ts';
import { CARD_SEPARATOR, maskText } from './personal-data.ts';

/** The start of a possible card number: 13 digits, or two groups of four. With a common start it is a quarter faster. */
const CARD = new RegExp(String.raw`\d{4}(?:\d{9}|${CARD_SEPARATOR}\d{4})`, 'g');

const COMMAT = /&commat;/gi;
const ENCODED_AT = /%(?:25)*40/g;

/** The length of `a@b.co`, the shortest address. */
const SHORTEST_ADDRESS = 6;

/** The index of the next possible match at or after `from`; the length of the text if there is none. */
type Search = (all: string, from: number) => number;
const searches: readonly Search[] = [
  (all, from) => {
    let at = all.indexOf('@', from);
    while (at >= 0 && !isInsideWord(all, at)) at = all.indexOf('@', at + 1);
    return at < 0 ? all.length : at;
  },
  ...['＠', '\\u0040', '&#64;'].map((sign) => (all: string, from: number) => {
    const at = all.indexOf(sign, from);
    return at < 0 ? all.length : at;
  }),
  ...[COMMAT, ENCODED_AT, CARD, OTHER_DIGIT].map((pattern) => (all: string, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(all)?.index ?? all.length;
  }),
];

/** Excludes `@media` in style sheets: an address has no space, quote, brace, semicolon or slash next to its `@`. */
const isInsideWord = (all: string, at: number): boolean =>
  canBeInAddress(all.charCodeAt(at - 1)) && canBeInAddress(all.charCodeAt(at + 1));
const canBeInAddress = (code: number): boolean =>
  code > 0x20 && code !== 0x22 && code !== 0x7b && code !== 0x7d && code !== 0x3b && code !== 0x2f;

/**
 * Masks the texts of a batch, given as one concatenated string; each keeps its length. It searches the whole string for
 * possible matches and masks only the texts that contain one. A match across two texts causes a needless check, never a
 * missed one.
 */
export function maskTexts(
  all: string,
  lengths: readonly number[],
  maskOne: (text: string) => string = maskText,
): string {
  const next = searches.map((search) => search(all, 0));
  if (next.every((at) => at === all.length)) return all;
  let masked = '';
  let done = 0;
  let from = 0;
  for (const length of lengths) {
    const end = from + length;
    let isSuspect = false;
    for (let index = 0; index < searches.length; index += 1) {
      if ((next[index] as number) < from) next[index] = (searches[index] as Search)(all, from);
      isSuspect ||= (next[index] as number) < end;
    }
    if (isSuspect && length >= SHORTEST_ADDRESS) {
      masked += all.slice(done, from) + maskOne(all.slice(from, end));
      done = end;
    }
    from = end;
  }
  return masked + all.slice(done);
}
