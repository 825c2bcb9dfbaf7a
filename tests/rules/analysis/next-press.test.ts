import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [BUTTON, OTHER] = [7, 20];

/** A tap on a control that looks pressed until shortly after the click. */
const tap = (visit: RecordingBuilder, ms: number, id = BUTTON) =>
  visit
    .at(ms, 3, { source: 2, type: 1, id, x: 160, y: 220 })
    .mutate(ms + 5, id, 'pressed')
    .click(ms + 20, id === BUTTON ? {} : { label: 'Help', selector: '#help' }, { id })
    .mutate(ms + 200, id, '');
const twice = (second = BUTTON) => tap(tap(home(), 1_000), 4_000, second);

test.each<[string, number, RecordingBuilder]>([
  ['is tapped again', 2, twice()],
  ['is followed by a tap on another control', 1, twice(OTHER)],
  ['is tapped again, and the page responds', 0, twice().write(4_100)],
  ['is followed by a tap that marks another control', 0, twice(OTHER).mutate(4_400, OTHER, 'on')],
  ['responds before a tap without a response', 1, tap(tap(home(), 1_000).write(2_000), 4_000)],
])('a control without a response that looks pressed and %s: %i dead clicks', (_, count, visit) => {
  const found = signals(visit.until(20_000), 'dead-click').filter(
    ({ element }) => element?.selector === '#pay',
  );
  expect(found.reduce((sum, each) => sum + (each.count ?? 1), 0)).toBe(count);
});
