/**
 * Finds typed text that a page splits over neighboring nodes: a letter per element, a drop cap, groups of digits, a
 * highlighted part of a word.
 */
import { mayBeMasked } from '../privacy/mask-text.ts';
import { KEEPING_LENGTH, maskTyped, mayRepeat } from '../privacy/typed-words.ts';
import { contentOf, firstChildOf, isElement, nextSiblingOf, parentOf, textOf } from './natives.ts';

/** Surroundings of a text with more characters are not searched. */
const MAX_CHARACTERS = 1_000;
/** A letter in an element of a word in an element of a heading. */
const LEVELS = 3;

/** What `textContent` contains. */
const TEXTS = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION;
type Parts = readonly Node[] | false;
/** Parts by surrounding node. Valid within a pass, because the page cannot change in it. */
const found = new Map<Node, Parts>();
/** Whether a place holds an address, or enough digits for a card; if not, neither do the surroundings in it. */
const holding = new Map<Node, boolean>();
/** After this many surroundings in one pass their places are searched first: rows of a table, items of a list. */
const MANY = 8;

/** Call this before each pass: a script may change the page between two passes of one task. */
export function forgetParts(): void {
  found.clear();
  holding.clear();
}

/** Whether a text node contains a part of typed text whose rest is in other nodes. */
export function isPartOfTyped(text: Node): boolean {
  // Also afterwards, because a pass may be the last one for long.
  if (!found.size) queueMicrotask(forgetParts);
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
const covered = (text: string): string => maskTyped(text, KEEPING_LENGTH);

/** False if the surrounding is too long. */
function partsIn(around: Node): Parts {
  const place = parentOf(around);
  if (found.size > MANY && place && isElement(place) && !mayRepeat()) {
    const isHolding = holding.get(place) ?? mayBeMasked(contentOf(place));
    holding.set(place, isHolding);
    if (!isHolding) return [];
  }
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
    // Text that is within one node is masked there.
    if (whole.slice(start, end) !== covered(part)) parts.push(node);
  }
  return parts;
}
