import { expect, test } from 'vitest';
import { heatOf } from '../../../lambdas/recordings/heatmap/heat.ts';
import {
  heatmapOptions,
  sessionShowing,
} from '../../../lambdas/recordings/heatmap/heatmap-selection.ts';
import { partsFor } from '../../../lambdas/recordings/session/session.ts';
import { element, seen, visit } from '../../factories/digest.ts';
import { session } from '../../factories/session.ts';

const pages = (...paths: string[]) => paths.map((path) => seen(path));
const digests = [
  visit(1, { device: 'phone', pages: pages('/', '/cart') }),
  visit(2, { device: 'phone', pages: pages('/cart', '/cart', '/cart') }),
  visit(3, { device: 'computer', pages: pages('/', '/cart') }),
  visit(4, { device: 'computer', pages: pages('/') }),
  visit(5, { device: 'computer', pages: pages('/') }),
];

test('a heatmap starts with the most viewed page, on the most used device', () => {
  expect(heatmapOptions(digests, {})).toEqual({
    selection: { page: '/', device: 'computer' },
    pages: [
      { page: '/', sessions: 4 },
      { page: '/cart', sessions: 3 },
    ],
    devices: [
      { device: 'computer', sessions: 3 },
      { device: 'phone', sessions: 1 },
    ],
  });
});

test('a requested page is shown for the device that viewed it most', () => {
  expect(heatmapOptions(digests, { page: '/cart' }).selection).toEqual({
    page: '/cart',
    device: 'phone',
  });
  const query = { page: '/cart', device: 'computer' } as const;
  expect(heatmapOptions(digests, query).selection).toEqual(query);
});

test('an unviewed page has no heatmap, and the response lists the available pages', () => {
  const answer = heatmapOptions(digests, { page: '/gone' });
  expect(answer).toMatchObject({ selection: undefined, devices: [] });
  expect(answer.pages).toHaveLength(2);
  expect(heatmapOptions(digests, { page: '/cart', device: 'tablet' }).selection).toBeUndefined();
  expect(heatmapOptions([], {}).selection).toBeUndefined();
});

test('the picture comes from the newest recording of the page on that device, once it settled', () => {
  const later = { enteredMs: 61_000, dwellMs: 30_000 };
  const sessions = [
    session(9, { device: 'phone', pages: pages('/cart') }),
    session(8, { pages: pages('/') }),
    session(7, { pages: [seen('/'), seen('/cart', later)] }, { parts: undefined }),
    session(6, { pages: [seen('/'), seen('/cart', later)] }),
  ];
  const found = sessionShowing(sessions, { page: '/cart', device: 'computer' });
  expect(found).toMatchObject({ session: sessions[3], atMs: 63_000 });
});

test('a page that was left at once is shown in its last state', () => {
  const glance = session(1, { pages: [seen('/', { enteredMs: 500, dwellMs: 300 })] });
  expect(sessionShowing([glance], { page: '/', device: 'computer' })?.atMs).toBe(800);
});

test('a time needs the parts from the last full snapshot before it, and no later part', () => {
  const part = (name: string, from: number, keyframe: boolean) => ({
    ...{ name, from, keyframe },
    to: from + 10,
    bytes: 1,
  });
  const parts = [
    part('a', 0, true),
    part('b', 10, true),
    part('c', 20, false),
    part('d', 30, true),
  ];
  const names = (at: number) => partsFor(parts, at, at).map(({ name }) => name);
  expect([names(5), names(15), names(25), names(99)]).toEqual([['a'], ['b'], ['b', 'c'], ['d']]);
});

test.each([
  [0, 0],
  [0.1, 0],
  [0.11, 1],
  [0.5, 4],
  [0.99, 9],
  [1, 9],
  [1.4, 9],
])('a visit that saw %s of a page reached its tenth %s', (scrollReach, tenth) => {
  const { reach } = heatOf([visit(1, { pages: [seen('/', { scrollReach })] })], '/', undefined);
  expect(reach).toEqual(Array.from({ length: 10 }, (_, place) => Number(place === tenth)));
});

const spot = (label: string, facts: object = {}) => ({
  ...{ page: '/', element: element(label), kind: 'click' as const, x: 0.5, y: 0.5, count: 1 },
  ...facts,
});
test('a heatmap sums sessions, visits and clicks of one page and device type', () => {
  const clicked = [
    visit(1, { device: 'phone', pages: pages('/', '/'), clicks: [spot('Buy'), spot('Sell')] }),
    visit(2, {
      device: 'phone',
      clicks: [
        spot('Buy', { count: 2 }),
        spot('Buy', { kind: 'rage', x: 0.2, count: 4 }),
        spot('Elsewhere', { page: '/cart' }),
      ],
    }),
    visit(3, { device: 'phone', clicks: [spot('Ask', { kind: 'dead', count: 1 })] }),
    visit(4, { device: 'phone', pages: pages('/cart'), clicks: [spot('Buy')] }),
    visit(5, { device: 'computer', clicks: [spot('Buy')] }),
  ];
  const { sessions, visits, elements } = heatOf(clicked, '/', 'phone');
  expect([sessions, visits]).toEqual([3, 4]);
  expect(elements.map(({ element: { label }, counts }) => [label, counts])).toEqual([
    ['Buy', { click: 3, rage: 4, dead: 0 }],
    ['Ask', { click: 0, rage: 0, dead: 1 }],
    ['Sell', { click: 1, rage: 0, dead: 0 }],
  ]);
  expect(elements[0]?.spots).toEqual([
    { x: 0.2, y: 0.5, kind: 'rage', count: 4 },
    { x: 0.5, y: 0.5, kind: 'click', count: 3 },
  ]);
  expect(heatOf(clicked, '/', undefined).sessions).toBe(4);
});

test('the spots of an element are sorted by clicks, then top to bottom and left to right', () => {
  const ordered = [
    { x: 0.9, y: 0.9, kind: 'click' as const, count: 3 },
    { x: 0.9, y: 0.1, kind: 'click' as const, count: 2 },
    { x: 0.1, y: 0.2, kind: 'click' as const, count: 2 },
    { x: 0.3, y: 0.2, kind: 'click' as const, count: 2 },
    { x: 0.3, y: 0.2, kind: 'dead' as const, count: 2 },
  ];
  for (const given of [ordered, ordered.toReversed()]) {
    const clicks = given.map((each) => spot('Buy', each));
    expect(heatOf([visit(1, { clicks })], '/', undefined).elements[0]?.spots).toEqual(ordered);
  }
});
