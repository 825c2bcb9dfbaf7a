import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';
import { issuesOf } from './laws.ts';

const apply = element('Apply');
const dead = (n: number, page = '/cart', label = apply) =>
  visit(n, { page, signals: [signal('dead-click', page, { element: label })] });
const known = (overrides: Partial<IssueMemory> = {}) =>
  remembered({ kind: 'dead-click', page: '/cart', element: apply, ...overrides });
const report = (memory: readonly IssueMemory[], digests = visits(0, 8, (n) => dead(n))) =>
  composeReport(reportInput({ digests, memory })).summary;

test('“last seen” is the day of a problem’s last visitor, not of the last report that listed it', () => {
  // The report of several days up to November 9, in which it happened on the 7th, and later ones listed it as not seen.
  const memory = [
    known({ lastSeen: '2026-11-09', lastSeenAt: '2026-11-07T20:00:00.000Z', passedBy: 20 }),
  ];
  const [issue] = issuesOf(report(memory));
  expect(issue?.description).toMatch(/(We last saw it|It was last seen) on Saturday, November 7\./);
  expect(issue?.description).not.toContain('report');
});

const other = element('Send');
const minorOpen = known({
  severity: 'minor',
  page: '/contact',
  element: other,
  title: '“Send” doesn’t respond',
  affected: 1,
  exposed: 300,
});
const serious = known({ severity: 'critical', title: '“Apply” doesn’t respond' });
const minorOnly = [
  dead(0, '/contact', other),
  ...visits(1, 300, (n) => visit(n, { page: n < 298 ? '/contact' : '/cart' })),
];

test('a day on which visitors ran into a minor open problem is no day without an open problem', () => {
  const summary = report([minorOpen, serious], minorOnly);
  expect(summary.still_open).toHaveLength(2);
  expect(summary.warm_intro).toContain(
    'Visitors ran into one minor problem that is still open, but not into the bigger one.',
  );
  expect(summary.preheader).not.toContain('No one ran into');
});

test('one open problem in full is not called the only one if others are listed', () => {
  const digests = [...visits(0, 8, (n) => dead(n)), ...minorOnly.map((each) => ({ ...each }))].map(
    (each, n) => ({ ...each, sessionId: `s${n}`, visitor: `v${n}` }),
  );
  const summary = report([minorOpen, serious], digests);
  expect(summary.still_open).toHaveLength(1);
  expect(summary.warm_intro).toContain('This is still open: “Apply” doesn’t respond in the cart.');
  expect(summary.warm_intro).not.toContain('One problem is still open');
});

test('a report says how many open problems it has and how many of them it does not list', () => {
  const memory = Array.from({ length: 9 }, (_, n) => ({ ...serious, fingerprint: `f${n}` }));
  const summary = report(memory, visits(0, 8));
  expect(summary.still_open).toHaveLength(5);
  expect(summary.warm_intro).toContain('No one ran into the nine problems that are still open.');
  expect(summary.capture_notes).toContain('4 more open problems aren’t listed here.');
});

test('a day on which only minor problems are open has nothing urgent, not nothing to do', () => {
  const summary = report([minorOpen], minorOnly);
  expect(summary.focus_points).toEqual(['Nothing urgent today: only minor problems are open.']);
});

const aloneOn = (memory: IssueMemory) => {
  const digests = [dead(0), ...visits(1, 8, (n) => visit(n, { page: '/cart' }))];
  return issuesOf(report([memory], digests))[0]?.description;
};
const back = { severity: 'important' as const, exposed: 10, affected: 2 };

test('the earlier days of a problem that came back are those since its return', () => {
  const returned = known({
    ...back,
    firstSeen: '2026-11-11',
    returnedOn: '2026-11-11',
    daysSeen: 3,
  });
  expect(aloneOn(returned)).toContain(
    'It also happened on 3 earlier days since Wednesday, November 11.',
  );
});

test('one earlier day is named', () => {
  expect(aloneOn(known({ ...back, firstSeen: '2026-11-18', daysSeen: 1 }))).toContain(
    'It also happened on Wednesday, November 18.',
  );
});

test('a page that no one reached counts as unreached since the problem’s last day', () => {
  const memory = [known({ ...serious })];
  expect(report(memory, visits(0, 8)).still_open[0]?.line).toContain(
    ': no one has reached the cart since the day it last happened.',
  );
});

test('one visitor of several visits is not the only one if it happened on earlier days', () => {
  const twice = [dead(0), { ...dead(1), visitor: 'visitor-00000' }];
  const digests = [...twice, visit(2, { page: '/cart' })];
  const describe = (memory: readonly IssueMemory[]) =>
    issuesOf(report(memory, digests))[0]?.description;
  expect(describe([])).toContain('so it may be their browser');
  const earlier = describe([known({ ...back, firstSeen: '2026-11-18', daysSeen: 1 })]);
  expect(earlier).toContain(
    'It affected only one visitor to the cart, in 2 visits. It also happened on Wednesday, November 18.',
  );
});
