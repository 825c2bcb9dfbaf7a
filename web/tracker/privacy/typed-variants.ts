import { asciiDigits } from '../../../lambdas/contract/rules/digits.ts';
import { ASCII, plainWordsIn, UNSPACED } from './typed-hashes.ts';

/** Spellings of a typed value that a page may use, case-folded. */
export interface Variants {
  /** Found anywhere, even inside words. */
  readonly spellings: readonly string[];
  /** Found as whole words only. */
  readonly singleWords: readonly string[];
  /** Digits; separators between them are ignored. */
  readonly numbers: readonly string[];
}
export interface VariantsByPlace {
  /** For texts and attributes. */
  readonly texts: Variants;
  /** For the parts of a URL. */
  readonly paths: Variants;
}

/** Shorter phrases and numbers are not searched for. */
export const MIN_CHARACTERS = 4;
export const MIN_UNSPACED = 2;
export const MAX_DIGITS = 24;

const isLongEnough = (text: string): boolean =>
  text.length >= (UNSPACED.test(text) ? MIN_UNSPACED : MIN_CHARACTERS);

/** The value itself, in other Unicode forms, in upper case (ß is SS), without accents, and with ae for ä and aa for å. */
export function spellingsOf(value: string): readonly string[] {
  if (ASCII.test(value)) return [value];
  const upper = folded(value.toUpperCase());
  const base = upper.normalize('NFD').replace(/æ/g, 'ae').replace(/œ/g, 'oe');
  const german = base.replace(/\u0308/g, 'e');
  const danish = german.replace(/\u030a/g, 'a').replace(/ø/g, 'oe');
  const plain = [base, german, danish].map((each) =>
    each.replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/ø/g, 'o').replace(/đ/g, 'd'),
  );
  return [...new Set([value, value.normalize('NFD'), value.normalize('NFKC'), upper, ...plain])];
}

/** `vocabulary`: words that the page used before the input, which single-word variants leave out. */
export function variantsOf(value: string, vocabulary: ReadonlySet<string>): VariantsByPlace {
  const lines = value.split(/\s*[\r\n]+\s*/).filter(isLongEnough);
  const wholes = isLongEnough(value) ? [value, ...lines] : [];
  const words = plainWordsIn(value);
  // Scripts such as Chinese have no spaces between words, so these are searched for as phrases.
  const unspaced = words.filter((word) => UNSPACED.test(word) && isLongEnough(word));
  const slugs = [...new Set([value, ...lines])].flatMap(slugsOf);
  const numbers = numbersOf(value);
  return {
    texts: {
      spellings: [...wholes, ...unspaced, ...wholes.flatMap(encodingsOf), ...slugs],
      singleWords: words.filter((word) => isDistinctive(word, words.length, vocabulary)),
      numbers,
    },
    paths: {
      spellings: [...wholes, ...slugs].filter((part) => !isOnlyLetters(part)).concat(unspaced),
      // Two words written as one are no name of a page unless the page uses it.
      singleWords: [...words, ...slugs].filter((word) => isDistinctive(word, 2, vocabulary)),
      numbers,
    },
  };
}

/** A phrase of letters only may be the name of a page, so it is not masked in URLs. */
const isOnlyLetters = (text: string): boolean => /^[a-z\u0080-\uffff]*$/.test(text);

/** Whether a word is distinctive enough to be masked. `wordCount`: the number of words of the value. */
function isDistinctive(word: string, wordCount: number, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(word)) return false;
  // A short word alone may be the start of a search, three digits the code of a card; shorter numbers are mostly quantities.
  if (word.length < MIN_CHARACTERS)
    return wordCount === 1 && (word.length === 3 || isOnlyLetters(word));
  return true;
}

/** A word with a digit, such as a postcode, an IBAN or a license key. */
const CODE = /^[a-z]*\d[a-z\d]{2,22}$/;
/** The parts in which a page may write the codes in a value: SW1A 1AA, GB29 NWBK 6016, 0A:1B:2C. */
export const codePartsOf = (value: string): readonly (readonly string[])[] =>
  plainWordsIn(value)
    .filter((word) => CODE.test(word))
    .flatMap((code) => [
      ...[2, 3, 4, 5, 6].map((size) => code.match(RegExp(`.{1,${size}}`, 'g')) ?? []),
      ...[...code.slice(1)].map((_, at) => [code.slice(0, at + 1), code.slice(at + 1)]),
    ]);

const slugsOf = (value: string): string[] =>
  [plainWordsIn(value), value.split(' '), ...codePartsOf(value)]
    .filter(({ length }) => length > 1)
    .flatMap((parts) => [...'-_+.: x', ''].map((between) => parts.join(between)))
    .filter((slug) => slug.length >= MIN_CHARACTERS + 2);

const encodingsOf = (value: string): string[] => [
  JSON.stringify(value).slice(1, -1),
  value.replace(/&/g, '&amp;'),
];

/** At least four digits with at most three other characters between two of them, but no Latin letter. */
export const DIGITS = /\d(?:[^a-z\d]{0,3}\d){3,}/g;

/**
 * The digits of the numbers in a value, which a page may write with other separators and without decimal places. Of
 * long numbers also the digits without the first few, because pages write phone numbers with and without leading zeros
 * or the country code.
 */
export const numbersOf = (value: string): string[] =>
  (value.match(DIGITS) ?? []).flatMap((written) => {
    const digits = written.replace(/\D/g, '');
    return [0, 1, 2, 3, 4, 5]
      .map((from) => digits.slice(from))
      .filter((rest) => rest === digits || rest.length > 5)
      .concat(dateKey(written), written.replace(/[.,]\d\d?$|\D/g, ''));
  });

/** The first three numbers, the same for a date in any order of its parts, with and without zeros. */
export const dateKey = (text: string): string => text.split(/\D+/, 3).map(Number).sort().join('x');

/**
 * Case-folds a text without changing positions: İ, the only letter whose lower case is longer, stays one letter. The
 * final sigma becomes a normal one, the dotless ı a dotted one, a digit of another script an ASCII digit, and any space
 * a normal one.
 */
export const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : asciiDigits(text.replace(/İ/g, 'i').toLowerCase())
        .replace(/[^\S\n]/g, ' ')
        .replace(/ς/g, 'σ')
        .replace(/ı/g, 'i');

/**
 * Decodes what is encoded as in a URL, and removes soft hyphens and characters without width, which pages insert where a
 * word may break or not. Leaves bytes that are not UTF-8, and percent signs that encode nothing.
 */
export const decoded = (text: string): string =>
  text
    // Some pages encode more than once: `%2520` is a space.
    .replace(/%(25)+/g, '%')
    .replace(/(%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    })
    .replace(/\p{Cf}/gu, '');
