const NO_NUMBERS = new Int32Array(0);

/** A growing list of integers, for hundreds of thousands of node ids. */
export class Numbers {
  #cells = NO_NUMBERS;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  addPair(first: number, second: number): void {
    const length = this.#length;
    if (length + 2 > this.#cells.length) {
      const larger = new Int32Array(Math.max(256, Math.ceil(this.#cells.length * 1.5)));
      larger.set(this.#cells);
      this.#cells = larger;
    }
    const cells = this.#cells;
    cells[length] = first;
    cells[length + 1] = second;
    this.#length = length + 2;
  }

  at(index: number): number {
    return this.#cells[index] ?? 0;
  }

  clear(): void {
    this.#length = 0;
  }
}

/** Integers and the texts to which some of them refer. */
export class NumbersWithTexts extends Numbers {
  readonly texts: string[] = [];
}
