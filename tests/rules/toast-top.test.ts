import { expect, test } from 'vitest';
import { toastTop } from '../../web/app/ui/toasts/toast-top.ts';

const toasts = { left: 900, right: 1260, height: 70 };
const box = (top: number, bottom: number, left = 1000) => ({ top, bottom, left, right: left + 80 });

test.each([
  ['at the top without a control', [], 60],
  ['at the top if the control is above', [box(10, 60)], 60],
  ['at the top if the control is below', [box(130, 160)], 60],
  ['at the top if the control is beside', [box(70, 110, 820)], 60],
  ['below a control that it would cover', [box(70, 110)], 118],
  ['below the second of two controls, in any order', [box(150, 190), box(70, 110)], 198],
  ['below the first of two controls if there is room', [box(200, 240), box(70, 110)], 118],
  ['at the top if the control starts at its right edge', [box(70, 110, 1260)], 60],
  ['below a control if it just fits there', [box(70, 722)], 730],
  ['at the top if it fits nowhere below', [box(70, 760)], 60],
])('a toast is %s', (_, controls, top) => {
  expect(toastTop(toasts, controls, 800)).toBe(top);
});
