/**
 * What a visitor typed on this page, kept in memory only: pages repeat it elsewhere (a greeting, "results for …", a
 * copy in a data attribute, a search in the path of an address), and there it must not leave the browser either, in
 * whatever case. A page that answers late still shows what a field held a moment ago, so that is remembered for a while.
 * Short words are not looked for: they would star half the page.
 */
const SHORTEST = 4;
const MOST = 40;
/** So long after it was replaced a value may still turn up on the page. */
const LATE_MS = 5_000;

const current = new Map<object, string>();
const replaced = new Map<string, number>();
/** All of them without their case, the longest first: a part of another must not be found before it. */
let words: readonly string[] = [];

/** Remembers a field's value as it is now, in place of what it was. */
export function rememberTyped(field: object, value: string): void {
  const word = folded(value.trim());
  const before = current.get(field);
  if (before === word) return;
  current.delete(field);
  if (before) keep(replaced, before, performance.now() + LATE_MS);
  if (word.length >= SHORTEST) keep(current, field, word);
  order();
}

function keep<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}

function order(): void {
  words = [...new Set([...current.values(), ...replaced.keys()])].sort(
    (a, b) => b.length - a.length,
  );
}

export const hasTyped = (): boolean => words.length > 0;

export function maskTyped(text: string): string {
  if (words.length === 0) return text;
  forgetLate();
  return words.reduce(without, text);
}

/**
 * The same in a part of an address, where spaces are written differently. A single plain word is left there: who types
 * "contact" and then opens /contact was on that page.
 */
export function maskTypedInPath(part: string): string {
  let masked = part;
  for (const word of words) {
    if (!UNLIKE_A_PAGE.test(word)) continue;
    for (const space of SPACES) masked = without(masked, word.replace(/\s+/g, space));
  }
  return masked;
}
const UNLIKE_A_PAGE = /[^\p{L}]/u;
const SPACES = [' ', '+', '-', '_'];

/**
 * Letters without their case, each at its place: the capital İ is the one letter that lower case makes longer, and a
 * last sigma looks different from the others.
 */
const folded = (text: string): string =>
  text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');

function without(text: string, word: string): string {
  const plain = folded(text);
  let masked = '';
  let done = 0;
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, done)) {
    masked += text.slice(done, at) + '*'.repeat(word.length);
    done = at + word.length;
  }
  return masked + text.slice(done);
}

function forgetLate(): void {
  if (replaced.size === 0) return;
  const now = performance.now();
  const before = replaced.size;
  for (const [word, end] of replaced) if (end <= now) replaced.delete(word);
  if (replaced.size < before) order();
}

export function forgetTyped(): void {
  current.clear();
  replaced.clear();
  words = [];
}
