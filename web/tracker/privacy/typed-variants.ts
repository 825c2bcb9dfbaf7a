/** Ways to write a typed value, without their case. */
export interface Variants {
  /** Anywhere, also inside a word. */
  readonly phrases: readonly string[];
  /** As whole words only. */
  readonly words: readonly string[];
  /** Digits, whatever is between them. */
  readonly numbers: readonly string[];
}
export interface VariantsByPlace {
  /** For texts and attributes. */
  readonly texts: Variants;
  /** For the parts of an address. */
  readonly paths: Variants;
}

/** No phrase and no number is shorter. */
export const SHORTEST = 4;
export const MOST_DIGITS = 24;

export function variantsOf(value: string, vocabulary: ReadonlySet<string>): VariantsByPlace {
  const lines = value.split(/\s*[\r\n]+\s*/).filter((line) => line.length >= SHORTEST);
  const wholes = value.length >= SHORTEST ? [value, ...lines] : [];
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? [];
  const slugs = [...new Set([value, ...lines])].flatMap(slugsOf);
  const numbers = numbersOf(value);
  return {
    texts: {
      phrases: [...wholes, ...wholes.flatMap(encodingsOf), ...slugs],
      words: words.filter((word) => isOwn(word, words.length, vocabulary)),
      numbers,
    },
    paths: {
      phrases: [...wholes, ...slugs].filter((part) => UNLIKE_A_PAGE.test(part)),
      words: words.filter((word) => isOwn(word, 2, vocabulary)),
      numbers,
    },
  };
}

/** What is not a plain word is hardly the name of a page. */
const UNLIKE_A_PAGE = /[^\p{L}]/u;

/** A word that is the visitor's: letters, and none of the words that the page used before. */
function isOwn(word: string, among: number, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(word)) return false;
  // The first letters of a search. Short numbers are quantities more often than not.
  if (word.length < SHORTEST) return among === 1 && /^\p{L}+$/u.test(word);
  return true;
}

function slugsOf(value: string): string[] {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length < 2 && plain === value) return [];
  return ['-', '_', '+', '.', ' ', '']
    .map((between) => words.join(between))
    .filter((slug) => slug.length >= SHORTEST + 2);
}

function encodingsOf(value: string): string[] {
  const encoded = [JSON.stringify(value).slice(1, -1), value.replaceAll('&', '&amp;')];
  try {
    const uri = encodeURIComponent(value).toLowerCase();
    encoded.push(uri, uri.replaceAll('%20', '+'));
  } catch {
    // Half of a pair of surrogates has no encoding.
  }
  return encoded.filter((each) => each !== value);
}

/** The same digits with other separators, from four digits on. */
function numbersOf(value: string): string[] {
  if (!/^[\s\d.,'()/+\-\u00a0\u2009\u202f€$£¥%]+$/.test(value)) return [];
  const digits = value.replace(/\D/g, '');
  if (digits.length < SHORTEST || digits.length > MOST_DIGITS) return [];
  // A page writes a telephone number without the leading zeros, a price without the cents.
  const bare = digits.replace(/^0+/, '');
  return [...new Set([digits, bare])].filter((each) => each.length >= SHORTEST);
}
