/** One way to write a typed value, as the source of a regular expression over text without its case. */
export interface Variant {
  readonly source: string;
  /** How long what it finds is: the longest is looked for first. */
  readonly length: number;
}
interface Variants {
  /** For texts and attributes. */
  readonly texts: readonly Variant[];
  /** For the parts of an address. */
  readonly paths: readonly Variant[];
}

const SHORTEST = 4;
const MOST_DIGITS = 24;
const SEPARATOR = "[\\s.,'()/\\-\\u00a0\\u2009\\u202f]{0,3}";

export function variantsOf(value: string, vocabulary: ReadonlySet<string>): Variants {
  const lines = value.split(/\s*[\r\n]+\s*/).filter((line) => line.length >= SHORTEST);
  const wholes = value.length >= SHORTEST ? [value, ...lines] : [];
  const words = value.match(/[\p{L}\p{N}]+/gu) ?? [];
  const slugs = [...new Set([value, ...lines])].flatMap(slugsOf);
  const texts = [
    ...[...wholes, ...wholes.flatMap(encodingsOf)].map(quoted),
    ...slugs.map(quoted),
    ...words.filter((word) => isOwn(word, words.length, vocabulary)).map(alone),
    ...numbersOf(value),
  ];
  const parts = [...wholes, ...slugs].filter((part) => UNLIKE_A_PAGE.test(part));
  const names = words.filter((word) => isOwn(word, 2, vocabulary));
  return { texts, paths: [...parts.map(quoted), ...names.map(alone), ...numbersOf(value)] };
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

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const quoted = (text: string): Variant => ({ source: escaped(text), length: text.length });
const alone = (word: string): Variant => ({
  source: `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`,
  length: word.length,
});

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
function numbersOf(value: string): Variant[] {
  if (!/^[\s\d.,'()/+\-\u00a0\u2009\u202f€$£¥%]+$/.test(value)) return [];
  const digits = value.replace(/\D/g, '');
  if (digits.length < SHORTEST || digits.length > MOST_DIGITS) return [];
  // A page writes a telephone number without the leading zeros, a price without the cents.
  const bare = digits.replace(/^0+/, '');
  return [...new Set([digits, bare])]
    .filter((each) => each.length >= SHORTEST)
    .map((each) => ({ source: `(?<!\\d)${[...each].join(SEPARATOR)}`, length: each.length }));
}
