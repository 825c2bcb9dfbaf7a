import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { Signal, WireframeBox } from '../../../lambdas/contract/signal.ts';
import { thumbnailOf } from '../../../lambdas/recordings/listing/thumbnail.ts';
import { visit } from '../../factories/digest.ts';
import { deadClicksAt, digestOfVisit, home } from '../../factories/signals.ts';

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

test('a thumbnail is drawn from the first problem with a known element, in whole pixels, without labels', () => {
  const boxes = [box(20.2, true), { ...box(60), role: 'textbox' }, { ...box(90), role: 'link' }];
  expect(
    drawn(
      signal({ viewport: [1_200, 800], wireframe: [box(5)] }),
      signal({ viewport: [390, 700], wireframe: [...boxes, box(900)] }),
    ),
  ).toEqual({
    width: 390,
    height: 244,
    boxes: [
      { box: [10, 20, 81, 30], target: true, part: 'control' },
      { box: [10, 60, 81, 30], target: false, part: 'field' },
      { box: [10, 90, 81, 30], target: false, part: 'text' },
    ],
  });
});

test('a wide page is cropped to the part around its problem, which stays inside the page', () => {
  const at = (left: number, top: number, isTarget = false): WireframeBox => ({
    ...{ box: [left, top, 100, 40], role: 'button', label: 'Apply', isTarget },
  });
  const wide = (...wireframe: WireframeBox[]) =>
    drawn(signal({ viewport: [1_366, 768], wireframe }));
  expect(wide(at(600, 500, true), at(560, 440), at(0, 0), at(600, 760))).toEqual({
    width: 640,
    height: 400,
    boxes: [
      { box: [270, 180, 100, 40], target: true, part: 'control' },
      { box: [230, 120, 100, 40], target: false, part: 'control' },
    ],
  });
  expect(wide(at(1_266, 728, true))?.boxes[0]?.box).toEqual([540, 360, 100, 40]);
  expect(wide(at(0, 0, true))?.boxes[0]?.box).toEqual([0, 0, 100, 40]);
});

test('a page with many controls is drawn with the first ones; a session without clicks has no drawing', () => {
  const boxes = Array.from({ length: 40 }, (_, place) => box(place * 5, place === 0));
  expect(drawn(signal({ viewport: [390, 700], wireframe: boxes }))?.boxes).toHaveLength(16);
  expect(drawn(signal({ viewport: [390, 700] }))).toBeUndefined();
  expect(drawn()).toBeUndefined();
  expect(thumbnailOf(undefined)).toBeUndefined();
});

test('a session without problems is drawn from its last click on a visible element, without labels', () => {
  const sale = { label: 'Sale', role: 'link', box: [20, 300, 90, 20] } as const;
  const around = [{ ...sale, box: [...sale.box] as [number, number, number, number] }];
  const visit = home()
    .click(1_000, { box: [700, 600, 100, 40] })
    .mutate(1_020)
    .click(3_000, {}, { around })
    .mutate(3_020)
    .click(5_000, { box: [0, 0, 0, 0] })
    .mutate(5_020)
    .until(20_000);
  const digest = digestOfVisit(visit);
  expect(digest.signals).toEqual([]);
  expect(JSON.stringify(digest.picture)).not.toContain('Sale');
  expect(thumbnailOf(digest)).toEqual({
    width: 640,
    height: 400,
    isCalm: true,
    boxes: [
      { box: [100, 180, 120, 40], target: true, part: 'control' },
      { box: [20, 280, 90, 20], target: false, part: 'text' },
    ],
  });
});

test('a session with a problem that can be drawn stores no second picture', () => {
  const digest = digestOfVisit(deadClicksAt(2_000));
  expect(digest.signals).toHaveLength(1);
  expect(digest.picture).toBeUndefined();
  expect(thumbnailOf(digest)?.isCalm).toBeUndefined();
});
