/** The texts of the current page, as they are recorded. */

import { NodeType } from '../../../../contract/rrweb.ts';
import { Numbers } from '../../events/numbers.ts';
import {
  asInteger,
  asList,
  asRecord,
  asText,
  HASH_LIMIT,
  hashOfText,
  signedHashOf,
  type Unknown,
} from '../../events/untrusted.ts';

/** A time of day, which differs between two loads of a page that shows the current time. */
const TIME = /\b\d{1,2}:\d\d(:\d\d)?\b/g;
const withoutTimes = (text: string) => (text.includes(':') ? text.replace(TIME, '') : text);

/** Used instead of the hash of a masked text. */
const NO_HASH = -1;

export class PageTexts {
  #hash = 0;
  #count = 0;
  #masked = 0;
  #written = 0;
  /**
   * Hashes instead of texts, because a session may keep adding some. Masked texts are left out: equal masks may hide
   * different texts.
   */
  readonly #byNode = new Map<number, number>();
  /** Nodes and hashes that are not in `byNode` yet: many pages never change a text, so theirs are never searched for. */
  readonly #recent = new Numbers();
  /** The texts before the last changes. */
  readonly #before = new Map<number, number>();
  /** Nodes whose last change left nothing but spaces. */
  readonly #blank = new Set<number>();
  /** Nodes whose text the mutation changes back to what it was before the last change, unless it was blank meanwhile. */
  readonly takenBack = new Set<number>();

  /**
   * A number for all texts of the page's snapshot in their order, without times and what visitors typed, which is not
   * recorded; how many there are, and how many of them are masked.
   */
  get summary(): readonly [hash: number, count: number, masked: number] {
    return [this.#hash, this.#count, this.#masked];
  }

  clear(): void {
    this.#hash = 0;
    this.#count = 0;
    this.#masked = 0;
    this.#byNode.clear();
    this.#recent.clear();
    this.#before.clear();
    this.#blank.clear();
  }

  /** `visible` is the text without the spaces around it. */
  add(id: number, text: string, visible: string): void {
    const signed = signedHashOf(visible);
    const timeless = withoutTimes(visible);
    const hash = timeless === visible ? Math.abs(signed) : hashOfText(timeless);
    this.#hash = (this.#hash * 31 + hash) % HASH_LIMIT;
    this.#count += 1;
    if (signed < 0) this.#masked += 1;
    this.#write(id, storedHash(text, visible, signed), signed);
  }

  /** Starts with the changed texts of a mutation; the nodes that it adds follow. */
  startMutation({ texts }: Unknown): void {
    this.#written = 0;
    this.takenBack.clear();
    const changed = asList(texts);
    if (changed.length > 0) this.#index();
    for (const each of changed) {
      const { id, value } = asRecord(each);
      const node = asInteger(id);
      const text = asText(value);
      const visible = text.trim();
      const signed = signedHashOf(visible);
      const hash = storedHash(text, visible, signed);
      this.#compare(node, hash);
      if (visible === '') this.#blank.add(node);
      else this.#blank.delete(node);
      this.#write(node, hash, signed);
    }
  }

  #compare(node: number, hash: number): void {
    const shown = this.#byNode.get(node);
    if (shown === undefined || shown === hash) return;
    if (hash === this.#before.get(node) && !this.#blank.has(node)) this.takenBack.add(node);
    // What was there before a masked text is no longer the text before the last change.
    if (hash === NO_HASH) this.#before.delete(node);
    else this.#before.set(node, shown);
  }

  /** A number for what the mutation wrote, in any order; 0 if it wrote nothing, or only texts that repeat typed words. */
  get written(): number {
    return this.#written;
  }

  #write(id: number, hash: number, signed: number): void {
    this.#recent.addPair(id, hash);
    if (signed >= 0) this.#written = (this.#written + signed) % HASH_LIMIT;
  }

  #index(): void {
    for (let index = 0; index < this.#recent.length; index += 2) {
      const [id, hash] = [this.#recent.at(index), this.#recent.at(index + 1)];
      if (hash === NO_HASH) this.#byNode.delete(id);
      else this.#byNode.set(id, hash);
    }
    this.#recent.clear();
  }

  /** Whether a mutation only replaces texts by the same ones: a list without results is rendered again as “0 items”. */
  isRepeatedBy({ texts, attributes, removes, adds }: Unknown): boolean {
    const removed = asList(removes);
    const added = asList(adds);
    const isReplacement = removed.length > 0 && removed.length === added.length;
    if (!isReplacement || asList(texts).length > 0 || asList(attributes).length > 0) return false;
    if (!added.every((each) => asRecord(asRecord(each).node).type === NodeType.Text)) return false;
    this.#index();
    const before = removed.map((each) => {
      const { parentId, id } = asRecord(each);
      const text = this.#byNode.get(asInteger(id));
      return text === undefined ? undefined : `${parentId} ${text}`;
    });
    const after = added.map((each) => {
      const { parentId, node } = asRecord(each);
      return `${parentId} ${hashOfText(asText(asRecord(node).textContent))}`;
    });
    return before.sort().join('\n') === after.sort().join('\n') && !before.includes(undefined);
  }
}

/** `signed` is the hash of the visible part of the text, which most texts equal. */
function storedHash(text: string, visible: string, signed: number): number {
  if (signed < 0) return NO_HASH;
  // Compares lengths only: `trim` returns the same text if there is nothing to remove.
  return text.length === visible.length ? signed : hashOfText(text);
}
