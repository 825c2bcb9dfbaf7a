import { expect, test } from 'vitest';
import { leftOf, shiftFor } from '../../../lambdas/reports/evidence/crop.ts';
import { BAR, HEIGHT } from '../../../lambdas/reports/evidence/palette.ts';

const at = (left: number, top: number) => ({ box: [left, top, 100, 60] }) as never;

test.each([
  ['in the middle of the page', 450, 300],
  ['at the left of the page', 20, 0],
  ['at the right of the page', 900, 600],
])('the drawing has a control %s in its middle, as far as the page allows', (_, left, from) => {
  expect(leftOf(at(left, 0), 400, 1_000)).toBe(from);
});

test('a drawing without a control, or of a narrow page, starts at the left', () => {
  expect(leftOf(undefined, 400, 1_000)).toBe(0);
  expect(leftOf(at(250, 0), 400, 300)).toBe(0);
});

test('the drawing is shifted so that its control is in the middle of the space below its bar', () => {
  const middle = (HEIGHT - 40 - BAR) / 2;
  expect(shiftFor(undefined, 2)).toBe(0);
  expect(shiftFor(at(0, 10), 2)).toBe(0);
  expect(shiftFor(at(0, 970), 2)).toBe(2_000 - middle);
});
