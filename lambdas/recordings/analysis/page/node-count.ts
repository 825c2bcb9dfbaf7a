import type { Numbers } from '../events/numbers.ts';
import { NODE_TRAIT, OPAQUE, PICTURE } from './element-traits.ts';

/** Replays a structure to count the nodes on the page. Frameworks split texts, so all texts of an element count as one. */
export class NodeCount {
  readonly #parents = new Map<number, number>();
  readonly #children = new Map<number, Set<number>>();
  readonly #content = new Set<number>();
  readonly #texts = new Set<number>();
  /** Per element, how many texts it contains directly. */
  readonly #textsIn = new Map<number, number>();
  #moreTexts = 0;

  get size(): number {
    return this.#parents.size - this.#moreTexts;
  }

  get isEmpty(): boolean {
    return this.#content.size === 0;
  }

  clear(): void {
    this.#parents.clear();
    this.#children.clear();
    this.#content.clear();
    this.#texts.clear();
    this.#textsIn.clear();
    this.#moreTexts = 0;
  }

  /** Applies `length` numbers of a structure from `start`. */
  apply(structure: Numbers, start: number, length: number): void {
    let last = 0;
    for (let index = start; index < start + length; index += 2) {
      const [id, value] = [structure.at(index), structure.at(index + 1)];
      if (id < 0) this.#remove(-id);
      else if (id !== NODE_TRAIT) {
        last = id;
        this.#add(id, value);
      }
      if (isContent(id, value) && this.#parents.has(last)) this.#content.add(last);
    }
  }

  #add(id: number, signedParent: number): void {
    const parent = Math.abs(signedParent);
    if (id === parent || (parent !== 0 && !this.#parents.has(parent))) return;
    if (this.#parents.has(id) && this.#isAncestor(id, parent)) return;
    this.#children.get(this.#parents.get(id) ?? 0)?.delete(id);
    this.#forgetText(id);
    this.#parents.set(id, parent);
    if (signedParent < 0) this.#addText(id, parent);
    const siblings = this.#children.get(parent) ?? new Set();
    this.#children.set(parent, siblings.add(id));
  }

  #addText(id: number, parent: number): void {
    const texts = this.#textsIn.get(parent) ?? 0;
    this.#texts.add(id);
    this.#textsIn.set(parent, texts + 1);
    if (texts > 0) this.#moreTexts += 1;
  }

  #forgetText(id: number): void {
    if (!this.#texts.delete(id)) return;
    const parent = this.#parents.get(id) ?? 0;
    const texts = this.#textsIn.get(parent) ?? 0;
    this.#textsIn.set(parent, texts - 1);
    if (texts > 1) this.#moreTexts -= 1;
  }

  /** Detects cycles, which only broken recordings have. */
  #isAncestor(id: number, from: number): boolean {
    for (let at = from; at !== 0; at = this.#parents.get(at) ?? 0) if (at === id) return true;
    return false;
  }

  #remove(id: number): void {
    this.#children.get(this.#parents.get(id) ?? 0)?.delete(id);
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      this.#forgetText(next);
      this.#parents.delete(next);
      this.#content.delete(next);
      for (const child of this.#children.get(next) ?? []) open.push(child);
      this.#children.delete(next);
    }
  }
}

/** Whether a pair of a structure says that a text, a picture or an element with unknown contents is there. */
const isContent = (id: number, value: number): boolean =>
  id === NODE_TRAIT ? value === PICTURE || value === OPAQUE : value < 0;
