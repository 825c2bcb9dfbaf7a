import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_MAX_DEPTH } from '../../lambdas/contract/limits.ts';
import { MAX_CHILDREN, type PageNode, PageTree } from '../../lambdas/contract/replay/page-tree.ts';
import { processorTimeOf } from '../processor-time.ts';

const node = (id: number, ...childNodes: PageNode[]): PageNode => ({ id, type: 2, childNodes });
/** A chain of nodes; each contains the next. The id of the root is 1, its depth 0. */
const chain = (length: number, id = 1): PageNode =>
  length === 1 ? node(id) : node(id, chain(length - 1, id + 1));
const after = (
  tree: PageTree,
  ...adds: { parentId: number; nextId: number | null; id: number }[]
) => {
  tree.change({ adds: adds.map(({ id, ...where }) => ({ ...where, node: node(id) })) });
  return tree;
};

test('a page and its changes are cut at the same depth', () => {
  const deepest = PAGE_MAX_DEPTH + 1;
  const whole = new PageTree(chain(deepest + 5));
  expect([whole.size, whole.depthOf(deepest)]).toEqual([deepest, PAGE_MAX_DEPTH]);
  const added = after(new PageTree(chain(deepest - 1)), {
    parentId: deepest - 1,
    nextId: null,
    id: deepest,
  });
  expect([added.size, added.depthOf(deepest)]).toEqual([deepest, PAGE_MAX_DEPTH]);
  expect(after(added, { parentId: deepest, nextId: null, id: deepest + 1 }).size).toBe(deepest);
});

test('an unknown node has depth 0, as the root', () => {
  const tree = new PageTree(chain(2));
  expect([tree.depthOf(9), tree.depthOf(1), tree.depthOf(2)]).toEqual([0, 0, 1]);
});

test('added siblings end up in the order of the page, in any order of the list', () => {
  const tree = after(
    new PageTree(node(1)),
    { parentId: 1, nextId: 3, id: 2 },
    { parentId: 1, nextId: 4, id: 3 },
    { parentId: 1, nextId: null, id: 4 },
  );
  expect(tree.root.childNodes?.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('a node whose next sibling is unknown becomes the last child', () => {
  const tree = after(new PageTree(node(1, node(2))), { parentId: 1, nextId: 9, id: 3 });
  expect(tree.root.childNodes?.map(({ id }) => id)).toEqual([2, 3]);
});

const shuffled = (length: number) =>
  fc.shuffledSubarray(
    Array.from({ length }, (_, index) => index),
    { minLength: length },
  );

test('children and grandchildren are added in the order of the page, in any order of the list', () => {
  fc.assert(
    fc.property(shuffled(12), (order) => {
      // The children 2 to 7 of the root, and one child of each.
      const tree = after(
        new PageTree(node(1)),
        ...order.map((index) => ({
          parentId: index < 6 ? 1 : 2 + index - 6,
          nextId: index < 5 ? 3 + index : null,
          id: 2 + index,
        })),
      );
      const children = tree.root.childNodes ?? [];
      expect(children.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
      const grandchildren = children.map(({ childNodes = [] }) => childNodes.map(({ id }) => id));
      expect(grandchildren).toEqual([[8], [9], [10], [11], [12], [13]]);
    }),
  );
});

test('an added subtree contains the next siblings and parents that others wait for', () => {
  const tree = new PageTree(node(1));
  const adds = [
    { parentId: 2, nextId: 3, node: node(4) },
    { parentId: 3, nextId: null, node: node(5) },
    { parentId: 1, nextId: null, node: node(2, node(3)) },
  ];
  tree.change({ adds });
  expect(tree.find(2)?.childNodes?.map(({ id }) => id)).toEqual([4, 3]);
  expect(tree.find(3)?.childNodes?.map(({ id }) => id)).toEqual([5]);
});

test('thirty thousand nodes in reverse order are added in bounded time', () => {
  const count = 30_000;
  const tree = new PageTree(node(1));
  const adds = Array.from({ length: count }, (_, index) => ({
    parentId: 1,
    nextId: index + 1 < count ? index + 3 : null,
    node: node(index + 2),
  }));
  expect(processorTimeOf(() => tree.change({ adds }), 1_500, 1)).toBeLessThan(1_500);
  expect(tree.root.childNodes?.slice(0, 3).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('thousands of changes of a long style are applied in bounded time', () => {
  const style = `background: url(${'a'.repeat(100_000)})`;
  const tree = new PageTree({ ...node(1, node(2)) });
  tree.change({ attributes: [{ id: 2, attributes: { style } }] });
  const changeOften = () => {
    for (let frame = 0; frame < 5_000; frame += 1)
      tree.change({ attributes: [{ id: 2, attributes: { style: { top: `${frame}px` } } }] });
  };
  expect(processorTimeOf(changeOften, 500, 1)).toBeLessThan(500);
  expect(tree.find(2)?.attributes?.style).toBe(`${style}; top: 4999px;`);
});

test('a style that was replaced meanwhile is changed as it is now', () => {
  const tree = new PageTree(node(1));
  const styles = ['color: red', { top: '1px' }, 'left: 2px', { top: '3px' }];
  for (const style of styles) tree.change({ attributes: [{ id: 1, attributes: { style } }] });
  expect(tree.root.attributes?.style).toBe('left: 2px; top: 3px;');
});

test('an element gets no more children than a page can be searched for', () => {
  const children = Array.from({ length: MAX_CHILDREN - 1 }, (_, index) => node(index + 10));
  const tree = after(
    new PageTree(node(1, ...children)),
    { parentId: 1, nextId: 10, id: 2 },
    { parentId: 1, nextId: 10, id: 3 },
  );
  expect(tree.root.childNodes).toHaveLength(MAX_CHILDREN);
  expect([tree.find(2)?.id, tree.find(3)]).toEqual([2, undefined]);
});
