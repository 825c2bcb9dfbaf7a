import { expect, test } from 'vitest';
import {
  areRegular,
  continuesRhythm,
  continuesRun,
  isFasterWithClicks,
  pausesOf,
} from '../../../lambdas/recordings/analysis/background-changes/rhythm.ts';

const CLICK = 10_000;
const history = (...all: number[]) => ({
  all,
  untriggered: new Set(all),
  farFromClicks: new Set(all),
  clickless: new Set(all),
});
const ticks = (from: number, count: number, period: number) =>
  Array.from({ length: count }, (_, index) => from + index * period);

test('an occasional late tick does not break a rhythm', () => {
  const place = history(...ticks(4_000, 8, 400), 7_900, ...ticks(8_300, 12, 400));
  expect(continuesRhythm(place, 10_300, CLICK)).toBe(true);
});

test('a change that starts or restarts with the click is no rhythm', () => {
  const started = history(...ticks(10_250, 20, 250));
  expect(continuesRhythm(started, 10_250, CLICK)).toBe(false);
  expect(continuesRun(started, 10_250, CLICK)).toBe(false);
  const again = history(...ticks(2_000, 8, 250), ...ticks(10_250, 20, 250));
  expect(continuesRhythm(again, 10_250, CLICK)).toBe(false);
});

test('a change between two ticks of a slow rhythm is a response', () => {
  const place = history(...ticks(1_000, 9, 1_000), 9_900, 10_050, ...ticks(11_000, 5, 1_000));
  expect(continuesRhythm(place, 10_050, CLICK)).toBe(false);
});

test('three ticks before an early click and the next ones after it are a rhythm', () => {
  const place = history(8_800, 9_200, 9_600, ...ticks(10_030, 3, 400));
  expect(continuesRun(place, 10_030, CLICK)).toBe(true);
});

test.each<[string, number[], boolean]>([
  ['the longest period', [5_000, 5_000], true],
  ['a longer one', [5_001, 5_001], false],
  ['pauses that vary by six tenths', [400, 1_600], true],
  ['pauses that vary more', [399, 1_601], false],
])('pauses are similar up to a limit: %s', (_, pauses, expected) => {
  expect(areRegular(pauses)).toBe(expected);
  expect(
    pausesOf(pauses.map((__, place) => pauses.slice(0, place).reduce((a, b) => a + b, 0))),
  ).toEqual(pauses.slice(0, -1));
});

/** Ticks every `period` ms until 100 ms before the click, and one `pause` ms later. */
const after = (pause: number, before = 9, period = 1_000) => {
  const last = CLICK - 100;
  return {
    place: history(...ticks(last - (before - 1) * period, before, period), last + pause),
    at: last + pause,
  };
};

test.each<[string, ReturnType<typeof after>, boolean]>([
  ['as early as a batch reports it', after(400), true],
  ['earlier', after(399), false],
  ['as late as a busy browser is', after(1_800), true],
  ['later', after(1_801), false],
  ['after three ticks', after(1_000, 3), true],
  ['after two', after(1_000, 2), false],
  ['with the longest period', after(5_000, 4, 5_000), true],
  ['with a longer one', after(5_001, 4, 5_001), false],
])('the next tick of a rhythm is on time: %s', (_, { place, at }, expected) => {
  expect(continuesRhythm(place, at, CLICK)).toBe(expected);
});

test('at most a quarter of the pauses in a rhythm may vary', () => {
  const varied = (odd: number) => {
    const pauses = [...Array(odd).fill(3_000), ...Array(8 - odd).fill(1_000), 1_000];
    const all = [CLICK - 100 - pauses.slice(0, -1).reduce((a, b) => a + b, 0)];
    for (const pause of pauses) all.push((all.at(-1) ?? 0) + pause);
    return continuesRhythm(history(...all), all.at(-1) ?? 0, CLICK);
  };
  expect([2, 3].map(varied)).toEqual([true, false]);
});

test.each<[string, ReturnType<typeof after>, boolean]>([
  ['within a third of its period', after(1_350), true],
  ['beside it', after(1_351), false],
  ['of five ticks', after(1_000, 4), true],
  ['of four', after(1_000, 3), false],
  ['of the longest period', after(5_000, 4, 5_000), true],
  ['of a longer one', after(5_001, 4, 5_001), false],
  ['a quick one, within a batch', after(350, 9, 100), true],
  ['a quick one, beside it', after(351, 9, 100), false],
])('an unbroken run keeps its pace: %s', (_, { place, at }, expected) => {
  expect(continuesRun(place, at, CLICK)).toBe(expected);
});

test('a run keeps its pace with three more ticks, unless another change follows at once', () => {
  const { place, at } = after(1_000);
  const first = (count: number) => new Set(place.all.slice(0, count));
  expect(continuesRun({ ...place, clickless: first(3) }, at, CLICK)).toBe(true);
  expect(continuesRun({ ...place, clickless: first(2) }, at, CLICK)).toBe(false);
  expect(continuesRun({ ...place, all: [...place.all, at + 100] }, at, CLICK)).toBe(false);
  expect(continuesRun({ ...place, farFromClicks: new Set([at]) }, at, CLICK)).toBe(false);
});

test('a run may skip a tick whose value is the same again, but not before the change in question', () => {
  const ticking = [4_000, 5_400, 8_200, 9_600, 11_000, 12_400];
  const skipped = { ...history(...ticking), farFromClicks: new Set([4_000, 5_400]) };
  expect(continuesRun(skipped, 11_000, CLICK)).toBe(true);
  const all = [4_000, 5_400, 6_800, 8_200, 11_000, 12_400];
  expect(continuesRun(history(...all), 11_000, CLICK)).toBe(false);
});

/** Six untriggered ticks, then `count` ticks after clicks. */
const hurried = (period: number, clicked: number, count = 3) => {
  const own = ticks(0, 6, period);
  const others = ticks((own.at(-1) ?? 0) + clicked, count, clicked);
  return isFasterWithClicks({ ...history(...own, ...others), clickless: new Set(own) });
};

test.each([
  ['three quarters of the pause', 1_000, 750, 3, false],
  ['less', 1_000, 749, 3, true],
  ['less, twice only', 1_000, 749, 2, false],
  ['less than is reported', 250, 100, 3, false],
  ['less than what is just reported', 251, 100, 3, true],
])(
  'an element speeds up when clicks shorten its pauses: %s',
  (_, period, clicked, count, expected) => {
    expect(hurried(period, clicked, count)).toBe(expected);
  },
);
