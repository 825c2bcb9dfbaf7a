/** The texts of the current page, as they are recorded. */
import {
  asInteger,
  asList,
  asRecord,
  asText,
  HASH_LIMIT,
  hashOf,
  MASK,
  type Unknown,
} from './untrusted.ts';

const TEXT = 3;

export class PageTexts {
  #hash = 0;
  #count = 0;
  #masked = 0;
  #written = 0;
  /** Hashes of the texts, because a session may add some all the time. Two that are masked alike may differ, so none of these. */
  readonly #byNode = new Map<number, number>();

  /**
   * A number for all texts of the page's snapshot in their order, without what visitors typed, which is not recorded; how
   * many there are, and how many of them are masked.
   */
  get summary(): readonly [hash: number, count: number, masked: number] {
    return [this.#hash, this.#count, this.#masked];
  }

  clear(): void {
    this.#hash = 0;
    this.#count = 0;
    this.#masked = 0;
    this.#byNode.clear();
  }

  add(id: number, text: string): void {
    this.#hash = (this.#hash * 31 + hashOf(text.trim())) % HASH_LIMIT;
    this.#count += 1;
    if (text.includes(MASK)) this.#masked += 1;
    this.#write(id, text);
  }

  /** Starts with the changed texts of a mutation; the nodes that it adds follow. */
  startMutation({ texts }: Unknown): void {
    this.#written = 0;
    for (const each of asList(texts)) {
      const { id, value } = asRecord(each);
      this.#write(asInteger(id), asText(value));
    }
  }

  /** A number for what the mutation wrote, in any order; 0 if it wrote nothing, or only texts that repeat typed words. */
  get written(): number {
    return this.#written;
  }

  #write(id: number, text: string): void {
    if (text.includes(MASK)) {
      this.#byNode.delete(id);
      return;
    }
    this.#byNode.set(id, hashOf(text));
    const visible = text.trim();
    if (visible !== '') this.#written = (this.#written + hashOf(visible)) % HASH_LIMIT;
  }

  /** Whether a mutation only replaces texts by the same ones: a list without results is rendered again as “0 items”. */
  isRepeatedBy({ texts, attributes, removes, adds }: Unknown): boolean {
    const removed = asList(removes);
    const added = asList(adds);
    const isReplacement = removed.length > 0 && removed.length === added.length;
    if (!isReplacement || asList(texts).length > 0 || asList(attributes).length > 0) return false;
    const before = removed.map((each) => {
      const { parentId, id } = asRecord(each);
      const text = this.#byNode.get(asInteger(id));
      return text === undefined ? undefined : `${parentId} ${text}`;
    });
    const after = added.map((each) => {
      const { parentId, node } = asRecord(each);
      const { type, textContent } = asRecord(node);
      return type === TEXT ? `${parentId} ${hashOf(textContent)}` : '';
    });
    return before.sort().join('\n') === after.sort().join('\n') && !before.includes(undefined);
  }
}
