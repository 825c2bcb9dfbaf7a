/**
 * Samples a stream of unknown length evenly: every item up to `max`, then every second, every fourth, and so on.
 * Memory stays bounded, and the selection depends only on the order.
 */
export function evenSample<T>(max: number) {
  let items: T[] = [];
  let stride = 1;
  let total = 0;
  return {
    add(item: T): void {
      if (total % stride === 0) items.push(item);
      total += 1;
      if (items.length <= max) return;
      items = items.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    get items(): readonly T[] {
      return items;
    },
    /** Items added, including those that were not selected. */
    get total(): number {
      return total;
    },
  };
}
