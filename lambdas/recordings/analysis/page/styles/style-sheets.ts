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

/**
 * Style elements of the current page. Libraries that keep the styles of their components in one element write its rules again
 * whenever a component renders, and most of the time these are the same rules.
 */
export class StyleSheets {
  readonly shadow = new ShadowStyles();
  /** Hashes of the texts of each style element, by the nodes of the texts. */
  readonly #sheets = new Map<number, Map<number, number>>();
  /** The style element of each text. */
  readonly #sheetOf = new Map<number, number>();

  clear(): void {
    this.#sheets.clear();
    this.#sheetOf.clear();
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
    this.#sheets.set(sheet, new Map());
    if (node.isShadow === true) this.shadow.add(sheet, parent);
    for (const child of asList(node.childNodes)) this.addText(asRecord(child), sheet);
  }

  /** Adds a text of a style element; returns whether it is one. */
  addText({ id, textContent }: Unknown, parent: number): boolean {
    return this.#write(parent, asInteger(id), asText(textContent));
  }

  #write(sheet: number, text: number, css: string): boolean {
    const texts = this.#sheets.get(sheet);
    if (!texts) return false;
    texts.set(text, hashOfText(css));
    this.#sheetOf.set(text, sheet);
    this.shadow.addText(css, sheet);
    return true;
  }

  #rulesOf(sheet: number): string {
    return [...(this.#sheets.get(sheet)?.values() ?? [])].join();
  }

  /**
   * The mutation without the texts of style elements. An element whose rules are not the same afterwards has a changed style
   * instead: that may show something, but writes nothing.
   */
  withoutRules(mutation: Unknown): Unknown {
    const { texts, attributes, removes, adds } = mutation;
    if (this.#sheets.size === 0) return mutation;
    const before = new Map<number, string>();
    const isText = (sheet: number): boolean => {
      const isKnown = this.#sheets.has(sheet);
      if (isKnown && !before.has(sheet)) before.set(sheet, this.#rulesOf(sheet));
      return isKnown;
    };
    const others = {
      removes: asList(removes).filter((each) => !this.#isRemoved(asRecord(each), isText)),
      adds: asList(adds).filter((each) => !this.#isAdded(asRecord(each), isText)),
      texts: asList(texts).filter((each) => !this.#isChanged(asRecord(each), isText)),
    };
    // Hardly any mutation changes a style, so nothing is copied for the others.
    if (before.size === 0) return mutation;
    const changed = [...before].filter(([sheet, rules]) => this.#rulesOf(sheet) !== rules);
    const marks = changed.map(([id]) => ({ id, attributes: { style: '' } }));
    return { ...mutation, ...others, attributes: [...asList(attributes), ...marks] };
  }

  #isRemoved({ parentId, id }: Unknown, isText: (sheet: number) => boolean): boolean {
    const [sheet, node] = [asInteger(parentId), asInteger(id)];
    if (!isText(sheet)) return false;
    this.#sheets.get(sheet)?.delete(node);
    this.#sheetOf.delete(node);
    return true;
  }

  #isAdded({ parentId, node }: Unknown, isText: (sheet: number) => boolean): boolean {
    const sheet = asInteger(parentId);
    return isText(sheet) && this.addText(asRecord(node), sheet);
  }

  #isChanged({ id, value }: Unknown, isText: (sheet: number) => boolean): boolean {
    const text = asInteger(id);
    const sheet = this.#sheetOf.get(text);
    return sheet !== undefined && isText(sheet) && this.#write(sheet, text, asText(value));
  }
}
