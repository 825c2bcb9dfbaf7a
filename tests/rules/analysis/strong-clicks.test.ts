import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const reserve = { label: 'Reserve', selector: '#reserve' };
const clicks = (visit: RecordingBuilder, ...times: readonly number[]) => {
  for (const ms of times) visit.click(ms, reserve);
  return visit;
};
const four = [5_000, 5_400, 5_800, 6_200];
const quiet = (visit: RecordingBuilder) => {
  for (const ms of [2_000, ...four])
    visit.emit(ms + 300, 'rv:reaction', { kind: 'request', ago_ms: 250 });
  return visit;
};

test.each<[string, boolean, RecordingBuilder]>([
  ['five in a row', true, clicks(home(), 4_600, ...four)],
  ['four after an earlier one', true, clicks(home(), 2_000, ...four)],
  ['five whose requests change nothing', true, quiet(clicks(home(), 2_000, ...four))],
  [
    'five long after an earlier one',
    true,
    clicks(home(), 500, 8_000, ...[8_400, 8_800, 9_200, 9_600]),
  ],
  ['four', false, clicks(home(), ...four)],
  [
    'four long after an earlier one',
    false,
    clicks(home().click(100, reserve), 7_000, 7_400, 7_800, 8_200),
  ],
  [
    'four after one with a response',
    false,
    clicks(home().click(2_000, reserve).mutate(2_100), ...four),
  ],
  [
    'four after one, with another click between',
    false,
    clicks(home().click(2_000, reserve).click(3_500, { selector: '#help' }, { id: 8 }), ...four),
  ],
])('%s without a response are strong rage clicks: %s', (_, strong, visit) => {
  const [found] = signals(visit.until(30_000), 'rage-click');
  expect(found?.strong ?? false).toBe(strong);
});
