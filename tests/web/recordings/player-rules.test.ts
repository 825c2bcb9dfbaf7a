import { expect, test } from 'vitest';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../lambdas/contract/recording-row.ts';
import { formatDuration } from '../../../web/app/lib/time/local-date.ts';
import { heatSpots } from '../../../web/app/recordings/heatmap/heat-spots.ts';
import { nextPartToPrefetch, rangeFor } from '../../../web/app/recordings/playback/part-range.ts';
import { idleIn } from '../../../web/app/recordings/player/inactivity.ts';
import { actionOf } from '../../../web/app/recordings/player/keys.ts';
import { adjacentSpeed } from '../../../web/app/recordings/player/player-settings.ts';
import { summaryOf } from '../../../web/app/recordings/row/row-summary.ts';
import {
  adjacentMoment,
  momentsInLane,
  momentsOf,
  searchMoments,
} from '../../../web/app/recordings/timeline/moments.ts';
import { recordingRow, rowFacts } from '../../factories/recording-row.ts';

type Facts = NonNullable<RecordingRow['facts']>;
const row = (signals: Facts['signals']) => recordingRow({ facts: rowFacts({ signals }) });

test('a row names the most severe problem first and counts the others', () => {
  const signals = [
    { kind: 'thrashed-cursor', count: 1, label: '' },
    { kind: 'dead-click', count: 2, label: '' },
    { kind: 'rage-click', count: 1, label: 'Apply' },
  ] as const;
  expect(summaryOf(row([...signals]))).toBe(
    'Rage click on “Apply”; Dead click, 2 times and 1 more',
  );
  expect(summaryOf(row(signals.slice(1)))).toBe('Rage click on “Apply”; Dead click, 2 times');
  expect(summaryOf(row([]))).toBe('Nothing unusual');
});

test('a recording that cannot be played shows the reason, and a running one is marked', () => {
  const why = 'It could not be read in time.';
  expect(summaryOf({ ...row([]), state: 'unreadable', why, facts: null })).toBe(why);
  const running = { ...row([]), state: 'running', facts: null } as const;
  expect(summaryOf({ ...running, live: true })).toBe('In progress');
  expect(summaryOf(running)).toBe('Idle or just ended');
});

test('a recording that can be played but was not analyzed says so instead of “Nothing unusual”', () => {
  const { tooComplex } = recordings.quarantined;
  expect(summaryOf({ ...row([]), state: 'ready', why: tooComplex, facts: null })).toBe(tooComplex);
});

test('one hot button does not hide the rest of a heatmap: the colors follow a square root scale', () => {
  const spots = [1, 9, 36, 100].map((count) => ({ kind: 'click', x: 0, y: 0, count }));
  const drawn = heatSpots([{ spots } as never], 'all');
  expect(drawn.map(({ spot }) => [spot.count, spot.level])).toEqual([
    [1, 1],
    [9, 2],
    [36, 3],
    [100, 5],
  ]);
});

test('a single click has the hottest color', () => {
  const spots = [{ kind: 'click', x: 0, y: 0, count: 1 }];
  expect(heatSpots([{ spots } as never], 'all').map(({ spot }) => spot.level)).toEqual([5]);
});

test('durations are formatted as clock times', () => {
  expect([0, 58_400, 112_000, 3_725_000].map(formatDuration)).toEqual([
    '0:00',
    '0:58',
    '1:52',
    '1:02:05',
  ]);
});

const parts = [
  { from_ms: 0, to_ms: 60_000, keyframe: true },
  { from_ms: 60_000, to_ms: 120_000, keyframe: true },
  { from_ms: 120_000, to_ms: 180_000, keyframe: false },
  { from_ms: 180_000, to_ms: 240_000, keyframe: true },
];

test('a seek loads from the last full snapshot before it and no other part', () => {
  expect(rangeFor(parts, 0)).toEqual({ first: 0, last: 0 });
  expect(rangeFor(parts, 61_000)).toEqual({ first: 1, last: 1 });
  expect(rangeFor(parts, 150_000)).toEqual({ first: 1, last: 2 });
  expect(rangeFor(parts, 999_000)).toEqual({ first: 3, last: 3 });
});

test('a running session starts with only its first part', () => {
  const running = parts.map(() => ({ from_ms: null, to_ms: null, keyframe: false }));
  expect(rangeFor(running, 0)).toEqual({ first: 0, last: 0 });
  expect(rangeFor(running, 1)).toEqual({ first: 0, last: 3 });
  expect(rangeFor(running, 5_000)).toEqual({ first: 0, last: 3 });
});

test('the next part is fetched while the last loaded one plays, and none after the end', () => {
  expect(nextPartToPrefetch(parts, 1, 30_000)).toBeUndefined();
  expect(nextPartToPrefetch(parts, 1, 60_000)).toBe(2);
  expect(nextPartToPrefetch(parts, 3, 200_000)).toBeUndefined();
});

const press = (key: string, shiftKey = false) => ({
  key,
  shiftKey,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
});

test.each([
  [' ', false, 'toggle'],
  ['ArrowLeft', false, 'backward'],
  ['ArrowRight', false, 'forward'],
  ['ArrowLeft', true, 'previous'],
  ['ArrowRight', true, 'following'],
  ['F', true, 'full-screen'],
  ['u', true, 'copy-link'],
  ['f', false, undefined],
  ['n', false, 'next-event'],
  ['p', false, 'previous-event'],
  ['?', true, 'help'],
  ['>', true, 'faster'],
  ['<', false, 'slower'],
])('the key "%s" with shift %s means %s', (key, shift, act) => {
  expect(actionOf(press(key, shift), null)).toBe(act);
});

test('browser shortcuts and text fields keep their keys', () => {
  const field = document.createElement('input');
  const button = document.createElement('button');
  expect(actionOf(press(' '), field)).toBeUndefined();
  expect(actionOf(press(' '), button)).toBeUndefined();
  expect(actionOf(press('ArrowRight'), button)).toBe('forward');
  expect(actionOf({ ...press('U', true), ctrlKey: true }, null)).toBeUndefined();
});

test('inactivity is 10 s without input, regardless of page changes', () => {
  const at = (timestamp: number, source: number) => ({ type: 3, timestamp, data: { source } });
  const events = [
    { type: 2, timestamp: 1_000, data: {} },
    at(2_000, 2),
    at(8_000, 0),
    at(15_000, 3),
    at(16_000, 1),
  ];
  expect(idleIn(events, 1_000)).toEqual([{ fromMs: 1_000, toMs: 14_000 }]);
});

test.each([
  ['a page change', 0, false],
  ['pointer movement', 1, true],
  ['a click', 2, true],
  ['typing', 5, true],
  ['a touch that moves', 6, false],
])('%s (source %i) ends inactivity: %s', (_, source, isInput) => {
  const events = [0, 12_000, 24_000].map((timestamp) => ({ type: 3, timestamp, data: { source } }));
  const pause = (fromMs: number, toMs: number) => ({ fromMs, toMs });
  const whole = isInput ? [pause(0, 12_000), pause(12_000, 24_000)] : [pause(0, 24_000)];
  expect(idleIn(events, 0)).toEqual(whole);
});

test.each([
  ['10 s', 10_000, [{ fromMs: 0, toMs: 10_000 }]],
  ['a millisecond less', 9_999, []],
])('%s without input: %j', (_, ms, idle) => {
  const events = [1_000, 1_000 + ms].map((timestamp) => ({ type: 2, timestamp, data: {} }));
  expect(idleIn(events, 1_000)).toEqual(idle);
});

const happened = (
  kind: 'click' | 'error' | 'request',
  at_ms: number,
  label: string,
  count = 1,
) => ({
  kind,
  at_ms,
  label,
  count,
  detail: kind === 'request' ? '500 · 80 ms' : '',
});
const session = {
  pages: [
    { page: '/', entered_ms: 0 },
    { page: '/cart', entered_ms: 40_000 },
  ],
  marks: [
    { kind: 'rage-click', at_ms: 58_000, label: 'Apply' },
    { kind: 'dead-click', at_ms: 57_000, label: 'Apply' },
    { kind: 'javascript-error', at_ms: 60_000, label: '' },
    { kind: 'slow-page', at_ms: 41_000, label: '' },
  ] as const,
};
const moments = momentsOf(
  session,
  [
    happened('click', 30_000, ''),
    happened('click', 57_000, 'Apply', 7),
    happened('error', 60_000, 'x is undefined'),
    happened('request', 61_000, '/api/cart'),
  ],
  112_000,
);

test('pages, clicks and signals are one ordered list, in which a signal is merged with its clicks', () => {
  expect(moments.map(({ text }) => text)).toEqual([
    'Opened /',
    'Clicked the page',
    'Opened /cart',
    'Slow page',
    'Rage click on “Apply”, 7 clicks',
    'x is undefined',
    'Request failed: /api/cart',
    'Left the website',
  ]);
});

test('typing, sending and console messages are listed, and are no problems', () => {
  const event = (kind: 'type' | 'submit' | 'logged' | 'error', label: string) => ({
    ...{ kind, at_ms: 1_000, label, count: 1, detail: 'app.js:1' },
  });
  const listed = momentsOf({ pages: [], marks: [] }, [
    event('type', 'Email'),
    event('submit', 'Order'),
    event('logged', 'slow'),
    event('error', ''),
  ]);
  const facts = listed.map(({ kind, text, lane, isProblem }) => [kind, text, lane, isProblem]);
  expect(facts).toEqual([
    ['type', expect.stringContaining('Email'), 'actions', false],
    ['submit', expect.stringContaining('Order'), 'actions', false],
    ['error', 'slow', 'console', false],
    ['error', recordings.words.unknownError, 'console', true],
  ]);
  expect(listed.map(({ detail }) => detail)).toEqual([
    undefined,
    undefined,
    'app.js:1',
    'app.js:1',
  ]);
});

test('a signal joins only an event of its kind within ten seconds, and a click only of its element', () => {
  const textsOf = (mark: { kind: 'dead-click' | 'failed-request'; at_ms: number; label: string }) =>
    momentsOf({ pages: [], marks: [mark] }, [happened('click', 1_000, 'Apply')]).length;
  const dead = { kind: 'dead-click', label: 'Apply' } as const;
  expect(textsOf({ ...dead, at_ms: 11_000 })).toBe(1);
  expect(textsOf({ ...dead, at_ms: 11_001 })).toBe(2);
  expect(textsOf({ ...dead, at_ms: 1_000, label: 'Help' })).toBe(2);
  expect(textsOf({ kind: 'failed-request', at_ms: 1_000, label: 'Apply' })).toBe(2);
});

test('the event list is filtered by lane and by words, including those of requests', () => {
  const times = (found: ReturnType<typeof momentsInLane>) => found.map(({ atMs }) => atMs);
  expect(times(momentsInLane(moments, 'problems'))).toEqual([41_000, 57_000, 60_000, 61_000]);
  expect(times(momentsInLane(moments, 'console'))).toEqual([60_000]);
  expect(times(momentsInLane(moments, 'network'))).toEqual([61_000]);
  expect(times(searchMoments(moments, ' APPLY'))).toEqual([57_000]);
  expect(times(searchMoments(moments, '500'))).toEqual([61_000]);
});

test('the next-event key continues from the event it reached, and the previous one goes back past it', () => {
  expect(adjacentMoment(moments, 30_000, 1)?.atMs).toBe(40_000);
  expect(adjacentMoment(moments, 40_500, -1)?.atMs).toBe(30_000);
  expect(adjacentMoment(moments, 112_000, 1)).toBeUndefined();
  // The position of a seek may differ by a frame, and a second press comes within a second.
  expect([39_949, 39_950].map((ms) => adjacentMoment(moments, ms, 1)?.atMs)).toEqual([
    40_000, 41_000,
  ]);
  expect([31_000, 31_001].map((ms) => adjacentMoment(moments, ms, -1)?.atMs)).toEqual([0, 30_000]);
});

test('the speed keys stop at 0.5× and 16×', () => {
  expect([0.5, 1, 16].map((speed) => adjacentSpeed(speed, 1))).toEqual([1, 2, 16]);
  expect([0.5, 1].map((speed) => adjacentSpeed(speed, -1))).toEqual([0.5, 0.5]);
});
