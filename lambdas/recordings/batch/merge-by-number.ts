interface Numbered {
  readonly seq: number;
}

/** Two sequences, each in the order of its numbers, as one; of equal numbers the first sequence's comes first. */
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
