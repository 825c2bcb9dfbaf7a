import { expect, test } from 'vitest';
import { movementOf } from '../../../lambdas/recordings/analysis/clicks/movement.ts';
import { javascriptErrors } from '../../../lambdas/recordings/analysis/detectors/javascript-error.ts';
import { thrashedCursors } from '../../../lambdas/recordings/analysis/detectors/thrashed-cursor.ts';
import { browserOf, deviceClassOf } from '../../../lambdas/recordings/analysis/device.ts';
import { countWhile } from '../../../lambdas/recordings/analysis/events/binary-search.ts';
import { isAfter } from '../../../lambdas/recordings/analysis/events/event-time.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';
import {
  asInteger,
  asNumber,
  asRecord,
  asSize,
  asText,
  HASH_LIMIT,
  hashOf,
  oneOf,
} from '../../../lambdas/recordings/analysis/events/untrusted.ts';
import {
  isLiveRegion,
  regionNameOf,
  traitsOf,
} from '../../../lambdas/recordings/analysis/page/element-traits.ts';
import { FILE, PHOTO } from '../../../lambdas/recordings/analysis/page/links.ts';
import {
  hasEffect,
  isWithoutEffect,
} from '../../../lambdas/recordings/analysis/page/without-effect.ts';

test.each([0, 1, 2, 7, 8])('a search finds the boundary after the first %i of eight', (count) => {
  expect(countWhile(8, (index) => index < count)).toBe(count);
});

test('events of one millisecond are in the order of the recording', () => {
  const at = (ms: number, order: number) => ({ at: ms, order });
  expect(isAfter(at(2, 0), at(1, 9))).toBe(true);
  expect(isAfter(at(1, 9), at(2, 0))).toBe(false);
  expect(isAfter(at(1, 2), at(1, 1))).toBe(true);
  expect(isAfter(at(1, 1), at(1, 1))).toBe(false);
  expect(isAfter(at(1, 1), at(1, 2))).toBe(false);
});

test.each([
  ['a named section', 'section', { 'aria-label': 'Map of vans' }, 'Map of vans'],
  ['a named element with a role', 'div', { 'aria-label': 'Photos', role: 'group' }, 'Photos'],
  ['a section without a name', 'section', {}, ''],
  ['a named button', 'button', { 'aria-label': 'Close', role: 'button' }, ''],
  ['a name that a visitor typed', 'section', { 'aria-label': 'Results for *****' }, ''],
])('the part of a page is called after %s', (_, tag, attributes, name) => {
  expect(regionNameOf(tag, attributes)).toBe(name);
});

test.each([
  [{ role: 'status' }, true],
  [{ role: 'alert' }, true],
  [{ 'aria-live': 'polite' }, true],
  [{ 'aria-live': 'off' }, false],
  [{ role: 'region' }, false],
  [{}, false],
])('an element with %j announces messages: %s', (attributes, isLive) => {
  expect(isLiveRegion(attributes)).toBe(isLive);
});

test('nodes that show nothing have no effect, and styles have one', () => {
  const tags = ['script', 'noscript', 'template', 'meta', 'title', 'style', 'scripts', 'div'];
  expect(tags.map((tag) => isWithoutEffect(traitsOf(tag), {}))).toEqual([
    ...[true, true, true, true, true],
    ...[false, false, false],
  ]);
  expect(isWithoutEffect(traitsOf('input'), { type: 'hidden' })).toBe(true);
  expect(isWithoutEffect(traitsOf('input'), { type: 'text' })).toBe(false);
  expect(isWithoutEffect(traitsOf('div'), { type: 'hidden' })).toBe(false);
});

test.each([
  ['a text', { texts: [{ id: 8, value: 'new' }] }, true],
  ['a text of the title', { texts: [{ id: 7, value: 'new' }] }, false],
  ['an attribute', { attributes: [{ id: 7, attributes: {} }] }, true],
  ['a removed node', { removes: [{ id: 8, parentId: 1 }] }, true],
  ['an added node', { adds: [{ parentId: 1, node: { id: 8 } }] }, true],
  ['a removed script', { removes: [{ id: 7, parentId: 1 }] }, false],
  ['an added script', { adds: [{ parentId: 1, node: { id: 7 } }] }, false],
  ['nothing', { texts: [], attributes: [], removes: [], adds: [] }, false],
  [
    'a note of a framework',
    { attributes: [{ id: 3, attributes: { 'q:container': 'on' } }] },
    false,
  ],
  ['a symbol', { attributes: [{ id: 8, attributes: { 'xlink:href': '#open' } }] }, true],
  [
    'a note of a framework and a class',
    { attributes: [{ id: 3, attributes: { 'q:id': '4', class: 'open' } }] },
    true,
  ],
])('a change of %s has an effect: %s', (_, change, isEffective) => {
  expect(hasEffect(change, new Set([7]))).toBe(isEffective);
});

test.each([
  ['https://shop.example/a.jpeg?w=200', true, false],
  ['/a.PNG', true, false],
  ['/a.png/edit', false, false],
  ['/menu.pdf', false, true],
  ['https://shop.example/menu.pdf#page=2', false, true],
  ['/event/ical/', false, true],
  ['/pdf', false, false],
  ['/search?q=menu.pdf', false, false],
])('the link %s leads to a photo: %s, or to a file: %s', (address, isPhoto, isFile) => {
  expect([PHOTO.test(address), FILE.test(address)]).toEqual([isPhoto, isFile]);
});

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', false, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X900) Chrome/120.0 Safari/537.36', true, 'tablet'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile Safari/537.36', true, 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', true, 'phone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', true, 'tablet'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15',
    false,
    'computer',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/120.0', true, 'computer'],
  ['', false, 'computer'],
])('"%s" with touch events (%s) is a %s', (userAgent, hasTouched, device) => {
  expect(deviceClassOf(userAgent, hasTouched)).toBe(device);
});

test.each([
  ['Chrome/120.0.0.0 Safari/537.36 Edg/120.0', 'Edge'],
  ['Chrome/120.0.0.0 Safari/537.36 OPR/106.0', 'Opera'],
  ['SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36', 'Samsung Internet'],
  ['Gecko/20100101 Firefox/120.0', 'Firefox'],
  ['CriOS/120.0 Mobile/15E148 Safari/604.1', 'Chrome'],
  ['Version/17.0 Safari/605.1.15', 'Safari'],
  ['curl/8.0', 'Other'],
])('"%s" is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

test('errors with one fingerprint are one signal, at the first of them', () => {
  const error = (at: number, fingerprint: string, uncertain = false) => ({
    ...{ at, fingerprint, uncertain },
  });
  const errors = [error(10, 'a'), error(20, 'b', true), error(30, 'a'), error(40, 'a')];
  expect(javascriptErrors({ errors, logged: [], requests: [] } as unknown as Timeline)).toEqual([
    { kind: 'javascript-error', at: 10, about: 'a', count: 3 },
    { kind: 'javascript-error', at: 20, about: 'b', count: 1, uncertain: true },
  ]);
});

const positions = (...xs: number[]) => xs.map((x) => ({ x, y: 10 }));
test.each([
  ['no movement', positions(50), 0, 0],
  ['one direction', positions(0, 10, 30), 0, 30],
  ['back and forth', positions(100, 120, 95, 120), 2, 70],
  ['back and forth by a tremor of 4 px', positions(100, 104, 100, 104), 0, 12],
  ['back and forth by 5 px', positions(100, 105, 100, 105), 2, 15],
  ['a right angle', [...positions(0, 20), { x: 20, y: 40 }], 0, 50],
  [
    'a way up and down',
    [
      { x: 10, y: 100 },
      { x: 10, y: 50 },
      { x: 10, y: 20 },
      { x: 10, y: 60 },
    ],
    1,
    120,
  ],
  ['malformed positions', [null, { x: 'a', y: 8 }], 0, 8],
])('the pointer of %s', (_, given, turns, distance) => {
  expect(movementOf(given)).toEqual({ turns, distance });
});

/** Moves of the pointer: time, turns and distance. */
function shaken(others: object[], ...rows: readonly (readonly [number, number, number])[]) {
  const moves = new Rows(4);
  for (const [order, [at, turns, distance]] of rows.entries())
    moves.add(at, order, turns, distance);
  const found = thrashedCursors({ moves } as unknown as Timeline, others as never);
  return found.map(({ at, count }) => [at, count]);
}
const stuck = { kind: 'dead-click', at: 20_000 };

test.each<[string, readonly (readonly [number, number, number])[], unknown[]]>([
  ['eight turns over 1000 px', [[20_000, 8, 1_000]], [[20_000, 8]]],
  ['seven turns', [[20_000, 7, 1_000]], []],
  ['999 px', [[20_000, 8, 999]], []],
  [
    'several moves within 2 s',
    [
      [19_000, 4, 500],
      [20_999, 4, 500],
    ],
    [[20_999, 8]],
  ],
  [
    'several moves over 2 s',
    [
      [19_000, 4, 500],
      [21_000, 4, 500],
    ],
    [],
  ],
  ['5 s before the problem', [[15_000, 8, 1_000]], [[15_000, 8]]],
  ['earlier than that', [[14_999, 8, 1_000]], []],
  ['5 s after the problem', [[25_000, 8, 1_000]], [[25_000, 8]]],
  ['later than that', [[25_001, 8, 1_000]], []],
  [
    'lasting 5 s',
    [
      [18_000, 8, 1_000],
      [23_000, 8, 1_000],
    ],
    [[18_000, 8]],
  ],
  [
    'again after that',
    [
      [18_000, 8, 1_000],
      [23_001, 8, 1_000],
    ],
    [
      [18_000, 8],
      [23_001, 8],
    ],
  ],
])('a thrashed cursor near a problem: %s', (_, rows, found) => {
  expect(shaken([stuck], ...rows)).toEqual(found);
});

test('a thrashed cursor is near a problem until 5 s after it ended, and nothing without one', () => {
  const long = { ...stuck, until: 30_000 };
  expect(shaken([long], [35_000, 8, 1_000])).toHaveLength(1);
  expect(shaken([long], [35_001, 8, 1_000])).toEqual([]);
  expect(shaken([], [20_000, 8, 1_000])).toEqual([]);
  const early = { ...stuck, at: 1_000 };
  expect(shaken([early], [20_000, 4, 500], [40_000, 4, 500])).toEqual([]);
});

test('recorded values of another type count as nothing', () => {
  expect([asNumber(1.5), asNumber('1'), asNumber(Infinity), asNumber(null)]).toEqual([
    1.5, 0, 0, 0,
  ]);
  expect([7, -7, 7.9, -7.9, 2 ** 31, -(2 ** 31) - 1, '7', NaN].map(asInteger)).toEqual([
    ...[7, -7, 7, -7],
    ...[0, 0, 0, 0],
  ]);
  expect([asText('a'), asText(7)]).toEqual(['a', '']);
  expect([asRecord(null), asRecord('a'), asRecord({ a: 1 })]).toEqual([{}, {}, { a: 1 }]);
  expect(asSize([1e9, -1e9])).toEqual([1_000_000, -100_000]);
  expect(asSize([10.6, '7'])).toEqual([11, 0]);
  expect([oneOf('b', ['a', 'b'], 'a'), oneOf('c', ['a', 'b'], 'a')]).toEqual(['b', 'a']);
});

test('a hash is a positive integer below its limit, the same for the same text, and 0 for none', () => {
  const texts = ['a', 'b', 'ab', 'ba', 'x'.repeat(100), 'x'.repeat(101), '\uffff'.repeat(999)];
  const hashes = texts.map(hashOf);
  expect(new Set(hashes).size).toBe(texts.length);
  expect(hashes.every((hash) => Number.isInteger(hash) && hash > 0 && hash < HASH_LIMIT)).toBe(
    true,
  );
  expect(texts.map(hashOf)).toEqual(hashes);
  expect(['', undefined, 7].map(hashOf)).toEqual([0, 0, 0]);
});
