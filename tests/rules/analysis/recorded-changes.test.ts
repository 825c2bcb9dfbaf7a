import { expect, test } from 'vitest';
import { documentOf, payButton, type RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

/** From here until the next load, the tracker records no changes of the page. */
const tooHeavy = (visit: RecordingBuilder, ms: number) => visit.emit(ms, 'rv:mode', {});
const snapshot = (visit: RecordingBuilder, ms: number) =>
  visit.at(ms, 2, { node: documentOf(20), initialOffset: { left: 0, top: 0 } });
const press = (visit: RecordingBuilder, ms: number) =>
  visit.emit(ms, 'rv:key', { key: 'Enter', target: payButton, ago_ms: 0 });
const kindsOf = (visit: RecordingBuilder) =>
  (['dead-click', 'rage-click', 'keyboard-barrier'] as const).filter(
    (kind) => signals(visit.until(60_000), kind).length > 0,
  );

/** One click, three quick clicks and a key, none of which changes anything that is recorded. */
const usedAt = (visit: RecordingBuilder, ms: number) => {
  visit.click(ms, { label: 'Color', selector: '#color' });
  for (const more of [8_000, 8_200, 8_400]) visit.click(ms + more);
  return press(visit, ms + 16_000);
};

test.each<[string, readonly string[], RecordingBuilder]>([
  ['on a page that is recorded', ['dead-click', 'rage-click', 'keyboard-barrier'], home()],
  ['on a page that is too heavy to record', [], tooHeavy(home(), 100)],
  ['after a change of its URL', [], tooHeavy(home(), 100).page(300, '/b', 'push')],
  [
    'after the next load',
    ['dead-click', 'rage-click', 'keyboard-barrier'],
    tooHeavy(home(), 100).page(300, '/b'),
  ],
])('controls without a response %s: %j', (_, kinds, visit) => {
  expect(kindsOf(usedAt(visit, 1_000))).toEqual(kinds);
});

test('a page that becomes too heavy while a click waits proves no dead click', () => {
  expect(signals(tooHeavy(home().click(1_000), 7_900).until(20_000), 'dead-click')).toEqual([]);
  const later = tooHeavy(home().click(1_000), 8_001).until(20_000);
  expect(signals(later, 'dead-click')).toHaveLength(1);
});

test('a response that comes late is not slow if earlier changes were not recorded', () => {
  const slow = () => home().click(1_000).page(6_500, '/b', 'push').until(20_000);
  expect(signals(slow(), 'dead-click')).toMatchObject([{ slow: true }]);
  expect(signals(tooHeavy(slow(), 100), 'dead-click')).toEqual([]);
});

test.each([
  ['before the first snapshot of its page', 1_500, 0],
  ['after it', 2_001, 1],
])('a click %s (%i ms) that nothing follows is a dead click: %i', (_, ms, count) => {
  const visit = home().emit(1_000, 'rv:page', {
    page: '/b',
    title: 'A page',
    kind: 'load',
    referrer: '',
    viewport: [1_000, 800],
    page_height: 2_000,
  });
  snapshot(visit, 2_000).click(ms);
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test.each([
  ['before the pause', 1_000, 1],
  ['shortly before it', 8_000, 0],
  ['during it', 18_000, 0],
  ['after it', 20_001, 1],
])('a click %s after a storm of changes (%i ms) is a dead click: %i', (_, ms, count) => {
  const visit = snapshot(home().click(ms), 20_000);
  expect(signals(visit.until(60_000), 'dead-click')).toHaveLength(count);
});

test('a rejection whose explanation could not be recorded is no failed request', () => {
  const rejected = (visit: RecordingBuilder, status: number) =>
    visit.click(1_000).emit(1_200, 'rv:request', { ...failing, path: '/code', status });
  const found = (visit: RecordingBuilder) => signals(visit.until(20_000), 'failed-request').length;
  expect(found(rejected(home(), 422))).toBe(1);
  expect(found(rejected(tooHeavy(home(), 100), 422))).toBe(0);
  expect(found(rejected(tooHeavy(home(), 100), 500))).toBe(1);
  // The next page is too heavy, not the one that was to explain it.
  expect(found(tooHeavy(rejected(home(), 422).page(1_500, '/b'), 1_600))).toBe(1);
});
