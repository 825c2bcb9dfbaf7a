import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import {
  type Moves,
  movesOf,
  moveToQuote,
  notableMoves,
} from '../../../lambdas/reports/facts/moves.ts';
import { trackRecordOf } from '../../../lambdas/reports/facts/track-record.ts';
import { sourcesOf } from '../../../lambdas/reports/facts/traffic.ts';
import { reportInput, seen, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

const DATE = '2026-11-19';
const ago = (days: number) => dayAfter(DATE, -days);
const day = (age: number, changes: Partial<DaySummary> = {}): DaySummary => ({
  ...{ date: ago(age), visitors: 40, sessions: 40, complete: true },
  ...{ devices: {}, pages: {}, issues: {} },
  ...changes,
});
const from = (n: number, referrer: Digest['referrer'], campaign?: string) =>
  visit(n, { referrer, ...(campaign && { campaign }) });

test('sources are the combinations of referrer and campaign, most sessions first, ties by name', () => {
  const digests = [
    ...[from(1, 'social', 'b'), from(2, 'search'), from(3, 'social', 'a'), from(4, 'direct')],
    ...[from(5, 'direct')],
  ];
  expect(sourcesOf(digests)).toEqual([
    { from: 'direct', sessions: 2 },
    { from: 'search', sessions: 1 },
    { from: 'social', campaign: 'a', sessions: 1 },
    { from: 'social', campaign: 'b', sessions: 1 },
  ]);
});

test('the moves of a day count sources, campaigns, pages, phones and the ends of sessions', () => {
  const digests = [
    ...[from(1, 'social', 'spring'), from(2, 'social'), from(3, 'email', 'spring')],
    visit(4, { device: 'phone', pages: [seen('/'), seen('/cart')], exitPage: '/cart' }),
    visit(5, { referrer: 'same-site' }),
  ];
  expect(movesOf(digests, undefined)).toEqual({
    'source:social': [2, 5],
    'source:email': [1, 5],
    'campaign:spring': [2, 5],
    'last:/': [4, 5],
    'one-page': [4, 5],
    'page:/': [5, 5],
    'page:/cart': [1, 5],
    phones: [1, 5],
    again: [0, 5],
  });
});

test('a day lists its four largest campaigns and its eight most visited pages', () => {
  const campaigns = ['e', 'd', 'c', 'b', 'z', 'z'].map((name, n) => from(n, 'email', name));
  const named = Object.keys(movesOf(campaigns, undefined)).filter((key) => /^campaign/.test(key));
  expect(named).toEqual(['campaign:z', 'campaign:b', 'campaign:c', 'campaign:d']);
  const pages = Array.from({ length: 9 }, (_, n) => seen(`/${n}`));
  const listed = Object.keys(movesOf([visit(1, { pages })], undefined));
  expect(listed.filter((key) => key.startsWith('page:'))).toHaveLength(8);
});

test('the goal is a move of visitors', () => {
  const digests = [visit(1, { pages: [seen('/thanks')] }), visit(2), visit(3, { visitor: 'ann' })];
  expect(movesOf(digests, { kind: 'contact' }).goal).toEqual([1, 3]);
});

test.each<[Moves, string[]]>([
  [{ 'one-page': [20, 100] }, ['one-page']],
  [{ 'one-page': [19, 100] }, []],
  [{ 'one-page': [1, 1] }, []],
  [{ 'one-page': [2, 2] }, ['one-page']],
  [{ goal: [2, 100], again: [2, 100] }, ['goal', 'again']],
  [{ goal: [1, 100], again: [0, 0] }, []],
  [{ 'page:/': [90, 100], phones: [90, 100] }, []],
])('of the moves %j, %j are worth a sentence', (moves, keys) => {
  expect(notableMoves(moves).map(({ key }) => key)).toEqual(keys);
});

const quoted = (today: Moves, earlier: readonly DaySummary[]) => moveToQuote(today, DATE, earlier);
const week = (moves: Moves, changes: Partial<DaySummary> = {}) =>
  [1, 2, 3, 4, 5].map((age) => day(age, { moves, ...changes }));

test('a move that differs beyond chance is quoted with its earlier share', () => {
  expect(quoted({ 'one-page': [30, 40] }, week({ 'one-page': [4, 40] }))).toEqual({
    ...{ key: 'one-page', n: 30, of: 40, perHundred: 75 },
    before: { n: 20, of: 200, days: 5, perHundred: 10 },
  });
  expect(quoted({ 'one-page': [30, 40] }, week({ 'one-page': [30, 40] }))).toEqual({
    ...{ key: 'one-page', n: 30, of: 40 },
  });
});

test.each<[string, Moves, readonly DaySummary[], number | undefined]>([
  [
    'of incomplete days',
    { 'last:/': [30, 40] },
    week({ 'last:/': [4, 40] }, { complete: false }),
    undefined,
  ],
  [
    'of a day that does not list it',
    { 'last:/': [30, 40] },
    [...week({ 'last:/': [4, 40] }), day(6, { moves: {} })],
    undefined,
  ],
  ['of a day without moves', { 'last:/': [30, 40] }, [...week({ 'last:/': [4, 40] }), day(6)], 200],
  [
    'of a day without this source',
    { 'source:search': [30, 40] },
    [...week({ 'source:search': [4, 40] }), day(6, { moves: {} })],
    240,
  ],
  ['of a day with fewer pages', { 'page:/x': [30, 40] }, week({ 'page:/a': [9, 40] }), 200],
  [
    'of a day with more pages than it lists',
    { 'page:/x': [30, 40] },
    week(Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`page:/${n}`, [9, 40] as const]))),
    undefined,
  ],
  [
    'of a day with fewer campaigns',
    { 'campaign:x': [30, 40] },
    week({ 'campaign:a': [9, 40] }),
    200,
  ],
  [
    'of a day with more campaigns than it lists',
    { 'campaign:x': [30, 40] },
    week(
      Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [`campaign:${name}`, [9, 40] as const]),
      ),
    ),
    undefined,
  ],
  [
    'of days more than four weeks ago',
    { 'last:/': [30, 40] },
    [29, 30, 31, 32, 33].map((age) => day(age, { moves: { 'last:/': [4, 40] } })),
    undefined,
  ],
  [
    'of four weeks',
    { 'last:/': [30, 40] },
    [24, 25, 26, 27, 28].map((age) => day(age, { moves: { 'last:/': [4, 40] } })),
    200,
  ],
  [
    'of this day and later',
    { 'last:/': [30, 40] },
    [0, -1, -2, -3, -4].map((age) => day(age, { moves: { 'last:/': [4, 40] } })),
    undefined,
  ],
])('the earlier share of a move %s', (_, today, earlier, of) => {
  expect(quoted(today, earlier)?.before?.of).toBe(of);
});

test.each<[string, Moves[string], number[], unknown]>([
  ['this day does not count', [4, 40], [0, 1, 2], { n: 8, of: 80, days: 2, perHundred: 10 }],
  ['half of all', [20, 40], [1, 2, 3, 4, 5], { n: 100, of: 200, days: 5, perHundred: 50 }],
  ['none at all', [0, 40], [1, 2, 3, 4, 5], { n: 0, of: 200, days: 5, perHundred: 1 }],
  ['fifty before', [1, 25], [1, 2], { n: 2, of: 50, days: 2, perHundred: 4 }],
  ['fewer than fifty', [1, 49], [1], undefined],
])('the earlier share of a move: %s', (_, move, ages, before) => {
  const earlier = ages.map((age) => day(age, { moves: { 'last:/': move } }));
  expect(quoted({ 'last:/': [40, 40] }, earlier)?.before).toEqual(before);
});

test('a quoted move rests for three days, unless there is no other', () => {
  const today = { 'last:/': [20, 40], 'one-page': [20, 40] } as const;
  const keys = (quotedAgo: number, moves: Moves) =>
    new Set(
      [0, 1].map((days) => {
        const date = dayAfter(DATE, days);
        const earlier = [day(quotedAgo - days, { quoted: 'last:/' })];
        return moveToQuote(moves, date, earlier)?.key;
      }),
    );
  expect(keys(3, today)).toEqual(new Set(['one-page']));
  expect(keys(4, today)).toEqual(new Set(['last:/', 'one-page']));
  expect(keys(1, { 'last:/': [20, 40] })).toEqual(new Set(['last:/']));
  expect(quoted({ again: [0, 0] }, [])).toBeUndefined();
});

test('the most unusual move comes first, and none without a visitor', () => {
  const earlier = week({ 'last:/': [4, 40], 'one-page': [4, 40], again: [20, 40] });
  const today = { 'last:/': [12, 40], 'one-page': [30, 40], again: [0, 40] } as const;
  expect(quoted(today, earlier)?.key).toBe('one-page');
  const rested = earlier.map((each) => ({ ...each, quoted: 'one-page' }));
  expect(quoted(today, rested)?.key).toBe('last:/');
});

const { window } = reportInput();
const record = (...memory: readonly Parameters<typeof remembered>[0][]) =>
  trackRecordOf(
    { ...window, localDate: '2026-11-02' },
    [day(30), day(20, { date: '2026-10-31' })],
    memory.map(remembered),
  );

test('a month’s record counts the first reports, marks and repairs of that month only', () => {
  const [october, september] = ['2026-10-15', '2026-09-30'];
  const at = (date: string) => `${date}T12:00:00.000Z`;
  const marked = (as: 'fixed' | 'not-a-problem', date: string) => ({ mark: { as, at: at(date) } });
  const known = { isReported: true, reportedOn: september };
  expect(
    record(
      { ...known, reportedOn: october },
      { ...known, isReported: undefined, reportedOn: october },
      { ...known, useful: at(october) },
      { ...known, useful: at(september) },
      { ...known, ...marked('fixed', october) },
      { ...known, ...marked('fixed', '2026-11-01') },
      { ...known, ...marked('not-a-problem', october) },
      { ...known, repairedOn: october, returnedOn: '2026-10-16' },
      { ...known, repairedOn: october, returnedOn: october },
      { ...known, repairedOn: october },
      { ...known, repairedOn: september },
    ),
  ).toEqual({
    month: '2026-10',
    ...{ reported: 1, useful: 1, fixed: 1, wrong: 1, repaired: 3, returned: 1 },
  });
  expect(record({ ...known })).toBeUndefined();
  expect(record({ ...known, ...marked('fixed', october) })?.fixed).toBe(1);
  const november = { ...window, localDate: '2026-11-02' };
  const fresh = remembered({ isReported: true, reportedOn: '2026-11-01' });
  expect(trackRecordOf(november, [day(0, { date: '2026-11-01' })], [fresh])).toBeUndefined();
  expect(record({ ...known, ...marked('not-a-problem', october) })?.wrong).toBe(1);
});

test('the sessions, events and visitors of a report are those of its digests', () => {
  const digests = [
    ...visits(1, 8),
    visit(9, { gaps: ['events-only'] }),
    visit(10, { gaps: ['missing-batches:3-5'] }),
  ];
  const { facts } = composeReport(reportInput({ digests }));
  expect(facts).toMatchObject({ sessions: 10, visitors: 10, read: 10, events: 1_000 });
  expect(facts).toMatchObject({ eventsOnly: 1, withGaps: 1, lateVisitors: 0, unlisted: 0 });
});
