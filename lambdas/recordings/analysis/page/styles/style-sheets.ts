/** The texts of style elements: rules, which the visitor does not read. */

import {
  asInteger,
  asList,
  asRecord,
  asText,
  hashOfText,
  type Unknown,
} from '../../events/untrusted.ts';
import { ShadowStyles } from './shadow-styles.ts';

/** A text of a style element, and the hash of its rules. */
interface Rules {
  readonly sheet: number;
  readonly hash: number;
}

/**
 * Style elements of the current page. Libraries that keep the styles of their components in one element write its rules again
 * whenever a component renders, and most of the time these are the same rules.
 */
export class StyleSheets {
  readonly shadow = new ShadowStyles();
  /**
   * The sum of the hashes of each style element's texts, so that a changed text costs the same in a sheet of any size. A
   * text that is written again may be the last one then, so their order does not count.
   */
  readonly #sheets = new Map<number, number>();
  readonly #texts = new Map<number, Rules>();

  clear(): void {
    this.#sheets.clear();
    this.#texts.clear();
    this.shadow.clear();
  }

  /** Adds a style element, or those in a head. */
  add(node: Unknown, parent: number): void {
    if (node.tagName !== 'style') {
      for (const child of asList(node.childNodes).map(asRecord))
        if (child.tagName === 'style') this.add(child, asInteger(node.id));
      return;
    }
    const sheet = asInteger(node.id);
    this.#sheets.set(sheet, 0);
    if (node.isShadow === true) this.shadow.add(sheet, parent);
    for (const child of asList(node.childNodes)) this.addText(asRecord(child), sheet);
  }

  /** Adds a text of a style element; returns whether it is one. */
  addText({ id, textContent }: Unknown, parent: number): boolean {
    if (!this.#sheets.has(parent)) return false;
    this.#write(parent, asInteger(id), asText(textContent));
    return true;
  }

  #write(sheet: number, text: number, css: string): void {
    this.#remove(text);
    const hash = hashOfText(css);
    this.#texts.set(text, { sheet, hash });
    this.#sheets.set(sheet, this.#sumOf(sheet) + hash);
    this.shadow.addText(css, sheet);
  }

  #remove(text: number): void {
    const known = this.#texts.get(text);
    if (!known) return;
    this.#texts.delete(text);
    this.#sheets.set(known.sheet, this.#sumOf(known.sheet) - known.hash);
  }

  #sumOf(sheet: number): number {
    return this.#sheets.get(sheet) ?? 0;
  }

  /**
   * The mutation without the texts of style elements. An element whose rules are not the same afterwards has a changed style
   * instead: that may show something, but writes nothing.
   */
  withoutRules(mutation: Unknown): Unknown {
    // Hardly any mutation changes a style, so nothing is copied for the others.
    if (!this.#hasRules(mutation)) return mutation;
    const { texts, attributes, removes, adds } = mutation;
    const before = new Map<number, number>();
    const isText = (sheet: number): boolean => {
      const isKnown = this.#sheets.has(sheet);
      if (isKnown && !before.has(sheet)) before.set(sheet, this.#sumOf(sheet));
      return isKnown;
    };
    const others = {
      removes: asList(removes).filter((each) => !this.#isRemoved(asRecord(each), isText)),
      adds: asList(adds).filter((each) => !this.#isAdded(asRecord(each), isText)),
      texts: asList(texts).filter((each) => !this.#isChanged(asRecord(each), isText)),
    };
    const changed = [...before].filter(([sheet, sum]) => this.#sumOf(sheet) !== sum);
    const marks = changed.map(([id]) => ({ id, attributes: { style: '' } }));
    return { ...mutation, ...others, attributes: [...asList(attributes), ...marks] };
  }

  /** Whether a mutation removes, adds or changes a text of a style element. */
  #hasRules({ texts, removes, adds }: Unknown): boolean {
    if (this.#sheets.size === 0) return false;
    const isInSheet = (each: unknown) => this.#sheets.has(asInteger(asRecord(each).parentId));
    return (
      asList(removes).some(isInSheet) ||
      asList(adds).some(isInSheet) ||
      asList(texts).some((each) => this.#texts.has(asInteger(asRecord(each).id)))
    );
  }

  #isRemoved({ parentId, id }: Unknown, isText: (sheet: number) => boolean): boolean {
    if (!isText(asInteger(parentId))) return false;
    this.#remove(asInteger(id));
    return true;
  }

  #isAdded({ parentId, node }: Unknown, isText: (sheet: number) => boolean): boolean {
    const sheet = asInteger(parentId);
    return isText(sheet) && this.addText(asRecord(node), sheet);
  }

  #isChanged({ id, value }: Unknown, isText: (sheet: number) => boolean): boolean {
    const text = asInteger(id);
    const sheet = this.#texts.get(text)?.sheet;
    if (sheet === undefined || !isText(sheet)) return false;
    this.#write(sheet, text, asText(value));
    return true;
  }
}
