import { expect, test } from 'vitest';
import { isLoading } from '../../../lambdas/recordings/analysis/background-changes/growing-lists.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import { NODE_TRAIT } from '../../../lambdas/recordings/analysis/page/element-traits.ts';
import { plainTimeline } from '../../factories/plain-timeline.ts';

type Pair = readonly [id: number, parent: number];
/** Mutations at these times: what they add and remove, each node with its parent. */
function listOf(...changes: readonly (readonly [at: number, ...Pair[]])[]) {
  const numbers: number[] = [];
  const mutations = new Rows(8);
  for (const [order, [at, ...pairs]] of changes.entries()) {
    const added = pairs.filter(([id]) => id > 0).length;
    mutations.add(at, order, 0, numbers.length, 2 * pairs.length, added);
    numbers.push(...pairs.flat());
  }
  const structure = { at: (index: number) => numbers[index] ?? 0 };
  return plainTimeline({ mutations, structure: structure as never });
}
const LIST = 5;
const items = (count: number, first = 100): Pair[] =>
  Array.from({ length: count }, (_, n) => [first + n, LIST]);
const removed = (count: number): Pair[] => Array.from({ length: count }, (_, n) => [-100 - n, 0]);
/** One item with nodes inside of each other, each in the one before. */
const nested = (count: number): Pair[] =>
  Array.from({ length: count }, (_, n) => [100 + n, n === 0 ? LIST : 99 + n]);

test.each<[string, readonly Pair[], boolean]>([
  ['twenty items', items(20), true],
  ['nineteen items', items(19), false],
  ['one item of twenty nodes', nested(20), true],
  ['one item of twenty nodes that replaces another', [...nested(20), ...removed(1)], false],
  [
    'a few items of a few nodes',
    [...nested(10), ...nested(10).map(([id, to]): Pair => [id + 50, to === LIST ? LIST : to + 50])],
    true,
  ],
  ['as many items as it loses', [...items(20), ...removed(20)], false],
  ['twice as many items as it loses', [...items(40), ...removed(20)], true],
  ['fewer than twice as many', [...items(40), ...removed(21)], false],
  [
    'texts in items',
    items(20).flatMap(([id, to]): Pair[] => [
      [id, to],
      [NODE_TRAIT, 7],
    ]),
    true,
  ],
  [
    'items with texts that were added, too',
    [...items(10), ...items(10).map(([id]): Pair => [id + 50, -id])],
    true,
  ],
  ['nothing', [], false],
])('a list that gains %s loads more: %s', (_, pairs, isMore) => {
  expect(isLoading(listOf([1_000, ...pairs]), 0, 2_000)).toBe(isMore);
});

test('the contents and the class of an added item are not further items', () => {
  const replaced = [...nested(10), ...removed(1)];
  const list = listOf([1_000, ...replaced], [1_100, ...replaced], [1_200, ...replaced]);
  expect(isLoading(list, 0, 2_000)).toBe(false);
  const styled = items(40).flatMap((item): Pair[] => [item, [NODE_TRAIT, 7]]);
  expect(isLoading(listOf([1_000, ...styled, ...removed(21)]), 0, 2_000)).toBe(false);
});

test('items count from the start to the end of the time, in several changes', () => {
  const list = listOf(
    [999, ...items(20)],
    [1_000, ...items(10, 200)],
    [2_000, ...items(10, 300)],
    [2_001, ...removed(20)],
  );
  expect(isLoading(list, 1_000, 2_000)).toBe(true);
  expect(isLoading(list, 1_001, 2_000)).toBe(false);
  expect(isLoading(list, 1_000, 1_999)).toBe(false);
  expect(isLoading(list, 1_000, 2_001)).toBe(false);
  expect(isLoading(list, 0, 2_001)).toBe(true);
  expect(isLoading(listOf(), 0, 9_000)).toBe(false);
});
