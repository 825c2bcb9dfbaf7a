import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

const pressed = (more: object) => {
  const visit = home();
  for (const at of [3_000, 4_000, 5_000]) visit.click(at, { near_canvas: true }, more);
  return signals(visit.until(20_000), 'dead-click');
};

test('three clicks on a disabled button beside a canvas, such as a signature, are reported: it cannot draw a response', () => {
  expect(pressed({ disabled: true })).toHaveLength(1);
});

test('a button beside a canvas may have drawn its response, which is not recorded', () => {
  expect(pressed({})).toEqual([]);
});
