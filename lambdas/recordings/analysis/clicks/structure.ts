import { Numbers } from '../events/rows.ts';
import { asList, asRecord, asText, asWhole, hashOf, type Unknown } from '../events/untrusted.ts';

/** rrweb's kinds of nodes. */
const ELEMENT = 2;
const TEXT = 3;
const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'noscript',
  'template',
  'link',
  'meta',
  'title',
]);

const CONTROLS = new Set(['a', 'button', 'input', 'label', 'summary']);
/** In the place of an id: a class name follows. */
export const CLASS_NAME = 0;

/**
 * The tree of nodes, in two numbers a node: `id, parent` for a node that came (`id, -parent` for text), `-id, 0` for one
 * that went. Behind a control, and behind what is in it, `0, class` is its class name. Only what a person could see
 * is written down, for a page is white when that is gone.
 */
export class Structure {
  readonly numbers = new Numbers();
  /** Nodes not yet written; empty between trees, of which a mutation adds dozens. */
  readonly #open = { nodes: [] as unknown[], parents: [] as number[], inControls: [] as boolean[] };

  /** Writes a node and all below it; returns how many were written. */
  addTree(root: unknown, parent: number): number {
    let written = 0;
    const { nodes, parents, inControls } = this.#open;
    nodes.push(root);
    parents.push(parent);
    inControls.push(false);
    while (nodes.length > 0) {
      const node = asRecord(nodes.pop());
      const above = parents.pop() ?? 0;
      const isControlAbove = inControls.pop() === true;
      const id = asWhole(node.id);
      if (id <= 0 || !isSeen(node)) continue;
      written += 1;
      this.numbers.add(id);
      this.numbers.add(node.type === TEXT ? -above : above);
      if (node.type === TEXT) continue; // half of a page, without attributes and children
      const isInControl = isControlAbove || isControl(node);
      if (isInControl) this.#addClass(asRecord(node.attributes).class);
      for (const child of asList(node.childNodes)) {
        nodes.push(child);
        parents.push(id);
        inControls.push(isInControl);
      }
    }
    return written;
  }

  #addClass(name: unknown): void {
    const hash = hashOf(name);
    if (hash === 0) return;
    this.numbers.add(CLASS_NAME);
    this.numbers.add(hash);
  }

  remove(id: number): void {
    if (id <= 0) return;
    this.numbers.add(-id);
    this.numbers.add(0);
  }
}

/** What can show that it is pressed; components draw their controls themselves. */
function isControl({ tagName, attributes }: Unknown): boolean {
  const tag = asText(tagName);
  return CONTROLS.has(tag) || tag.includes('-') || asRecord(attributes).role !== undefined;
}

function isSeen(node: Unknown): boolean {
  if (node.type === ELEMENT) return !UNSEEN.has(asText(node.tagName));
  if (node.type === TEXT) return asText(node.textContent).trim() !== '' && node.isStyle !== true;
  return node.type === 0;
}

/** Whether text came in a stretch of a structure. */
export function hasText(structure: Numbers, start: number, length: number): boolean {
  for (let index = start; index < start + length; index += 2) {
    if (structure.at(index) > 0 && structure.at(index + 1) < 0) return true;
  }
  return false;
}
