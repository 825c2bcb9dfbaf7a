import { hashOfText } from '../../events/untrusted.ts';

/** Used instead of the hash of a masked text: equal masks may hide different texts. */
export const NO_HASH = -1;

/** The text of a node. A hash, because a session may keep adding texts. */
export class NodeText {
  hash: number;
  /** The text before the last change; `NO_HASH` if that is not known. */
  #before = NO_HASH;
  /** The last change left nothing but spaces. */
  #isBlank: boolean;

  constructor(hash: number, isBlank = false) {
    this.hash = hash;
    this.#isBlank = isBlank;
  }

  /** Returns whether the text is again what it was before the last change, unless it was blank meanwhile. */
  change(hash: number, isBlank: boolean): boolean {
    const isTakenBack =
      hash !== NO_HASH && hash !== this.hash && hash === this.#before && !this.#isBlank;
    // What was there before a masked text is no longer the text before the last change.
    if (hash === NO_HASH) this.#before = NO_HASH;
    else if (hash !== this.hash) this.#before = this.hash;
    this.hash = hash;
    this.#isBlank = isBlank;
    return isTakenBack;
  }
}

/** `signed` is the hash of the visible part of the text, which most texts equal. */
export function storedHash(text: string, visible: string, signed: number): number {
  if (signed < 0) return NO_HASH;
  // Compares lengths only: `trim` returns the same text if there is nothing to remove.
  return text.length === visible.length ? signed : hashOfText(text);
}
