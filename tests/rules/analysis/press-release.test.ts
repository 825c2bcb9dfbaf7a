import { expect, test } from 'vitest';
import { isReleasedEachTime } from '../../../lambdas/recordings/analysis/clicks/presses/press-release.ts';

const [PLAIN, PRESSED] = [1, 2];
const presses = [
  { at: 1_000, clickAt: 1_100 },
  { at: 2_000, clickAt: 2_100 },
];
const first = [
  { at: 1_000, className: PRESSED },
  { at: 1_900, className: PLAIN },
];

test.each<[boolean, string, (readonly [at: number, className: number])[]]>([
  [
    true,
    'looks pressed with each press and as before after it',
    [
      [2_099, PRESSED],
      [2_100, PLAIN],
    ],
  ],
  [
    false,
    'looks pressed only once the click came',
    [
      [2_100, PRESSED],
      [2_200, PLAIN],
    ],
  ],
  [false, 'stays as it is with a press', []],
  [false, 'stays pressed', [[2_050, PRESSED]]],
  [
    false,
    'looks pressed again',
    [
      [2_050, PRESSED],
      [2_150, PLAIN],
      [2_200, PRESSED],
    ],
  ],
  [false, 'looks as before from the start', [[2_050, PLAIN]]],
])('reverted each time: %s, for a control that %s', (is, _, second) => {
  const names = [...first, ...second.map(([at, className]) => ({ at, className }))];
  expect(isReleasedEachTime(names, presses, PLAIN)).toBe(is);
});
