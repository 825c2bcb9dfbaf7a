const NO_CELLS = new Float64Array(0);

/**
 * A growing table of numbers with `width` columns: a hundred thousand mutations or movements take a few megabytes. The
 * first two columns are the time and the order in the recording; `sorted` sorts by them.
 */
export class Rows {
  readonly width: number;
  // Most tables of a short session stay empty.
  #cells = NO_CELLS;
  #used = 0;
  #origin = 0;

  constructor(width: number) {
    this.width = width;
  }

  get length(): number {
    return this.#used / this.width;
  }

  /** Separate parameters, because an array would be allocated for each of a hundred thousand events. */
  add(at: number, order: number, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0): void {
    const { width } = this;
    if (this.#used + width > this.#cells.length) {
      const larger = new Float64Array(Math.max(16 * width, Math.ceil(this.#cells.length * 1.5)));
      larger.set(this.#cells);
      this.#cells = larger;
    }
    const cells = this.#cells;
    const used = this.#used;
    cells[used] = at;
    cells[used + 1] = order;
    if (width > 2) cells[used + 2] = c;
    if (width > 3) cells[used + 3] = d;
    if (width > 4) cells[used + 4] = e;
    if (width > 5) cells[used + 5] = f;
    if (width > 6) cells[used + 6] = g;
    if (width > 7) cells[used + 7] = h;
    if (width > 8) cells[used + 8] = i;
    this.#used = used + width;
  }

  timeOf(row: number): number {
    return (this.#cells[row * this.width] ?? 0) - this.#origin;
  }

  orderOf(row: number): number {
    return this.cell(row, 1);
  }

  /** `column` is one of `columns.ts`. */
  cell(row: number, column: number): number {
    return this.#cells[row * this.width + column] ?? 0;
  }

  /** A table of the rows from `from` to `to` in order, with times relative to `from`. */
  sorted(from: number, to: number): Rows {
    const result = new Rows(this.width);
    result.#origin = from;
    if (this.#isInOrder(from, to)) {
      result.#cells = this.#cells;
      result.#used = this.#used;
      return result;
    }
    const order = Array.from({ length: this.length }, (_, row) => row)
      .filter((row) => this.timeOf(row) >= from && this.timeOf(row) <= to)
      .sort((a, b) => this.#compare(a, b));
    result.#cells = new Float64Array(order.length * this.width);
    for (const row of order) {
      const start = row * this.width;
      result.#cells.set(this.#cells.subarray(start, start + this.width), result.#used);
      result.#used += this.width;
    }
    return result;
  }

  /** Most tables are in order already and need no copy. */
  #isInOrder(from: number, to: number): boolean {
    const { length } = this;
    if (length > 0 && (this.timeOf(0) < from || this.timeOf(length - 1) > to)) return false;
    for (let row = 1; row < length; row += 1) if (this.#compare(row - 1, row) > 0) return false;
    return true;
  }

  #compare(one: number, other: number): number {
    return this.timeOf(one) - this.timeOf(other) || this.orderOf(one) - this.orderOf(other);
  }

  /** The first row at or after this time; `length` if there is none. */
  firstFrom(atMs: number): number {
    // Not `countWhile`: calling a function per step makes the analysis of an hour a tenth slower.
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.timeOf(middle) < atMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The rows from one time to another, both inclusive. */
  *rowsBetween(from: number, to: number): Generator<number> {
    for (let row = this.firstFrom(from); row < this.length && this.timeOf(row) <= to; row += 1)
      yield row;
  }

  /** The rows from one time until another, which is exclusive. */
  *rowsBefore(from: number, end: number): Generator<number> {
    for (let row = this.firstFrom(from); row < this.length && this.timeOf(row) < end; row += 1)
      yield row;
  }

  /** The time of the first row from `from` to `to`, both inclusive; undefined if there is none. */
  firstTime(from: number, to = Number.POSITIVE_INFINITY): number | undefined {
    const row = this.firstFrom(from);
    return row < this.length && this.timeOf(row) <= to ? this.timeOf(row) : undefined;
  }
}
