import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const [CLICK, POLL_MS] = [3_300, 1_500];
const field = { role: 'textbox', label: 'Phone', selector: '#phone', tag: 'input', editable: true };

const writeOnce = (visit: RecordingBuilder, at: number) => (at === 4_040 ? visit.write(at) : visit);
/** A page asks for the place in a queue from 1 s on, writes each response, and a visitor clicks a button. */
function queue(
  polls: readonly number[],
  write = (visit: RecordingBuilder, at: number) => visit.write(at),
) {
  const visit = home().click(2_450, field).click(CLICK);
  for (const at of polls) {
    visit.emit(at, 'rv:reaction', { kind: 'request-start' });
    write(visit, at + 40);
  }
  return signals(visit.until(30_000), 'dead-click').length;
}
const every = (ms: number, count: number, from = 2_500) =>
  Array.from({ length: count }, (_, n) => from + n * ms);

test('the responses of a poll that started just before the click are no response to it', () => {
  expect(queue(every(POLL_MS, 8))).toBe(1);
});

test.each<[string, number]>([
  ['starts with the click', queue(every(POLL_MS, 8, CLICK + 10))],
  ['has a response of which only one changes the page', queue(every(POLL_MS, 8), writeOnce)],
  [
    'changes something else each time',
    queue(every(POLL_MS, 8), (visit, at) => visit.write(at, at)),
  ],
  [
    'changes what the click changes, too',
    queue(every(POLL_MS, 8), (visit, at) =>
      (at === 4_040 ? visit.write(CLICK + 5) : visit).write(at),
    ),
  ],
  ['is not regular', queue([2_500, 4_000, 5_620, 7_000, 8_700, 10_100])],
  ['is sent just before the click', queue(every(POLL_MS, 8, CLICK - 30))],
  ['ends soon', queue(every(POLL_MS, 3))],
])('a poll that %s may have shown a response', (_, dead) => {
  expect(dead).toBe(0);
});
