import { BATCH_MAX_DEPTH } from '../../../contract/limits.ts';
import { Numbers } from '../events/rows.ts';
import { asList, asRecord, asText, asWhole, hashOf, type Unknown } from '../events/untrusted.ts';

/** rrweb's kinds of nodes. */
const DOCUMENT = 0;
const ELEMENT = 2;
const TEXT = 3;
/** Of elements: what a person cannot see, what can show that it is pressed, and the rest. */
const [UNSEEN, CONTROL, OTHER] = [1, 2, 3];
const kinds = new Map<string, number>([
  ...['head', 'script', 'style', 'noscript', 'template', 'link', 'meta', 'title'].map(
    (tag) => [tag, UNSEEN] as const,
  ),
  ...['a', 'button', 'input', 'label', 'summary'].map((tag) => [tag, CONTROL] as const),
]);
/** Components draw their controls themselves. */
const kindOf = (tag: string): number => kinds.get(tag) ?? (tag.includes('-') ? CONTROL : OTHER);

/** In the place of an id: a class name follows, or the mark of a picture or of a notice. */
export const CLASS_NAME = 0;
export const PICTURE = -1;
export const NOTICE = -2;
/** What is read aloud when it comes: messages that often go by themselves. */
const NOTICES = new Set(['status', 'alert', 'log', 'polite', 'assertive']);
/** `i` is what icon fonts draw into. */
const PICTURES = new Set(['svg', 'img', 'picture', 'canvas', 'video', 'i']);

/**
 * The tree of nodes, in two numbers a node: `id, parent` for a node that came (`id, -parent` for text), `-id, 0` for one
 * that went. Behind a picture comes `0, PICTURE`, behind a notice `0, NOTICE`; behind a control, and behind what is in it, `0, class` is its class
 * name. Only what a person could see is written down, for a page is white when that is gone.
 */
export class Structure {
  readonly numbers = new Numbers();

  /** Writes a node and all below it; returns how many were written. */
  addTree(root: unknown, parent: number): number {
    return this.#addNode(asRecord(root), parent, false, 0);
  }

  #addNode(node: Unknown, parent: number, isInControl: boolean, depth: number): number {
    const id = asWhole(node.id);
    // A batch with a deeper tree is rejected.
    if (id <= 0 || depth > BATCH_MAX_DEPTH) return 0;
    if (node.type === TEXT) {
      if (!isSeenText(node)) return 0;
      this.numbers.addPair(id, -parent);
      return 1; // half of a page, without attributes and children
    }
    const kind = node.type === ELEMENT ? kindOf(asText(node.tagName)) : OTHER;
    if (kind === UNSEEN || (node.type !== ELEMENT && node.type !== DOCUMENT)) return 0;
    this.numbers.addPair(id, parent);
    if (PICTURES.has(asText(node.tagName))) this.numbers.addPair(CLASS_NAME, PICTURE);
    const attributes = asRecord(node.attributes);
    if (NOTICES.has(asText(attributes.role)) || NOTICES.has(asText(attributes['aria-live'])))
      this.numbers.addPair(CLASS_NAME, NOTICE);
    const isControl = isInControl || kind === CONTROL || attributes.role !== undefined;
    if (isControl) this.#addClass(attributes.class);
    const children = asList(node.childNodes);
    let written = 1;
    for (let place = 0; place < children.length; place += 1)
      written += this.#addNode(asRecord(children[place]), id, isControl, depth + 1);
    return written;
  }

  #addClass(name: unknown): void {
    const hash = hashOf(name);
    if (hash === 0) return;
    this.numbers.addPair(CLASS_NAME, hash);
  }

  remove(id: number): void {
    if (id <= 0) return;
    this.numbers.addPair(-id, 0);
  }
}

const isSeenText = ({ textContent, isStyle }: Unknown): boolean =>
  isStyle !== true && asText(textContent).trim() !== '';

/** Whether text came in a stretch of a structure, into a node that is one of those asked for. */
export function hasText(
  structure: Numbers,
  start: number,
  length: number,
  isWanted: (parent: number) => boolean = () => true,
): boolean {
  for (let index = start; index < start + length; index += 2) {
    const parent = -structure.at(index + 1);
    if (structure.at(index) > 0 && parent > 0 && isWanted(parent)) return true;
  }
  return false;
}
