import { compareTimes, type EventTime } from './event-time.ts';

/**
 * Keeps the earliest `limit` of the added items, in whatever order they are added. A hostile recording with a million
 * clicks costs no more memory than one with twice the limit.
 */
export class Earliest<T extends EventTime> {
  readonly #limit: number;
  #items: T[] = [];
  #added = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  /** How many items exceeded the limit. */
  get dropped(): number {
    return Math.max(0, this.#added - this.#limit);
  }

  add(item: T): void {
    this.#added += 1;
    this.#items.push(item);
    if (this.#items.length > this.#limit * 2) this.#trim();
  }

  /** The items from `from` to `to` in order, with times relative to `from`. */
  sorted(from: number, to: number): T[] {
    this.#trim();
    return this.#items
      .filter(({ at }) => at >= from && at <= to)
      .map((item) => ({ ...item, at: item.at - from }));
  }

  #trim(): void {
    this.#items.sort(compareTimes);
    if (this.#items.length > this.#limit) this.#items.length = this.#limit;
  }
}
