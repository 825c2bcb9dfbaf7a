import type { Placed } from './timeline.ts';

/**
 * The earliest `limit` of everything that was put in, whatever the order it came in: a hostile recording with a
 * million clicks costs no more than one with `limit`, and the result does not depend on who came first.
 */
export class Earliest<T extends Placed> {
  readonly #limit: number;
  #items: T[] = [];
  #added = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** How many there was no room for. */
  get dropped(): number {
    return Math.max(0, this.#added - this.#limit);
  }

  add(item: T): void {
    this.#added += 1;
    this.#items.push(item);
    if (this.#items.length > this.#limit * 2) this.#cut();
  }

  /** In order, from instant to instant, with the time counted from the first instant. */
  sorted(from: number, to: number): T[] {
    this.#cut();
    return this.#items
      .filter(({ at }) => at >= from && at <= to)
      .map((item) => ({ ...item, at: item.at - from }));
  }

  #cut(): void {
    this.#items.sort((a, b) => a.at - b.at || a.order - b.order);
    if (this.#items.length > this.#limit) this.#items.length = this.#limit;
  }
}
