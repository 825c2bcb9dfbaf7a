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

/** A poll, and a click between two of its requests that sends a request of its own, which changes the same text. */
function ownRequest(periodMs: number, phaseMs: number): number {
  const clickAt = 20_000 + phaseMs;
  const visit = home();
  const write = (at: number) =>
    visit.emit(at, 'rv:reaction', { kind: 'request-start' }).write(at + 40);
  for (const at of every(periodMs, 16, 20_000 - 8 * periodMs).filter((each) => each > 500)) {
    if (at > clickAt && at - periodMs <= clickAt) {
      visit.click(clickAt);
      write(clickAt + 10);
    }
    write(at);
  }
  return signals(visit.until(60_000), 'dead-click').length;
}
test.each([
  [3_000, 1_000],
  [3_000, 1_500],
  [5_000, 1_250],
  [5_000, 2_500],
])(
  'between two polls %i ms apart, the request of a click %i ms after one is its response',
  (periodMs, phaseMs) => {
    expect(ownRequest(periodMs, phaseMs)).toBe(0);
  },
);

test('thousands of requests around a click are compared within milliseconds', () => {
  const visit = home().click(10_000);
  const start = (at: number) => visit.emit(at, 'rv:reaction', { kind: 'request-start' });
  for (const at of every(1, 8, 8_000)) start(at);
  for (let n = 0; n < 2_400; n += 1) start(10_101 + Math.floor(n / 5));
  visit.write(10_600);
  for (let n = 0; n < 2_300; n += 1) start(12_300 + Math.floor(n / 4));
  // 15 ms, or 450 if nothing bounds the requests that are compared.
  const before = process.cpuUsage();
  signals(visit.until(30_000), 'dead-click');
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
});
