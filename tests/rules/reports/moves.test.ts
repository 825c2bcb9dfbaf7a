import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { withRecognizedGoal } from '../../../lambdas/reports/facts/goal.ts';
import {
  type Moves,
  movesOf,
  moveToQuote,
  notableMoves,
} from '../../../lambdas/reports/facts/moves.ts';
import { trackRecordOf } from '../../../lambdas/reports/facts/track-record.ts';
import { shopOf, sourcesOf } from '../../../lambdas/reports/facts/traffic.ts';
import { element, reportInput, seen, visit, visits } from '../../factories/digest.ts';
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
  const campaigns = ['e', 'd', 'c', 'b', 'a', 'a'].map((name, n) => from(n, 'email', name));
  const named = Object.keys(movesOf(campaigns, undefined)).filter((key) => /^campaign/.test(key));
  expect(named).toEqual(['campaign:a', 'campaign:b', 'campaign:c', 'campaign:d']);
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
    ...{ key: 'one-page', n: 30, of: 40 },
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

test('the most unusual move comes first, and none without a visitor', () => {
  const earlier = week({ 'last:/': [4, 40], 'one-page': [4, 40], again: [20, 40] });
  const today = { 'last:/': [12, 40], 'one-page': [30, 40], again: [0, 40] } as const;
  expect(quoted(today, earlier)?.key).toBe('one-page');
  const rested = earlier.map((each) => ({ ...each, quoted: 'one-page' }));
  expect(quoted(today, rested)?.key).toBe('last:/');
});

const goal = { kind: 'checkout' } as const;
const cart = { page: '/', element: element('Add to cart'), kind: 'click' as const };
const bought = (n: number) => visit(n, { pages: [seen('/checkout'), seen('/thanks')] });
const elsewhere = (n: number) => visit(n, { pages: [seen('/thanks')] });

test('a shop’s orders are a share of its visitors at checkout', () => {
  const left = visit(3, { page: '/checkout', clicks: [{ ...cart, x: 0, y: 0, count: 1 }] });
  expect(shopOf([bought(1), left, visit(4)], goal)).toEqual({
    ...{ carts: 1, checkouts: 2, orders: 1, share: 0.5 },
  });
  expect(shopOf([bought(1)], goal)).toEqual({ checkouts: 1, orders: 1, share: 1 });
  expect(shopOf([visit(1)], goal)).toBeUndefined();
  expect(shopOf([bought(1)], undefined)).toBeUndefined();
});

test('a checkout is recognized if at least half of the orders were seen at it', () => {
  expect(shopOf([bought(1), elsewhere(2)], goal)).toMatchObject({ checkouts: 2, orders: 2 });
  expect(shopOf([bought(1), elsewhere(2), elsewhere(3)], goal)).toBeUndefined();
});

test('a goal that no visit of this or an earlier day reached is dropped', () => {
  const kept = (digests: readonly Digest[], earlier: readonly DaySummary[]) => {
    const { website } = reportInput();
    const input = reportInput({
      website: { ...website, goal },
      digests: [...digests],
      earlier: [...earlier],
    });
    return withRecognizedGoal(input).website.goal;
  };
  expect(kept([bought(1)], [])).toEqual(goal);
  expect(kept([visit(1)], [])).toBeUndefined();
  expect(kept([visit(1)], [day(1, { goals: 1 })])).toEqual(goal);
  expect(kept([visit(1)], [day(1, { goals: 0 })])).toBeUndefined();
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
  const known = { isTold: true, toldOn: september };
  expect(
    record(
      { ...known, toldOn: october },
      { ...known, isTold: undefined, toldOn: october },
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
  expect(record({ ...known, ...marked('not-a-problem', october) })?.wrong).toBe(1);
});

test('the sessions, events and visitors of a report are those of its digests', () => {
  const digests = [
    ...visits(1, 8),
    visit(9, { gaps: ['events-only'] }),
    visit(10, { gaps: ['lost'] }),
  ];
  const { facts } = composeReport(reportInput({ digests }));
  expect(facts).toMatchObject({ sessions: 10, visitors: 10, read: 10, events: 1_000 });
  expect(facts).toMatchObject({ eventsOnly: 1, withGaps: 1, lateVisitors: 0, unlisted: 0 });
});
