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
import { NO_HASH, NodeText, storedHash } from './node-text.ts';
import { withoutTimes } from './without-times.ts';

export class PageTexts {
  #hash = 0;
  #count = 0;
  #masked = 0;
  #written = 0;
  #hasWrittenMasked = false;
  readonly #byNode = new Map<number, NodeText>();
  /** Nodes and hashes that are not in `byNode` yet: many pages never change a text, so theirs are never searched for. */
  readonly #added = new Numbers();
  /** Nodes whose text the mutation changes back to what it was before the last change, unless it was blank meanwhile. */
  readonly takenBack = new Set<number>();

  /**
   * A number for all texts of the page's snapshot in their order, without times, durations and what visitors typed, which is
   * not recorded; how many there are, and how many of them are masked.
   */
  get summary(): readonly [hash: number, count: number, masked: number] {
    return [this.#hash, this.#count, this.#masked];
  }

  clear(): void {
    this.#hash = 0;
    this.#count = 0;
    this.#masked = 0;
    this.#byNode.clear();
    this.#added.clear();
  }

  /** `visible` is the text without the spaces around it. */
  add(id: number, text: string, visible: string): void {
    const signed = signedHashOf(visible);
    const timeless = withoutTimes(visible);
    const hash = timeless === visible ? Math.abs(signed) : hashOfText(timeless);
    this.#hash = (this.#hash * 31 + hash) % HASH_LIMIT;
    this.#count += 1;
    if (signed < 0) this.#masked += 1;
    this.#added.addPair(id, storedHash(text, visible, signed));
    this.#countWritten(signed);
  }

  /** Starts with the changed texts of a mutation; the nodes that it adds follow. */
  startMutation({ texts }: Unknown): void {
    this.#written = 0;
    this.#hasWrittenMasked = false;
    this.takenBack.clear();
    const changed = asList(texts);
    if (changed.length > 0) this.#index();
    for (const each of changed) {
      const { id, value } = asRecord(each);
      const node = asInteger(id);
      const text = asText(value);
      const visible = text.trim();
      const signed = signedHashOf(visible);
      this.#change(node, storedHash(text, visible, signed), visible === '');
      this.#countWritten(signed);
    }
  }

  #change(node: number, hash: number, isBlank: boolean): void {
    const known = this.#byNode.get(node);
    if (!known) this.#byNode.set(node, new NodeText(hash, isBlank));
    else if (known.change(hash, isBlank)) this.takenBack.add(node);
  }

  /**
   * A number for what the mutation wrote, in its order: negative if some of that repeats typed words, which are masked; 0 if
   * it wrote nothing else.
   */
  get written(): number {
    return this.#hasWrittenMasked && this.#written > 0 ? -this.#written : this.#written;
  }

  #countWritten(signed: number): void {
    if (signed < 0) this.#hasWrittenMasked = true;
    else this.#written = (this.#written * 31 + signed) % HASH_LIMIT;
  }

  #index(): void {
    for (let index = 0; index < this.#added.length; index += 2) {
      const [id, hash] = [this.#added.at(index), this.#added.at(index + 1)];
      const known = this.#byNode.get(id);
      if (known) known.hash = hash;
      else this.#byNode.set(id, new NodeText(hash));
    }
    this.#added.clear();
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
      const hash = this.#byNode.get(asInteger(id))?.hash ?? NO_HASH;
      return hash === NO_HASH ? undefined : `${parentId} ${hash}`;
    });
    const after = added.map((each) => {
      const { parentId, node } = asRecord(each);
      return `${parentId} ${hashOfText(asText(asRecord(node).textContent))}`;
    });
    return before.sort().join('\n') === after.sort().join('\n') && !before.includes(undefined);
  }
}
