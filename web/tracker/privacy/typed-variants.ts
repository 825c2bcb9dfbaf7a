/** Spellings of a typed value that a page may use, case-folded. */
export interface Variants {
  /** Found anywhere, also inside words. */
  readonly phrases: readonly string[];
  /** Found as whole words only. */
  readonly words: readonly string[];
  /** Digits; separators between them are ignored. */
  readonly numbers: readonly string[];
}
export interface VariantsByPlace {
  /** For texts and attributes. */
  readonly texts: Variants;
  /** For the parts of a URL. */
  readonly paths: Variants;
}

/** Shorter phrases and numbers are not looked for. */
export const MIN_CHARACTERS = 4;
export const MAX_DIGITS = 24;

/** `vocabulary`: words that the page used before the input, which single-word variants leave out. */
export function variantsOf(value: string, vocabulary: ReadonlySet<string>): VariantsByPlace {
  const lines = value.split(/\s*[\r\n]+\s*/).filter((line) => line.length >= MIN_CHARACTERS);
  const wholes = value.length >= MIN_CHARACTERS ? [value, ...lines] : [];
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? [];
  const slugs = [...new Set([value, ...lines])].flatMap(slugsOf);
  const numbers = numbersOf(value);
  return {
    texts: {
      phrases: [...wholes, ...wholes.flatMap(encodingsOf), ...slugs],
      words: words.filter((word) => isDistinctive(word, words.length, vocabulary)),
      numbers,
    },
    paths: {
      phrases: [...wholes, ...slugs].filter((part) => NOT_ONLY_LETTERS.test(part)),
      words: words.filter((word) => isDistinctive(word, 2, vocabulary)),
      numbers,
    },
  };
}

/** A phrase of letters only may be the name of a page, so it is not masked in URLs. */
const NOT_ONLY_LETTERS = /[^\p{L}]/u;

/** Whether a word is distinctive enough to be masked. `wordCount`: the number of words of the value. */
function isDistinctive(word: string, wordCount: number, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(word)) return false;
  // The first letters of a search; short numbers are mostly quantities.
  if (word.length < MIN_CHARACTERS) return wordCount === 1 && /^\p{L}+$/u.test(word);
  return true;
}

function slugsOf(value: string): string[] {
  const plain = value.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length < 2 && plain === value) return [];
  return ['-', '_', '+', '.', ' ', '']
    .map((between) => words.join(between))
    .filter((slug) => slug.length >= MIN_CHARACTERS + 2);
}

function encodingsOf(value: string): string[] {
  const encoded = [JSON.stringify(value).slice(1, -1), value.replaceAll('&', '&amp;')];
  try {
    const uri = encodeURIComponent(value).toLowerCase();
    encoded.push(uri, uri.replaceAll('%20', '+'));
  } catch {
    // A lone surrogate has no encoding.
  }
  return encoded.filter((each) => each !== value);
}

/** The digits of a number that a page may write with other separators. */
function numbersOf(value: string): string[] {
  if (!/^[\s\d.,'()/+\-\u00a0\u2009\u202f€$£¥%]+$/.test(value)) return [];
  const digits = value.replace(/\D/g, '');
  if (digits.length < MIN_CHARACTERS || digits.length > MAX_DIGITS) return [];
  // Pages often write phone numbers without the leading zeros.
  const bare = digits.replace(/^0+/, '');
  return [...new Set([digits, bare])].filter((each) => each.length >= MIN_CHARACTERS);
}
