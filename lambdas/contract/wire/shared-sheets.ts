/**
 * A large style sheet is sent once per session; later pages only reference it by name. Such a text starts with `MARK` and
 * the name. After another `MARK` the style sheet follows; without one it is in an earlier batch of the session. This
 * applies only to the text of style elements and `_cssText`, because any other text of a page may start with `MARK`.
 */
const MARK = '\u0001';

/** The text that sends a style sheet under a name. */
export const sheetNamed = (name: string, css: string): string => MARK + name + MARK + css;
/** The text that references a style sheet that an earlier batch sent. */
export const nameOnly = (name: string): string => MARK + name;

/** A hostile page may send any number of style sheets; the tracker shares fewer and smaller ones. */
const MAX_CHARACTERS = 40_000_000;

/** The style sheets of one session, collected from its batches in order. */
export class SharedSheets {
  readonly #sheets = new Map<string, string>();
  #characters = 0;
  /** How many references had no style sheet in any batch so far; they were resolved as empty. */
  missing = 0;

  get size(): number {
    return this.#sheets.size;
  }

  /** The style sheet that a text contains or references; returns any other text unchanged. */
  read(text: string): string {
    if (!text.startsWith(MARK)) return text;
    const end = text.indexOf(MARK, 1);
    if (end > 0) return this.#add(text.slice(1, end), text.slice(end + 1));
    const css = this.#sheets.get(text.slice(1));
    if (css === undefined) this.missing += 1;
    return css ?? '';
  }

  #add(name: string, css: string): string {
    const isNew = !this.#sheets.has(name);
    if (isNew && this.#characters + css.length <= MAX_CHARACTERS) {
      this.#sheets.set(name, css);
      this.#characters += css.length;
    }
    return css;
  }
}
