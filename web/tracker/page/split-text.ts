/**
 * Finds typed text that a page splits over neighboring nodes: a letter per element, a drop cap, groups of digits, a
 * highlighted part of a word.
 */
import { maskText } from '../privacy/mask-text.ts';
import { maskTyped, mayRepeat } from '../privacy/typed-words.ts';
import { contentOf, firstChildOf, nextSiblingOf, parentOf, textOf } from './natives.ts';

/** Surroundings of a text with more characters are not searched. */
const MAX_CHARACTERS = 1_000;
/** A letter in an element of a word in an element of a heading. */
const LEVELS = 3;

/** NodeFilter.SHOW_TEXT and SHOW_CDATA_SECTION: what `textContent` contains. */
const TEXTS = 12;
type Parts = readonly Node[] | false;
/** Parts by surrounding node. Valid until the current task ends, because the page cannot change before. */
const found = new Map<Node, Parts>();

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
      // Those around it are longer.
      if (!parts) return false;
      if (parts.includes(text)) return true;
    }
    around = parentOf(around);
  }
  return false;
}

/** The text with masks of the same length, so that its parts stay at their places. */
const covered = (text: string): string => maskTyped(maskText(text), true);

/** False if the surrounding is too long. */
function partsIn(around: Node): Parts {
  const joined = contentOf(around);
  if (joined.length > MAX_CHARACTERS) return false;
  const whole = covered(joined);
  if (whole === joined) return [];
  const parts: Node[] = [];
  const walker = document.createTreeWalker(around, TEXTS);
  let end = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const part = textOf(node);
    const start = end;
    end += part.length;
    // What one node contains alone is masked there.
    if (whole.slice(start, end) !== covered(part)) parts.push(node);
  }
  return parts;
}
