/** Numbers that look like chance and are the same for the same seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** Below `sides`. */
  roll(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  }
  pick<T>(all: readonly T[]): T | undefined {
    return all[this.roll(Math.max(1, all.length))];
  }
}
