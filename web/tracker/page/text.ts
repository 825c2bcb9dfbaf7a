import { maskText } from '../privacy/mask-text.ts';
import { textAllowed } from '../privacy/strict-mode.ts';
import { HIDDEN, type Policy, SHOWN } from '../privacy/text-policy.ts';
import { hasTyped, maskTyped, STARS } from '../privacy/typed-words.ts';

/** What may be sent of a text under this policy. */
export function textAt(text: string, policy: Policy): string {
  if (policy >= HIDDEN) return '';
  if (policy !== SHOWN) return asterisks(text);
  return maskTyped(maskText(textAllowed(text)));
}

/**
 * Words become asterisks in steps of four: the page keeps its shape, a short secret does not show its length. Once
 * something was typed it may be repeated here, and then every text is equally long.
 */
const asterisks = (text: string): string =>
  hasTyped() || !/\s\S/.test(text.trim())
    ? text.trim() && STARS
    : text.replace(/\S+/g, (word) => '*'.repeat(Math.ceil(word.length / 4) * 4));
