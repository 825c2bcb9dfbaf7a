import { expect, test } from 'vitest';
import { type Frame, withoutFrames } from '../../lambdas/contract/replay/frames.ts';
import type { PageNode } from '../../lambdas/contract/replay/page-tree.ts';

const node = (id: number, ...childNodes: PageNode[]): PageNode => ({ id, type: 2, childNodes });
const page = (id: number, ...childNodes: PageNode[]): PageNode => ({ id, type: 0, childNodes });

test('frame documents are extracted, outer before inner', () => {
  const inner = page(5, node(6));
  const beside = node(8);
  const whole = page(1, node(2, page(3, node(4, inner))), node(7, beside));
  const frames: Frame[] = [];
  const left = withoutFrames(whole, frames);
  expect(left).toEqual(page(1, node(2), node(7, node(8))));
  expect(frames).toEqual([
    { parentId: 2, document: page(3, node(4)) },
    { parentId: 4, document: inner },
  ]);
  expect(left.childNodes?.[1]).toBe(whole.childNodes?.[1]);
});

test('a page without frames is the same object', () => {
  for (const whole of [page(1, node(2)), page(1), { id: 1, type: 0 }]) {
    const frames: Frame[] = [];
    expect(withoutFrames(whole, frames)).toBe(whole);
    expect(frames).toEqual([]);
  }
});
