import type { Gap } from '../../contract/digest.ts';

/** The sequence numbers missing before the last batch; numbering starts at 0 or 1. */
export function missingFrom(seen: ReadonlySet<number>): Gap[] {
  const numbers = [...seen].sort((a, b) => a - b);
  const gaps: Gap[] = [];
  for (const [index, number] of numbers.entries()) {
    const expected = index === 0 ? (number === 1 ? 1 : 0) : (numbers[index - 1] ?? 0) + 1;
    if (number === expected) continue;
    const range = number - 1 === expected ? expected : `${expected}-${number - 1}`;
    gaps.push(`missing-batches:${range}`);
  }
  return gaps.slice(0, 20);
}
