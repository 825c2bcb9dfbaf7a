import { expect, test } from 'vitest';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { remembered } from '../../golden/shop.ts';

const failed = (about: string) => signal('failed-request', '/gifts', { about, count: 404 });
/** A missing file that earlier reports described as an issue of its own. */
const known = remembered({
  kind: 'failed-request',
  page: '/gifts',
  about: '/e.webp 404',
  days: Array.from({ length: 20 }, (_, ago) => ({
    date: dayAfter('2026-11-18', ago - 19),
    affected: 6,
    exposed: 40,
  })),
});
/** 401 visitors of the page, each with these signals: enough to prove a repair. */
const report = (...signals: Signal[]) =>
  composeReport(
    reportInput({
      digests: visits(0, 400, (n) => visit(n, { page: '/gifts', signals })),
      memory: [known],
    }),
  );
const repaired = (...signals: Signal[]) =>
  report(...signals).facts.repaired.map(({ fingerprint }) => fingerprint);

test('an issue that did not occur is repaired', () => {
  expect(repaired()).toEqual([known.fingerprint]);
});

test.each<[string, Signal[]]>([
  [
    'failed together with more frequent files',
    ['/0.webp', '/e.webp', '/b.webp', '/c.webp'].map((path) => failed(`${path} 404`)),
  ],
  [
    'is the cause of a failed click',
    [
      signal('error-click', '/gifts', { element: element('Pay'), about: '/e.webp 404' }),
      failed('/e.webp 404'),
    ],
  ],
])('an issue that %s is not repaired, although today’s report names another one', (_, signals) => {
  const { facts, issues } = report(...signals);
  expect(facts.issues.map(({ fingerprint }) => fingerprint)).not.toContain(known.fingerprint);
  expect(facts.repaired).toEqual([]);
  expect(issues.map(({ fingerprint }) => fingerprint)).not.toContain(known.fingerprint);
});

test('a page that is still slow is remembered once, and not as repaired', () => {
  const pages = [seen('/about', { vitals: { LCP: 9_000 } })];
  const digests = visits(0, 400, (n) => visit(n, { page: '/about', pages }));
  const before = composeReport(reportInput({ digests })).issues;
  const memory = before.map((each) => ({
    ...each,
    firstSeen: '2026-11-17',
    lastSeen: '2026-11-18',
  }));
  const after = composeReport(reportInput({ digests, memory })).issues;
  expect(after.map(({ kind, passedBy }) => [kind, passedBy])).toEqual([['slow-page', 0]]);
});

test('an error that a blank page accompanies is its cause, and no second problem', () => {
  const signals = [
    signal('javascript-error', '/checkout', { about: 'TypeError: x is null (pay.js)', count: 1 }),
    signal('white-screen', '/checkout', { atMs: 31_000 }),
  ];
  const digests = visits(0, 3, (n) => visit(n, { page: '/checkout', signals }));
  expect(composeReport(reportInput({ digests })).facts.issues).toMatchObject([
    { kind: 'white-screen', cause: { kind: 'javascript-error', about: signals[0]?.about } },
  ]);
});
