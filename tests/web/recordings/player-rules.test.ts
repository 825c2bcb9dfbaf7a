import { expect, test } from 'vitest';
import type { RecordingRow } from '../../../lambdas/contract/recordings.ts';
import { clock } from '../../../web/app/lib/local-date.ts';
import { idleIn } from '../../../web/app/recordings/inactivity.ts';
import { actOf } from '../../../web/app/recordings/keys.ts';
import { fitting, momentsOf } from '../../../web/app/recordings/moments.ts';
import { pressesIn } from '../../../web/app/recordings/presses.ts';
import { wordsOf } from '../../../web/app/recordings/row-words.ts';
import { partAhead, stretchFor } from '../../../web/app/recordings/stretch.ts';

type Facts = NonNullable<RecordingRow['facts']>;
const row = (signals: Facts['signals']): RecordingRow => ({
  session_id: 's1',
  domain: 'archer.example',
  started_at: '2026-11-19T14:41:00.000Z',
  state: 'ready',
  why: null,
  watched: false,
  facts: {
    duration_ms: 112_000,
    device: 'computer',
    browser: 'Firefox',
    country: null,
    referrer: 'search',
    entry_page: '/',
    exit_page: '/cart',
    pages: 2,
    clicks: 3,
    errors: 0,
    frustration: 0,
    signals,
  },
});

test('a row names the gravest trouble first and says how much more there was', () => {
  const signals = [
    { kind: 'thrashed-cursor', count: 1 },
    { kind: 'dead-click', count: 2 },
    { kind: 'rage-click', count: 1 },
  ] as const;
  expect(wordsOf(row([...signals]))).toBe(
    'Pressed the same thing again and again; Pressed something that does not react, 2 times and 1 more',
  );
  expect(wordsOf(row([]))).toBe('Nothing unusual');
});

test('a recording that cannot be played says why, and one that still runs says so', () => {
  const why = 'It could not be read in time.';
  expect(wordsOf({ ...row([]), state: 'unreadable', why, facts: null })).toBe(why);
  expect(wordsOf({ ...row([]), state: 'running', facts: null })).toBe(
    'Being recorded at the moment',
  );
});

test('lengths read as a clock shows them', () => {
  expect([0, 58_400, 112_000, 3_725_000].map(clock)).toEqual(['0:00', '0:58', '1:52', '1:02:05']);
});

const parts = [
  { from_ms: 0, to_ms: 60_000, keyframe: true },
  { from_ms: 60_000, to_ms: 120_000, keyframe: true },
  { from_ms: 120_000, to_ms: 180_000, keyframe: false },
  { from_ms: 180_000, to_ms: 240_000, keyframe: true },
];

test('going to a moment loads from the last full picture before it and no part more', () => {
  expect(stretchFor(parts, 0)).toEqual({ first: 0, last: 0 });
  expect(stretchFor(parts, 61_000)).toEqual({ first: 1, last: 1 });
  expect(stretchFor(parts, 150_000)).toEqual({ first: 1, last: 2 });
  expect(stretchFor(parts, 999_000)).toEqual({ first: 3, last: 3 });
});

test('a running session begins with its first part alone', () => {
  const running = parts.map(() => ({ from_ms: null, to_ms: null, keyframe: false }));
  expect(stretchFor(running, 0)).toEqual({ first: 0, last: 0 });
  expect(stretchFor(running, 5_000)).toEqual({ first: 0, last: 3 });
});

test('the next part is fetched while the last loaded one plays, and none after the end', () => {
  expect(partAhead(parts, 1, 30_000)).toBeUndefined();
  expect(partAhead(parts, 1, 60_000)).toBe(2);
  expect(partAhead(parts, 3, 200_000)).toBeUndefined();
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
])('the key "%s" with shift %s means %s', (key, shift, act) => {
  expect(actOf(press(key, shift), null)).toBe(act);
});

test('a browser’s own shortcuts and whoever types in a field keep their keys', () => {
  const field = document.createElement('input');
  const button = document.createElement('button');
  expect(actOf(press(' '), field)).toBeUndefined();
  expect(actOf(press(' '), button)).toBeUndefined();
  expect(actOf(press('ArrowRight'), button)).toBe('forward');
  expect(actOf({ ...press('U', true), ctrlKey: true }, null)).toBeUndefined();
});

test('inactivity is where no hand moved for ten seconds, whatever the page did', () => {
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

test('pages, presses and signals are one list in the order they happened, which a search narrows', () => {
  const moments = momentsOf(
    {
      pages: [
        { page: '/', entered_ms: 0 },
        { page: '/cart', entered_ms: 40_000 },
      ],
      marks: [{ kind: 'rage-click', at_ms: 58_000, label: 'Apply' }],
    },
    [
      { atMs: 30_000, label: '', times: 1 },
      { atMs: 57_000, label: 'Apply', times: 7 },
    ],
    112_000,
  );
  expect(moments.map(({ words }) => words)).toEqual([
    'Opened /',
    'Pressed something',
    'Opened /cart',
    'Pressed “Apply”, 7 times',
    'Pressed the same thing again and again: “Apply”',
    'Left the website',
  ]);
  expect(fitting(moments, ' APPLY').map(({ atMs }) => atMs)).toEqual([57_000, 58_000]);
});

test('presses on one thing in quick succession are one line with their number', () => {
  const press = (timestamp: number, label: string) => ({
    type: 5,
    timestamp,
    data: { tag: 'rv:click', payload: { target: { label } } },
  });
  const events = [
    press(1_000, 'Apply'),
    press(1_400, 'Apply'),
    { type: 5, timestamp: 1_500, data: { tag: 'rv:page', payload: {} } },
    press(2_000, 'Apply'),
    press(9_000, 'Apply'),
    press(9_100, 'Pay'),
    { type: 5, timestamp: 9_200, data: { tag: 'rv:click' } },
  ];
  expect(pressesIn(events, 1_000)).toEqual([
    { atMs: 0, label: 'Apply', times: 3 },
    { atMs: 8_000, label: 'Apply', times: 1 },
    { atMs: 8_100, label: 'Pay', times: 1 },
    { atMs: 8_200, label: '', times: 1 },
  ]);
});
