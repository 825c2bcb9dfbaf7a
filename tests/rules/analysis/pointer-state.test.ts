import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BUTTON, ROW] = [20, 19];
const set = (visit: RecordingBuilder, ms: number, attributes: object, id = BUTTON) =>
  visit.at(ms, 3, {
    source: 0,
    texts: [],
    removes: [],
    adds: [],
    attributes: [{ id, attributes }],
  });
const PRESSED = { 'data-pressed': 'true', style: 'user-select: none' };
const RELEASED = { 'data-pressed': null, style: null };
const pressed = (visit: RecordingBuilder, ms: number) =>
  visit.at(ms, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 });
/** Presses a button that looks pressed, as one of React Aria does. */
const press = (visit: RecordingBuilder, ms: number, styled: object = PRESSED) =>
  set(set(pressed(visit, ms), ms, styled).click(ms + 70, {}, { id: BUTTON }), ms + 200, RELEASED);
const visited = () => home().at(500, 3, { source: 1, positions: [] });

test.each<[string, number, RecordingBuilder]>([
  ['looks pressed', 1, press(visited(), 1_000)],
  [
    'takes the focus and its row follows',
    1,
    set(
      set(press(visited(), 1_000), 1_060, { 'data-focused': 'true', 'data-hovered': 'true' }),
      1_061,
      { 'data-focus-visible': 'true', tabindex: '0' },
      ROW,
    ),
  ],
  [
    'looks pressed and is selected',
    0,
    set(press(visited(), 1_000), 1_080, { 'data-selected': '' }),
  ],
  ['grows as long as it is open', 0, set(press(visited(), 1_000), 1_090, { style: 'width: 9px' })],
  [
    'changes its style for good',
    0,
    set(visited().click(1_070, {}, { id: BUTTON }), 1_080, { style: 'width: 9px' }),
  ],
  [
    'changes its style only after the click',
    0,
    set(
      set(pressed(visited(), 1_000).click(1_070, {}, { id: BUTTON }), 1_080, PRESSED),
      1_200,
      RELEASED,
    ),
  ],
])('of a button that %s, a click has no response: %i', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('quick presses of a button that only looks pressed are a rage click', () => {
  const visit = [1_000, 1_400, 1_800, 2_200].reduce((before, ms) => press(before, ms), visited());
  expect(signals(visit.until(20_000), 'rage-click')).toHaveLength(1);
});
