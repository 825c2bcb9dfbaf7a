import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { weekSummary } from '../../../lambdas/reports/facts/trend.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { apply, remembered } from '../../golden/shop.ts';

/** Reported on Wednesday, analyzed with version 1; all visits of Thursday were analyzed with version 2. */
const open = (overrides: Partial<IssueMemory> = {}) =>
  remembered({
    kind: 'dead-click',
    page: '/cart',
    element: apply,
    title: '“Apply” doesn’t respond',
    days: [{ date: '2026-11-18', affected: 6, exposed: 40 }],
    ...overrides,
  });
const toCart = (from: number, to: number) =>
  visits(from, to, (n) => visit(n, { page: '/cart', rules: 2 }));
const thursday = (memory: readonly IssueMemory[], digests = toCart(0, 3)) =>
  composeReport(reportInput({ digests, memory }));

test('an open problem that only older rules saw is listed with when it was seen and who passed since', () => {
  const { summary, issues } = thursday([open()]);
  expect(summary.still_open.map(({ line }) => line)).toEqual([
    '“Apply” doesn’t respond. Last seen on Wednesday, November 18. Since then we’ve updated how we detect problems, and none of the last 4 visits to the cart ran into it.',
  ]);
  expect(summary.subject).toBe('Thursday: 4 visitors, no new problems');
  expect(summary.focus_points).toEqual(['Nothing to do today.']);
  expect(`${summary.warm_intro} ${summary.preheader}`).not.toMatch(/still open|open problems/);
  expect(issues).toMatchObject([{ passedNewer: 4, passedBy: 0, state: 'same' }]);
});

test('visits of other weekdays under the old rules do not keep a problem of older rules on the list', () => {
  const days = [
    { date: '2026-11-14', affected: 6, exposed: 40 },
    { date: '2026-11-16', affected: 0, exposed: 190 },
  ];
  const old = open({ days, lastSeen: '2026-11-14', passedBy: 190 });
  expect(thursday([old], toCart(0, 199)).summary.still_open).toEqual([]);
});

test.each([
  [0, 'no one has reached the cart'],
  [1, 'the last visit to the cart didn’t run into it'],
])('a problem of older rules whose page had %i visits is listed without a plural', (n, words) => {
  const digests = [...toCart(1, n), ...visits(10, 13, (each) => visit(each, { rules: 2 }))];
  expect(thursday([open()], digests).summary.still_open[0]?.line).toContain(words);
});

test('visits under the new rules add up from day to day, and an occurrence clears them', () => {
  const before = open({ passedNewer: 5 });
  const [passed] = thursday([before]).issues;
  expect(passed).toMatchObject({ passedNewer: 9, rules: 1 });
  const click = signal('dead-click', '/cart', { element: apply });
  const again = visits(0, 3, (n) => visit(n, { page: '/cart', rules: 2, signals: [click] }));
  const [seen] = thursday([before], again).issues;
  expect(seen).toMatchObject({ passedBy: 0, rules: 2 });
  expect(seen).not.toHaveProperty('passedNewer');
});

test('a problem of older rules is no longer listed once as many visits as a repair needs passed', () => {
  const { summary, issues } = thursday([open()], toCart(0, 199));
  expect(summary.still_open).toEqual([]);
  expect(summary.fixed).toEqual([]);
  expect(issues).toMatchObject([{ state: 'same' }]);
});

test.each([
  ['another control of the page fails in the same way', element('Redeem'), '/cart', 0],
  ['a control of another page fails', element('Redeem'), '/about', 1],
])('a problem of older rules may have a new name: %s', (_, control, page, listed) => {
  const signals = [signal('dead-click', page, { element: control })];
  const digests = visits(0, 3, (n) => visit(n, { page, rules: 2, signals }));
  expect(thursday([open()], digests).summary.still_open).toHaveLength(listed);
});

test.each([
  ['Minor', { severity: 'minor' as const }],
  ['marked as fixed since', { mark: { as: 'fixed' as const, at: '2026-11-19T12:00:00Z' } }],
  ['not seen for four weeks', { lastSeen: '2026-10-20' }],
])('a problem of older rules that is %s is not listed', (_, overrides) => {
  expect(thursday([open(overrides)]).summary.still_open).toEqual([]);
});

test('a week’s open problems are those that the rules of its last day can still see', () => {
  const days = [{ ...thursday([]).days[0], issues: { old: [6, 40], current: [6, 40] } }] as never;
  const memory = [
    open({ fingerprint: 'old', rules: 1 }),
    open({ fingerprint: 'current', rules: 2 }),
  ];
  const { problems } = weekSummary(days, memory, { until: '2026-11-19', rules: 2 });
  expect(problems.map(({ fingerprint }) => fingerprint)).toEqual(['current']);
});
