import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const [FIRST, PERIOD] = [2_000, 5_000];
const poll = { ...failing, path: '/api/queue' };
const start = (visit: RecordingBuilder, at: number) =>
  visit.emit(at, 'rv:reaction', { kind: 'request-start' });
const succeed = (visit: RecordingBuilder, at: number) =>
  start(visit, at).emit(at + 60, 'rv:reaction', { kind: 'request', ago_ms: 60 });
const fail = (visit: RecordingBuilder, at: number, initiator = poll.initiator as string) =>
  start(visit, at).emit(at + 50, 'rv:request', { ...poll, status: 503, initiator });
/** One letter per tick of a timer: `s` succeeds, `f` fails with status 503. */
function polls(ticks: string, period = PERIOD) {
  const visit = home();
  for (const [index, tick] of [...ticks].entries())
    (tick === 's' ? succeed : fail)(visit, FIRST + index * period);
  return visit;
}
/** The same requests in the same ticks as others, which succeed. */
function besideOthers(ticks: string) {
  const visit = polls(ticks);
  for (const index of [...ticks].keys()) succeed(visit, FIRST + index * PERIOD + 20);
  return visit;
}

test.each<[string, number, () => RecordingBuilder]>([
  ['once, and succeeds the next time', 0, () => polls('ssfs')],
  ['now and then', 0, () => polls('ssfsfs')],
  ['once after a click, and succeeds the next time', 0, () => polls('ssfs').click(11_500)],
  ['twice in a row', 1, () => polls('ssffs')],
  ['every time', 1, () => polls('ffff')],
  ['every time beside others that succeed', 1, () => besideOthers('ffff')],
  [
    'once, but loads a picture',
    1,
    () => succeed(fail(polls('ss'), FIRST + 2 * PERIOD, 'img'), FIRST + 3 * PERIOD),
  ],
  ['at last', 1, () => polls('sssf')],
  ['at first, when the page sends other requests', 1, () => polls('fsss')],
  ['once, with a period of a second', 0, () => polls('ssfs', 1_000)],
  ['once, with a period below a second', 1, () => polls('ssfs', 900)],
  ['once, with a period of a minute', 0, () => polls('ssfs', 60_000)],
  ['once, with a period above a minute', 1, () => polls('ssfs', 60_001)],
  [
    'once, beside another one that is sent only then',
    1,
    () => succeed(polls('ssfs'), FIRST + 2 * PERIOD + 20),
  ],
])('a request of a timer that fails %s: %i failed requests', (_, count, visit) => {
  expect(signals(visit().until(400_000), 'failed-request')).toHaveLength(count);
});

test('analyzes a page that polls a failed server for half an hour within seconds', () => {
  const started = performance.now();
  const found = signals(polls('f'.repeat(2_000), 1_000).until(2_100_000), 'failed-request');
  expect(found).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a failed request is no tick of a timer because the page sends requests all the time', () => {
  const visit = home();
  for (let at = 1_000; at < 12_000; at += 150) succeed(visit, at);
  fail(visit.click(6_000), 6_035);
  expect(signals(visit.until(20_000), 'failed-request')).toHaveLength(1);
});
