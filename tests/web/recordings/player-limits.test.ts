import { expect, test } from 'vitest';
import {
  clickCountOf,
  heatSpots,
  isShown,
  reachShares,
} from '../../../web/app/recordings/heatmap/heat-spots.ts';
import { countryName } from '../../../web/app/recordings/list/country-name.ts';
import { nextPartToPrefetch, rangeFor } from '../../../web/app/recordings/playback/part-range.ts';
import { idleIn } from '../../../web/app/recordings/player/inactivity.ts';
import { actionOf } from '../../../web/app/recordings/player/keys.ts';
import { badgesOf, summaryOf } from '../../../web/app/recordings/row/row-summary.ts';
import { percentOf } from '../../../web/app/recordings/timeline/percent-of.ts';
import { recordingRow, rowFacts } from '../../factories/recording-row.ts';

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [6, false],
])('an event from the source %i ends inactivity: %s', (source, isInput) => {
  const event = (timestamp: number, data: object | null, type = 3) => ({ type, timestamp, data });
  const events = [event(0, null, 4), event(6_000, { source }), event(12_000, {})];
  expect(idleIn(events as never, 0)).toEqual(isInput ? [] : [{ fromMs: 0, toMs: 12_000 }]);
});

test('a custom event with a source is no input, and a recording without events has no inactivity', () => {
  const custom = [0, 6_000, 12_000].map((timestamp) => ({
    type: 5,
    timestamp,
    data: { source: 2 },
  }));
  expect(idleIn(custom as never, 0)).toHaveLength(1);
  expect(idleIn([], 0)).toEqual([]);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s belongs to the browser', (modifier) => {
  const press = { key: 'N', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(actionOf({ ...press, [modifier]: true }, null)).toBeUndefined();
  expect(actionOf(press, document.createElement('p'))).toBe('next-event');
});

const part = (from_ms: number | null, keyframe = true) => ({ from_ms, to_ms: null, keyframe });
const parts = [part(0), part(60_000), part(120_000, false)];

test('a part starts at its first millisecond, and a moment before the first part needs that part', () => {
  expect(rangeFor(parts, 59_999)).toEqual({ first: 0, last: 0 });
  expect(rangeFor(parts, 60_000)).toEqual({ first: 1, last: 1 });
  expect(rangeFor(parts, -1)).toEqual({ first: 0, last: 0 });
  expect(rangeFor([part(1_000, false), part(2_000, false)], 2_500)).toEqual({ first: 0, last: 1 });
});

test('a part without times plays at once, so the next one is fetched from the start', () => {
  const running = [part(null), part(null)];
  expect(nextPartToPrefetch(running, 0, 0)).toBe(1);
  expect(nextPartToPrefetch(parts, 1, 130_000)).toBe(2);
  expect(nextPartToPrefetch(parts, 1, 59_999)).toBeUndefined();
  expect(nextPartToPrefetch([], 0, 0)).toBeUndefined();
  expect(nextPartToPrefetch(parts, -1, 0)).toBeUndefined();
});

test('a position is a share of the recording, never more than all of it', () => {
  expect([percentOf(50, 200), percentOf(1, 1), percentOf(3, 2), percentOf(5, 0)]).toEqual([
    '25%',
    '100%',
    '100%',
    '0%',
  ]);
});

test.each([
  ['DE', 'Germany'],
  ['de', 'de'],
  ['', ''],
  ['Unknown', 'Unknown'],
])('the country %j is shown as %j', (code, name) => {
  expect(countryName(code)).toBe(name);
});

const signal = (kind: string, count: number) => ({ kind, count, label: '' });
const rowWith = (...signals: object[]) =>
  recordingRow({ facts: rowFacts({ signals: signals as never }) });

test('a row marks severe problems, leaves out those with no occurrence, and counts the rest', () => {
  const two = rowWith(signal('slow-page', 1), signal('rage-click', 2), signal('dead-click', 0));
  expect(badgesOf(two)).toEqual({
    badges: [
      { text: expect.stringContaining('Rage click'), isSevere: true },
      { text: expect.stringContaining('Slow page'), isSevere: false },
    ],
    moreCount: 0,
  });
  expect(summaryOf(two)).not.toContain('more');
  expect(badgesOf({ facts: null })).toEqual({ badges: [], moreCount: 0 });
});

test('a row of an unreadable recording without a reason says that it cannot be read', () => {
  const row = { ...rowWith(), state: 'unreadable' as const };
  expect(summaryOf(row)).toBeTruthy();
  expect(summaryOf(row)).not.toBe(summaryOf(rowWith()));
});

const spot = (kind: string, count: number) => ({ kind, count, x: 0, y: 0 });
const levels = (layer: Parameters<typeof heatSpots>[1], ...spots: object[]) =>
  heatSpots([{ spots } as never], layer).map(({ spot: { count, level } }) => [count, level]);

test('the hottest spots of a layer are drawn last, and a single click is hot if no place has more', () => {
  const spots = [spot('rage', 4), spot('click', 1), spot('rage', 16), spot('dead', 9)];
  expect(levels('all', ...spots).map(([count]) => count)).toEqual([1, 4, 9, 16]);
  expect(levels('rage', ...spots)).toEqual([
    [4, 3],
    [16, 5],
  ]);
  expect(levels('dead', ...spots)).toEqual([[9, 5]]);
  expect(levels('all', spot('click', 1))).toEqual([[1, 5]]);
  expect(levels('all', spot('click', 0))).toEqual([[0, 1]]);
  expect([isShown({ kind: 'dead' }, 'all'), isShown({ kind: 'dead' }, 'rage')]).toEqual([
    true,
    false,
  ]);
});

test('the clicks of an element are those of all kinds', () => {
  expect(clickCountOf({ counts: { click: 1, rage: 20, dead: 300 } } as never)).toBe(321);
});

test('a visitor who reached a part of the page has passed those above it', () => {
  expect(reachShares({ reach: [1, 2, 1], visits: 4 })).toEqual([1, 0.75, 0.25]);
  expect(reachShares({ reach: [0, 1], visits: 1 })).toEqual([1, 1]);
  expect(reachShares({ reach: [0, 0], visits: 0 })).toEqual([0, 0]);
});
