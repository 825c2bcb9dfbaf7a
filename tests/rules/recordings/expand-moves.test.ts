import { expect, test } from 'vitest';
import { BATCH_MAX_BYTES } from '../../../lambdas/contract/limits.ts';
import { expandMoves, MoveBudget } from '../../../lambdas/contract/replay/expand-moves.ts';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { PageNode } from '../../../lambdas/contract/replay/page-tree.ts';
import { PartBuilder } from '../../../lambdas/recordings/playback/parts.ts';

const text = (id: number, textContent: string): PageNode => ({ id, type: 3, textContent });
const element = (id: number, ...childNodes: PageNode[]): PageNode => ({
  id,
  type: 2,
  tagName: 'div',
  attributes: {},
  childNodes,
});
const shown = (...nodes: PageNode[]) => [
  { type: 4, timestamp: 1, data: { href: 'https://shop.example/', width: 800, height: 600 } },
  { type: 2, timestamp: 1, data: { node: { id: 1, type: 0, childNodes: nodes } } },
];
const changed = (change: object, timestamp = 2) => ({
  type: 3,
  timestamp,
  data: { source: 0, removes: [], adds: [], texts: [], attributes: [], ...change },
});
const move = (id: number, parentId: number, nextId: number | null = null, adds = 0) => ({
  id,
  parentId,
  nextId,
  adds,
});

function after(page: PageNode[], change: ReturnType<typeof changed>, budget = new MoveBudget()) {
  const mirror = new PageMirror();
  for (const event of shown(...page)) mirror.apply(event);
  expandMoves(change, mirror.tree, budget);
  mirror.apply(change);
  return { tree: mirror.tree?.root.childNodes, change: change.data as { [name: string]: unknown } };
}

test('a move becomes a removal and an addition with the full content, as in rrweb', () => {
  const row = element(3, text(4, 'row'));
  const { tree, change } = after([element(2, row), element(5)], changed({ moves: [move(3, 5)] }));
  expect(change).toMatchObject({
    removes: [{ parentId: 2, id: 3 }],
    adds: [
      { parentId: 5, nextId: null, node: element(3) },
      { parentId: 3, nextId: null, node: text(4, 'row') },
    ],
  });
  expect(change).not.toHaveProperty('moves');
  expect(tree).toEqual([element(2), element(5, row)]);
});

test('moves, additions and removals in one change end in their final positions', () => {
  const page = [element(2, element(3, element(4)), text(5, 'goes')), element(6)];
  const { tree } = after(
    page,
    changed({
      removes: [{ parentId: 2, id: 5 }],
      adds: [
        { parentId: 2, nextId: 4, node: text(7, 'new') },
        { parentId: 3, nextId: null, node: text(8, 'inside') },
      ],
      // The inner node leaves the outer node, which moves as well.
      moves: [move(4, 2), move(3, 6, null, 1)],
    }),
  );
  expect(tree).toEqual([
    element(2, text(7, 'new'), element(4)),
    element(6, element(3, text(8, 'inside'))),
  ]);
});

test.each([
  ['an unknown node', [move(99, 2)]],
  ['the page itself', [move(1, 2)]],
])('the move of %s is skipped', (_, moves) => {
  expect(after([element(2)], changed({ moves })).tree).toEqual([element(2)]);
});

test('a node that is moved into itself is removed without an error', () => {
  const { tree } = after([element(2, element(3))], changed({ moves: [move(2, 3)] }));
  expect(tree).toEqual([]);
});

test('moves before any snapshot are dropped', () => {
  const change = changed({ moves: [move(3, 5)] });
  expandMoves(change, undefined, new MoveBudget());
  expect(change.data).toEqual({ source: 0, removes: [], adds: [], texts: [], attributes: [] });
});

test('a short batch that moves a large page repeatedly stays within the limit of a batch', () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => text(10 + n, 'x'.repeat(1_000)));
  const parts = new PartBuilder();
  parts.add({ events: shown(element(2, element(3, ...rows)), element(4)) });
  const moves = Array.from({ length: 2_000 }, (_, n) =>
    changed({ moves: [move(3, n % 2 ? 2 : 4)] }),
  );
  const before = process.cpuUsage().user;
  const written = [...parts.add({ events: moves }), ...parts.end()].reduce(
    (all, { text }) => all + text.length,
    0,
  );
  expect(written).toBeLessThan(1.5 * BATCH_MAX_BYTES);
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});

test('events in which nothing moved stay as they are', () => {
  const change = changed({ texts: [{ id: 4, value: 'new' }] });
  const before = structuredClone(change);
  expandMoves(change, undefined, new MoveBudget());
  expect(change).toEqual(before);
});
