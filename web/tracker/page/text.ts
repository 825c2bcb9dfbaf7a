import { HIDDEN_WORDS } from '../../../lambdas/contract/tracker.ts';
import { textAllowed } from '../privacy/strict-mode.ts';
import { HIDDEN, type Policy, SHOWN } from '../privacy/text-policy.ts';
import { hasTyped, maskTyped } from '../privacy/typed-words.ts';
import { isPartOfTyped } from './split-text.ts';

/** The part of a text that may leave the browser under this policy. `node`: contains the text. */
export function textAt(text: string, policy: Policy, node?: Node): string {
  if (policy >= HIDDEN) return '';
  if (policy !== SHOWN) return asterisks(text);
  const masked = maskTyped(textAllowed(text));
  return node && masked.trim() && isPartOfTyped(node) ? HIDDEN_WORDS : masked;
}

/**
 * Replaces words with asterisks, rounded up to a multiple of four, so that the layout stays and short secrets do not
 * reveal their length. Single words, and all texts once something was typed, get the same length.
 */
const asterisks = (text: string): string =>
  hasTyped() || !/\s\S/.test(text.trim())
    ? text.trim() && HIDDEN_WORDS
    : text.replace(/\S+/g, (word) => '*'.repeat(Math.ceil(word.length / 4) * 4));
