/**
 * What a visitor typed on this page, kept in memory only: pages repeat it elsewhere (a greeting, "results for …", a
 * copy in a data attribute), and there it must not leave the browser either. Short words are not looked for: they
 * would star half the page.
 */
const SHORTEST = 4;
const MOST = 40;

const words = new Map<EventTarget, string>();

/** Remembers a field's value as it is now, in place of what it was. */
export function rememberTyped(field: EventTarget, value: string): void {
  const word = value.trim();
  words.delete(field);
  if (word.length < SHORTEST) return;
  words.set(field, word);
  const [oldest] = words.keys();
  if (words.size > MOST && oldest) words.delete(oldest);
}

export function maskTyped(text: string): string {
  let masked = text;
  for (const word of words.values()) {
    if (masked.includes(word)) masked = masked.split(word).join('*'.repeat(word.length));
  }
  return masked;
}

export const forgetTyped = (): void => words.clear();
