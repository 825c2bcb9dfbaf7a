import { expect, test } from 'vitest';
import { momentAfterKey } from '../../../web/app/recordings/timeline/moment-after-key.ts';

test.each([
  ['ArrowRight', 35_000],
  ['ArrowUp', 35_000],
  ['ArrowLeft', 25_000],
  ['ArrowDown', 25_000],
  ['PageUp', 42_000],
  ['PageDown', 18_000],
  ['Home', 0],
  ['End', 120_000],
  ['Enter', undefined],
])('from 30 s of 2 minutes, %s moves the slider to %s ms', (key, atMs) => {
  expect(momentAfterKey(key, 30_000, 120_000)).toBe(atMs);
});
