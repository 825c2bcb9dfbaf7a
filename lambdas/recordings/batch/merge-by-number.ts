interface Numbered {
  readonly seq: number;
}

/** Merges two sequences that are sorted by number; for equal numbers, the first sequence comes first. */
export async function* mergeByNumber<T extends Numbered>(
  one: AsyncGenerator<T>,
  other: AsyncGenerator<T>,
): AsyncGenerator<T> {
  let [left, right] = await Promise.all([one.next(), other.next()]);
  while (!left.done || !right.done) {
    if (right.done || (!left.done && left.value.seq <= right.value.seq)) {
      if (!left.done) yield left.value;
      left = await one.next();
    } else {
      yield right.value;
      right = await other.next();
    }
  }
}
