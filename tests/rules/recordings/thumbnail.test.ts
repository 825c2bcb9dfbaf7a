import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Signal, WireframeBox } from '../../../lambdas/contract/signal.ts';
import { thumbnailOf } from '../../../lambdas/recordings/listing/thumbnail.ts';
import { visit } from '../../factories/digest.ts';

const box = (top: number, isTarget = false): WireframeBox => ({
  box: [10.4, top, 80.6, 30],
  role: 'button',
  label: 'Apply',
  isTarget,
});
const signal = (overrides: Partial<Signal>): Signal => ({
  ...{ kind: 'rage-click', atMs: 0, startMs: 0, endMs: 8_000, page: '/checkout' },
  ...overrides,
});
const drawn = (...signals: Signal[]) => thumbnailOf({ ...(visit(1) as Digest), signals });

test('a row is drawn from the first problem whose element is known, in whole pixels and without labels', () => {
  const boxes = [box(20.2, true), box(60), box(900)];
  expect(
    drawn(
      signal({ viewport: [1_200, 800], wireframe: [box(5)] }),
      signal({ viewport: [390, 700], wireframe: boxes }),
    ),
  ).toEqual({
    width: 390,
    height: 700,
    boxes: [
      { box: [10, 20, 81, 30], target: true },
      { box: [10, 60, 81, 30], target: false },
    ],
  });
});

test('a page of many controls is drawn with the first of them, and a calm session not at all', () => {
  const boxes = Array.from({ length: 40 }, (_, place) => box(place * 10, place === 0));
  expect(drawn(signal({ viewport: [390, 700], wireframe: boxes }))?.boxes).toHaveLength(12);
  expect(drawn(signal({ viewport: [390, 700] }))).toBeUndefined();
  expect(drawn()).toBeUndefined();
  expect(thumbnailOf(undefined)).toBeUndefined();
});
