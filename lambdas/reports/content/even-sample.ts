/**
 * Keeps an even sample of a stream of unknown length: all of it up to `most`, then every second, every fourth …
 * Memory stays bounded, and the selection depends only on the order.
 */
export function evenSample<T>(most: number) {
  let kept: T[] = [];
  let stride = 1;
  let seen = 0;
  return {
    add(item: T): void {
      if (seen % stride === 0) kept.push(item);
      seen += 1;
      if (kept.length <= most) return;
      kept = kept.filter((_, place) => place % 2 === 0);
      stride *= 2;
    },
    get kept(): readonly T[] {
      return kept;
    },
    get seen(): number {
      return seen;
    },
  };
}
