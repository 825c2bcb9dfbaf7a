import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

/** A click on "Hours" that opens them at once. */
const opened = (visit: RecordingBuilder, at = 10_000) =>
  visit.click(at, { label: 'Hours' }).mutate(at + 50);
/** A request that failed; each took 200 ms. */
const failed = (visit: RecordingBuilder, sentAt: number) =>
  visit.emit(sentAt + 200, 'rv:request', {
    ...failing,
    ...{ path: '/api/open-now', status: 503, duration_ms: 200 },
  });

test.each<[string, number, RecordingBuilder]>([
  ['a request that was sent before the click', 0, failed(opened(home()), 9_950)],
  [
    'a late request, which failed without a click before',
    0,
    failed(opened(failed(home(), 5_000)), 11_300),
  ],
  ['a late request, which never failed without a click', 1, failed(opened(home()), 11_300)],
  [
    'a request of the click, which failed without a click before',
    1,
    failed(opened(failed(home(), 5_000)), 10_300),
  ],
  [
    'a request that a timer sent six seconds after it had failed without a click',
    0,
    failed(opened(failed(home(), 5_000), 10_900), 11_200),
  ],
  [
    'a request that a timer sent six seconds after it had been sent without a click',
    0,
    failed(opened(failed(home(), 5_000), 10_700), 11_000),
  ],
  [
    'a request of the click, not a whole number of seconds after it had failed without one',
    1,
    failed(opened(failed(home(), 5_000), 10_900), 11_270),
  ],
  [
    'a request of the click, right after another one had failed without it',
    1,
    failed(opened(failed(home(), 9_800), 9_900), 10_010),
  ],
  [
    'a request of a click without a response, six seconds after it had failed without one',
    1,
    failed(failed(home(), 5_000).click(10_900), 11_200),
  ],
  [
    'a request of the click, a minute and a second after it had failed without one',
    1,
    failed(opened(failed(home(), 5_000), 65_900), 66_200),
  ],
  [
    'a request that failed twice without a click',
    0,
    failed(opened(failed(failed(home(), 1_000), 5_000)), 10_300),
  ],
  ['a request before a click without a response', 1, failed(home().click(10_000), 9_950)],
])('%s: %i error clicks', (_, count, visit) => {
  expect(signals(visit.until(90_000), 'error-click')).toHaveLength(count);
});
