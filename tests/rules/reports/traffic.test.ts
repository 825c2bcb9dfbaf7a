import { expect, test } from 'vitest';
import { campaignOf } from '../../../lambdas/recordings/analysis/referrer.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { moveToQuote } from '../../../lambdas/reports/facts/moves.ts';
import { element, reportInput, seen, visit, visits } from '../../factories/digest.ts';
import { expectEveryNumberHasItsFact } from './laws.ts';

const DATE = '2026-11-19';
const website = { ...reportInput().website, goal: { kind: 'checkout' } as const };
const cart = { page: '/product', element: element('Add to cart'), kind: 'click' as const };
const intoCart = [{ ...cart, x: 0.5, y: 0.5, count: 1 }];
const reportOf = (overrides: Parameters<typeof reportInput>[0]) =>
  composeReport(reportInput({ website, ...overrides }));

/** The stored summaries of the `count` days before the report. */
const daysBefore = (count: number, digests: ReturnType<typeof visits>): DaySummary[] =>
  Array.from({ length: count }, (_, index) => {
    const [day] = composeReport(reportInput({ website, digests })).days;
    return { ...(day as DaySummary), date: dayAfter(DATE, index - count) };
  });

test('sources are listed with their campaigns, most visits first, and the rest in one row', () => {
  const digests = [
    ...visits(0, 11, (n) => visit(n, { referrer: 'email', campaign: 'autumn-code' })),
    ...visits(12, 20, (n) => visit(n, { referrer: 'search' })),
    ...visits(21, 26),
    ...visits(27, 30, (n) => visit(n, { referrer: 'social' })),
    ...visits(31, 32, (n) => visit(n, { referrer: 'other-site' })),
    visit(33, { referrer: 'campaign', campaign: 'gift-guide' }),
  ];
  expect(reportOf({ digests }).summary.traffic?.sources).toEqual([
    { name: 'Email (“autumn-code”)', visits: 12 },
    { name: 'Search', visits: 9 },
    { name: 'Direct', visits: 6 },
    { name: 'Social media', visits: 4 },
    { name: 'All others', visits: 3 },
  ]);
});

test('five sources are each listed by name', () => {
  const referrers = ['email', 'search', 'direct', 'social', 'other-site'] as const;
  const digests = referrers.map((referrer, n) => visit(n, { referrer }));
  const { sources = [] } = reportOf({ digests }).summary.traffic ?? {};
  expect(sources).toHaveLength(5);
  expect(sources.map(({ name }) => name)).not.toContain('All others');
});

test('a campaign comes from the link’s tags and nothing else in the URL', () => {
  expect(campaignOf('/?utm_source=news&utm_campaign=autumn-code')).toBe('autumn-code');
  expect(campaignOf('/shop?utm_source=news#top')).toBe('news');
  expect(campaignOf('/?utm_campaign=evil.example%2Fpay&utm_source=call%20%2B1555')).toBe(undefined);
  expect(campaignOf('/?q=autumn')).toBe(undefined);
});

const bought = (n: number) => visit(n, { pages: [seen('/checkout'), seen('/thanks')] });
const left = (n: number) => visit(n, { page: '/checkout', clicks: intoCart });

test('orders are counted without a known goal once a visit went from a checkout to the page after an order', () => {
  const { website: unknown } = reportInput();
  const linesOf = (digests: ReturnType<typeof visits>, earlier: DaySummary[] = []) =>
    reportOf({ website: unknown, digests, earlier }).summary.traffic?.lines;
  expect(linesOf([...visits(0, 1, bought), ...visits(2, 4, left)])).toEqual([
    '3 visitors clicked an add-to-cart button, 5 reached checkout and 2 ordered.',
  ]);
  expect(linesOf(visits(0, 4, left))).toEqual([]);
  const thanked = visits(0, 4, (n) => visit(n, { page: '/thanks' }));
  expect(linesOf(thanked)).toEqual([]);
  expect(reportOf({ website: unknown, digests: thanked }).facts.goal).toBeUndefined();
  const back = [seen('/thanks'), seen('/checkout')];
  expect(linesOf(visits(0, 4, (n) => visit(n, { pages: back })))).toEqual([]);
  const [first] = daysBefore(1, visits(100, 106, bought));
  expect(linesOf(visits(0, 4, left), [first as DaySummary])?.[0]).toBe(
    '5 visitors clicked an add-to-cart button, 5 reached checkout and none of them ordered.',
  );
});

test('carts, visitors at checkout and orders are counted once per visitor, with the usual share', () => {
  const before = daysBefore(6, [...visits(100, 106, bought), ...visits(107, 107, left)]);
  const digests = [
    ...visits(0, 5, bought),
    visit(6, { visitor: 'visitor-00000' }),
    ...visits(7, 14, left),
  ];
  const report = reportOf({ digests, earlier: before });
  expect(report.summary.traffic?.lines.slice(0, 2)).toEqual([
    '8 visitors clicked an add-to-cart button, 14 reached checkout and 6 ordered.',
    '43% of those at checkout ordered; before, it was 88%.',
  ]);
  expectEveryNumberHasItsFact(report.summary, report.facts);
  expect(
    reportOf({ digests, website: { ...website, goal: { kind: 'contact' } } }).facts.traffic.shop,
  ).toBe(undefined);
});

test('orders are compared with earlier days only if chance does not explain the difference', () => {
  const before = daysBefore(6, [...visits(100, 106, bought), ...visits(107, 107, left)]);
  const digests = [...visits(0, 8, bought), ...visits(9, 13, left)];
  expect(reportOf({ digests, earlier: before }).summary.traffic?.lines[1]).toBe(
    '64% of those at checkout ordered.',
  );
});

const linesOf = (digests: ReturnType<typeof visits>, earlier: readonly DaySummary[] = []) =>
  reportOf({ digests, earlier }).summary.traffic?.lines.join(' ') ?? '';

test.each([
  ['orders end on a page that is not recognized', visits(0, 11, left)],
  [
    'the checkout is not recognized',
    visits(0, 11, (n) => visit(n, { pages: [seen('/step'), seen('/thanks')] })),
  ],
  ['neither is', visits(0, 11, (n) => visit(n, { clicks: intoCart }))],
])('orders are not counted where %s', (_, digests) => {
  expect(linesOf(digests)).not.toMatch(/checkout|ordered/);
});

test('a day without orders or visitors at checkout is reported if earlier days had them', () => {
  const before = daysBefore(3, [...visits(100, 106, bought), ...visits(107, 107, left)]);
  expect(linesOf(visits(0, 11, left), before)).toContain(
    '12 reached checkout and none of them ordered',
  );
  expect(
    linesOf(
      visits(0, 3, (n) => visit(n, { clicks: intoCart })),
      before,
    ),
  ).toContain('4 visitors clicked an add-to-cart button, and no visitor reached checkout');
});

test.each([
  ['fewer than ten reached checkout', 5, 4],
  ['none ordered', 0, 12],
  ['all ordered', 12, 0],
])('no share of orders is named where %s', (_, orders, others) => {
  const digests = [...visits(0, orders - 1, bought), ...visits(100, 99 + others, left)];
  const earlier = daysBefore(1, [bought(200)]);
  const { lines = [] } = reportOf({ digests, earlier }).summary.traffic ?? {};
  expect(lines[0]).toContain(`${orders + others}`);
  expect(lines.join(' ')).not.toContain('%');
});

test('counts returning visitors without storing their identity', () => {
  const before = daysBefore(3, visits(0, 9));
  const { summary } = reportOf({ digests: visits(7, 20), earlier: before });
  expect(summary.traffic?.lines.at(-1)).toBe(
    '3 of the 14 visitors had also come in the 3 days before.',
  );
  expect(JSON.stringify(before)).not.toContain('visitor-');
  // Without the visitors of every earlier day, the number is unknown.
  const [oldest, ...rest] = before;
  const { seen: _, ...unknown } = oldest as DaySummary;
  expect(
    reportOf({ digests: visits(7, 20), earlier: [unknown, ...rest] }).facts.traffic.returning,
  ).toBe(undefined);
});

test('the cost of recording in visitors’ browsers is one line, the median of their measurements', () => {
  const digests = visits(0, 6, (n) =>
    visit(n, { trackerCost: { scriptMs: 10 + n, bytes: 8_000 + n * 300 } }),
  );
  expect(reportOf({ digests }).summary.capture_notes).toContain(
    'Recording took visitors’ browsers a median of 13 ms and 9 kB per page.',
  );
});

test('the quote is the day’s difference from before, and is not repeated on the next days', () => {
  const before = daysBefore(5, [
    ...visits(0, 29),
    ...visits(30, 39, (n) => visit(n, { referrer: 'search' })),
  ]);
  const digests = [
    ...visits(0, 19, (n) => visit(n, { referrer: 'social', campaign: 'spring' })),
    ...visits(20, 39, (n) => visit(n, { page: '/gifts' })),
  ];
  const { facts, summary, days } = reportOf({ digests, earlier: before });
  expect(summary.summary_quote).toBe(
    '20 of 40 visits came from social media. On 5 earlier days, none of 200 visits did.',
  );
  expect(days.at(-1)?.quoted).toBe('source:social');
  expectEveryNumberHasItsFact(summary, facts);
  const rested = before.map((day) => ({ ...day, quoted: 'source:social' }));
  expect(reportOf({ digests, earlier: rested }).summary.summary_quote).toMatch(/“spring”|Gifts/);
});

test.each([
  [0.2, 300, { milliseconds: 1, kilobytes: 1 }],
  [41.5, 92_400, { milliseconds: 42, kilobytes: 92 }],
])(
  'a tracker that took %s ms and %s bytes is reported as at least 1 ms and 1 kB',
  (scriptMs, bytes, cost) => {
    const trackerCost = { scriptMs, bytes };
    const costOf = (count: number) =>
      reportOf({ digests: visits(1, count, (n) => visit(n, { trackerCost })) }).facts.traffic.cost;
    expect(costOf(5)).toEqual(cost);
    expect(costOf(4)).toBeUndefined();
  },
);

test('a report quotes the notable moves in turn, and the only one every day', () => {
  const quotedOn = (moves: Parameters<typeof moveToQuote>[0]) =>
    [0, 1, 2].map((days) => moveToQuote(moves, dayAfter(DATE, days), [])?.key);
  expect(quotedOn({ 'one-page': [30, 60] })).toEqual(Array(3).fill('one-page'));
  const [first, second, third] = quotedOn({ 'one-page': [30, 60], 'last:/cart': [20, 60] });
  expect(new Set([first, second])).toEqual(new Set(['one-page', 'last:/cart']));
  expect(third).toBe(first);
});

test('a report quotes nothing that it lists anyway, unless it is unusual', () => {
  const moves = { goal: [20, 60], 'source:search': [30, 60] } as const;
  expect(moveToQuote(moves, DATE, [], { listsOrders: true })).toBeUndefined();
  expect(moveToQuote(moves, DATE, [])?.key).toBe('goal');
  const earlier = [1, 2, 3].map((days) => ({
    ...{ date: dayAfter(DATE, -days), complete: true, sessions: 60 },
    moves: { goal: [20, 60], 'source:search': [2, 60] },
  }));
  expect(moveToQuote(moves, DATE, earlier as never, { listsOrders: true })?.key).toBe(
    'source:search',
  );
});
