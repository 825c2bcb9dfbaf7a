import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const PRESS = 2_000;
const request = { kind: 'request-start' } as const;
const ownRow = { selector: '#other' };

/** Presses a button, which moves away before the release 80 ms later. */
const moves = (during: (visit: RecordingBuilder) => RecordingBuilder): RecordingBuilder =>
  during(home().at(PRESS, 3, { source: 2, type: 1, id: 7, x: 1, y: 1 })).click(
    PRESS + 80,
    {},
    { moved: true },
  );
const leavesField = (visit: RecordingBuilder) => fill(visit, PRESS + 5, '#mail').mutate(PRESS + 8);
const again = (visit: RecordingBuilder) =>
  visit
    .click(PRESS + 1_200)
    .mutate(PRESS + 1_250)
    .until(20_000);

test.each<[string, number, RecordingBuilder]>([
  ['the field that is left shows its message', 1, again(moves(leavesField))],
  [
    'the field that is left is checked by the server',
    1,
    again(moves((visit) => leavesField(visit).emit(PRESS + 9, 'rv:reaction', request))),
  ],
  ['a picture above it has loaded', 1, again(moves((visit) => visit))],
  ['the page acts on the press', 0, again(moves((visit) => visit.mutate(PRESS + 8)))],
  ['the page acts after the release', 0, again(moves((visit) => visit).mutate(PRESS + 600))],
  [
    'the press sends a request',
    0,
    again(moves((visit) => visit.emit(PRESS + 9, 'rv:reaction', request))),
  ],
  [
    'the page changes with the second click',
    1,
    moves((visit) => visit)
      .click(PRESS + 500)
      .mutate(PRESS + 550)
      .until(20_000),
  ],
  ['it is not clicked again', 0, moves(leavesField).until(20_000)],
  [
    'the field is corrected before the second click',
    0,
    again(fill(moves(leavesField), PRESS + 1_190, '#mail', { input_ms: 600 })),
  ],
  [
    'another control is clicked',
    0,
    moves(leavesField)
      .click(PRESS + 1_200, ownRow)
      .until(20_000),
  ],
])('a button moves away from its click where %s: %i dead clicks', (_, count, visit) => {
  const found = signals(visit, 'dead-click').filter(({ element }) => element?.label === 'Pay now');
  expect(found.filter(({ moved }) => moved)).toHaveLength(count);
});
