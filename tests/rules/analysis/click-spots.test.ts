import { expect, test } from 'vitest';
import type { ElementDescriptor } from '../../../lambdas/contract/tracker.ts';
import { digestOfVisit, home } from '../../factories/signals.ts';

const spotOf = (
  box: ElementDescriptor['box'],
  pointer: 'mouse' | 'keyboard',
  x: number,
  y: number,
) =>
  digestOfVisit(
    home().click(1_000, { box }, { pointer, x, y }).mutate(1_020).until(9_000),
  ).clicks.map((spot) => [spot.x, spot.y]);

test.each<[string, ElementDescriptor['box'], 'mouse' | 'keyboard', number, number]>([
  ['in the box', [100, 200, 100, 50], 'mouse', 0.2, 0.4],
  ['in a narrow box', [100, 200, 1, 50], 'mouse', 1, 0.4],
  ['in a box without a width', [100, 200, 0, 50], 'mouse', 0.5, 0.5],
  ['in a box without a height', [100, 200, 100, 0], 'mouse', 0.5, 0.5],
  ['by the keyboard', [100, 200, 100, 50], 'keyboard', 0.5, 0.5],
  ['left of the box', [130, 200, 100, 50], 'mouse', 0, 0.4],
])('a click %s is at its place in the element', (_, box, pointer, x, y) => {
  expect(spotOf(box, pointer, 120, 220)).toEqual([[x, y]]);
});
