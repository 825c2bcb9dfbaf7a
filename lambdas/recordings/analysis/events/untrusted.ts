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

/** A cache: a page's mutations repeat the same few hundred attribute and class names. */
const hashes = new Map<string, number>();
const MAX_CACHED_HASHES = 1_000;
const MAX_CACHED_CHARACTERS = 100;

/** A positive integer hash; 0 for a missing or empty text. */
export function hashOf(value: unknown): number {
  const text = asText(value);
  if (text === '') return 0;
  if (text.length > MAX_CACHED_CHARACTERS) return computedHash(text);
  let hash = hashes.get(text);
  if (hash === undefined) {
    if (hashes.size === MAX_CACHED_HASHES) hashes.clear();
    hash = computedHash(text);
    hashes.set(text, hash);
  }
  return hash;
}
function computedHash(text: string): number {
  let hash = 1;
  for (let index = 0; index < text.length; index += 1) {
    hash = (hash * 31 + text.charCodeAt(index)) % (HASH_LIMIT - 1);
  }
  return hash + 1;
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
