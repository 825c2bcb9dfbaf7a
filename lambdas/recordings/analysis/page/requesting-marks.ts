import { asText } from '../events/untrusted.ts';

/** Classes with which htmx, Unpoly and NProgress mark what waits for the server. */
const MARKS = /(?<!\S)(htmx-request|up-active|up-loading|nprogress-busy)(?!\S)/g;

/** The nodes that a class marks as waiting for the server. */
export class RequestingMarks {
  /** Their classes without the mark. */
  readonly #unmarked = new Map<number, string>();

  /** Whether the new class marks the node, or only lacks its mark now. */
  changes(node: number, className: unknown): boolean {
    const before = this.#unmarked.get(node);
    const text = asText(className);
    // Animations change classes a million times.
    if (before === undefined && !/(htmx|up|nprogress)-/.test(text)) return false;
    const rest = text.replace(MARKS, '');
    const isMarked = rest !== text;
    const unmarked = rest.trim().replace(/\s+/g, ' ');
    if (isMarked) this.#unmarked.set(node, unmarked);
    else if (before !== undefined) this.#unmarked.delete(node);
    return isMarked || before === unmarked;
  }
}
