import { expect, test } from 'vitest';
import { continuesRhythm, keepsPace } from '../../../lambdas/recordings/analysis/rhythm.ts';

const CLICK = 10_000;
const history = (...all: number[]) => ({
  all,
  free: new Set(all),
  quiet: new Set(all),
  alone: new Set(all),
});
const ticks = (from: number, count: number, period: number) =>
  Array.from({ length: count }, (_, index) => from + index * period);

test('a tick that comes late now and then leaves a rhythm a rhythm', () => {
  const place = history(...ticks(4_000, 8, 400), 7_900, ...ticks(8_300, 12, 400));
  expect(continuesRhythm(place, 10_300, CLICK)).toBe(true);
});

test('what starts with the click, or starts again with it, is no rhythm', () => {
  const started = history(...ticks(10_250, 20, 250));
  expect(continuesRhythm(started, 10_250, CLICK)).toBe(false);
  expect(keepsPace(started, 10_250, CLICK)).toBe(false);
  const again = history(...ticks(2_000, 8, 250), ...ticks(10_250, 20, 250));
  expect(continuesRhythm(again, 10_250, CLICK)).toBe(false);
});

test('a change between two ticks of a slow rhythm is an answer', () => {
  const place = history(...ticks(1_000, 9, 1_000), 9_900, 10_050, ...ticks(11_000, 5, 1_000));
  expect(continuesRhythm(place, 10_050, CLICK)).toBe(false);
});

test('three ticks before an early click and the next ones after it make a rhythm', () => {
  const place = history(8_800, 9_200, 9_600, ...ticks(10_030, 3, 400));
  expect(keepsPace(place, 10_030, CLICK)).toBe(true);
});
