/**
 * Finds typed text that a page splits over neighboring nodes: a letter per element, a drop cap, groups of digits, a
 * highlighted part of a word.
 */
import { maskText } from '../privacy/mask-text.ts';
import { maskTyped, mayRepeat } from '../privacy/typed-words.ts';
import { firstChildOf, nextSiblingOf, parentOf, textOf } from './natives.ts';

/** Surroundings of a text with more characters are not searched. */
const MAX_CHARACTERS = 1_000;
/** A letter in an element of a word in an element of a heading. */
const LEVELS = 3;

/** Parts by surrounding node. Valid until the current task ends, because the page cannot change before. */
const found = new Map<Node, readonly Node[]>();

/** Whether a text node contains a part of typed text whose rest is in other nodes. */
export function isPartOfTyped(text: Node): boolean {
  if (found.size === 0) queueMicrotask(() => found.clear());
  let around = parentOf(text);
  // Before any input only email addresses and card numbers are searched for, which costs less.
  for (let level = mayRepeat() ? 0 : LEVELS - 1; around && level < LEVELS; ) {
    // An only child contains the same text.
    if (nextSiblingOf(firstChildOf(around) as Node)) {
      level++;
      const parts = found.get(around) ?? partsIn(around);
      found.set(around, parts);
      if (parts.includes(text)) return true;
    }
    around = parentOf(around);
  }
  return false;
}

/** The text with masks of the same length, so that its parts stay at their places. */
const covered = (text: string): string => maskTyped(maskText(text), true);

function partsIn(around: Node): readonly Node[] {
  if (!mayRepeat() && !/@|\d{4}/.test(around.textContent as string)) return [];
  const nodes: Node[] = [];
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  let joined = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    joined += textOf(node);
    if (joined.length > MAX_CHARACTERS) return [];
    nodes.push(node);
  }
  const whole = covered(joined);
  if (whole === joined) return [];
  let end = 0;
  // What one node contains alone is masked there.
  return nodes.filter((node) => {
    const part = textOf(node);
    const start = end;
    end += part.length;
    return whole.slice(start, end) !== covered(part);
  });
}
