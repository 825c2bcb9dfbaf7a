/** Readers for recorded values of unknown shape. */
export type Unknown = Readonly<Record<string, unknown>>;

const NOTHING: Unknown = {};

export const asRecord = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : NOTHING;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A finite number; 0 for anything else. */
export const asNumber = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** A 32-bit integer, such as a node id or a count; 0 for anything else. */
export const asInteger = (value: unknown): number => {
  // The fast path: nearly all values are integers.
  if (((value as number) | 0) === value) return value as number;
  const number = Math.trunc(asNumber(value));
  return Math.abs(number) < 2 ** 31 ? number : 0;
};

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The tracker writes it instead of each character that a visitor typed. */
export const MASK = '*';

/** All hashes are smaller than this. */
export const HASH_LIMIT = 1_000_004;

const MAX_CACHED_TEXTS = 1_000;
const MAX_CACHED_CHARACTERS = 100;

/** Computes once per text what a page repeats in its nodes and mutations: a few hundred names of tags, attributes and classes. */
export function cachedByText<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_CACHED_CHARACTERS) return compute(text);
    let value = cache.get(text);
    if (value === undefined) {
      if (cache.size === MAX_CACHED_TEXTS) cache.clear();
      value = compute(text);
      cache.set(text, value);
    }
    return value;
  };
}

/** A positive integer hash; 0 for a missing or empty text. */
export const hashOf = (value: unknown): number => cachedHash(asText(value));
const cachedHash = cachedByText(hashOfText);

/** The same, not cached: most texts of a page are there once. */
export function hashOfText(text: string): number {
  return Math.abs(signedHashOf(text));
}

const MASK_CODE = MASK.charCodeAt(0);

/** The hash of a text, negative if a character of it is masked: every text of a page needs both, so it is read once. */
export function signedHashOf(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  let hash = 1;
  let index = 0;
  let isMasked = false;
  // Two characters per division take half the time.
  for (; index + 1 < length; index += 2) {
    const one = text.charCodeAt(index);
    const other = text.charCodeAt(index + 1);
    if (one === MASK_CODE || other === MASK_CODE) isMasked = true;
    hash = (hash * 961 + one * 31 + other) % (HASH_LIMIT - 1);
  }
  if (index < length) {
    const last = text.charCodeAt(index);
    if (last === MASK_CODE) isMasked = true;
    hash = (hash * 31 + last) % (HASH_LIMIT - 1);
  }
  return isMasked ? -hash - 1 : hash + 1;
}

export const asSize = (value: unknown): readonly [number, number] => {
  const [width, height] = asList(value);
  return [clampPixels(width), clampPixels(height)];
};

/** Left, top, width and height in whole pixels. */
export const asBox = (value: unknown): readonly [number, number, number, number] => {
  const [left, top, width, height] = asList(value);
  return [clampPixels(left), clampPixels(top), clampPixels(width), clampPixels(height)];
};

const clampPixels = (value: unknown): number =>
  Math.round(Math.max(-100_000, Math.min(1_000_000, asNumber(value))));

export function oneOf<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((each) => each === value) ?? otherwise;
}

export const idIn = (value: unknown, key: string): number => asInteger(asRecord(value)[key]);
