import { asText } from '../../events/untrusted.ts';

/** Whether a text is only a number, such as a badge: longer texts are not searched for letters. */
export function isCount(value: unknown): boolean {
  const text = asText(value);
  if (text.length > MAX_COUNT_CHARACTERS) return false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > LAST_ASCII) return !LETTER.test(text);
    // A letter in either case.
    if ((code | 32) >= 97 && (code | 32) <= 122) return false;
  }
  return true;
}
// Bundles create a pattern with properties each time that its line runs.
const LETTER = /\p{L}/u;
const LAST_ASCII = 127;
const MAX_COUNT_CHARACTERS = 6;
