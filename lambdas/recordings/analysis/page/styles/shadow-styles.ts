/** Styles of components that depend on custom states (`:host(:state(checked))`). Scripts set them unrecorded. */
import { Rows } from '../../events/rows.ts';
import { asInteger, asList, asRecord, asText, type Unknown } from '../../events/untrusted.ts';

/** Used instead of an adopted sheet: a style inside of the component. */
export const INLINE_SHEET = -1;
/** States of a control that is not used say nothing about clicks. */
const SHOWN_STATE = /:state\((?!disabled|read-?only|required|blank|empty|hover|focus|dragging)/;
const showsStates = (css: string): boolean => SHOWN_STATE.test(css);

/** The styles of components: elements in their shadow roots, and sheets that they adopt. */
export class ShadowStyles {
  /** Which component has which style, or, with 0 as the component, whether a sheet shows states. `SHEET` has the columns. */
  readonly rows = new Rows(5);
  /** The component of each style element. */
  readonly #hosts = new Map<number, number>();
  #at = 0;
  #order = 0;

  startEvent(at: number, order: number): void {
    this.#at = at;
    this.#order = order;
  }

  clear(): void {
    this.#hosts.clear();
  }

  add(style: number, host: number): void {
    this.#hosts.set(style, host);
  }

  addText(css: string, style: number): void {
    const host = this.#hosts.get(style);
    if (host !== undefined && showsStates(css)) this.#write(host, INLINE_SHEET);
  }

  /** The rules of a sheet are recorded once, with the first root that adopts it. */
  adopt({ id, styles, styleIds }: Unknown): void {
    for (const each of asList(styles)) {
      const { styleId, rules } = asRecord(each);
      const isShown = asList(rules).some((rule) => showsStates(asText(asRecord(rule).rule)));
      this.#write(0, asInteger(styleId), isShown);
    }
    for (const styleId of asList(styleIds)) this.#write(asInteger(id), asInteger(styleId));
  }

  #write(host: number, sheet: number, isShown = false): void {
    this.rows.add(this.#at, this.#order, host, sheet, isShown ? 1 : 0);
  }
}
