import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { reportInput, visits } from '../../factories/digest.ts';

const day = (date: string): DaySummary => ({
  date,
  visitors: 20,
  sessions: 20,
  complete: true,
  devices: {},
  pages: {},
  issues: {},
});
const issue = (fingerprint: string, overrides: Partial<IssueMemory>): IssueMemory => ({
  fingerprint,
  kind: 'dead-click',
  page: '/old',
  title: 'A problem',
  severity: 'minor',
  state: 'same',
  firstSeen: '2026-10-05',
  lastSeen: '2026-10-06',
  lastSeenAt: '2026-10-06T12:00:00.000Z',
  daysSeen: 2,
  affected: 3,
  exposed: 9,
  passedBy: 0,
  isReported: true,
  reportedOn: '2026-10-05',
  ...overrides,
});
const memory = [
  issue('a', { useful: '2026-10-08T09:00:00.000Z' }),
  issue('b', { mark: { as: 'not-a-problem', at: '2026-10-09T09:00:00.000Z' } }),
  issue('c', { state: 'verified-fixed', repairedOn: '2026-10-20' }),
  issue('d', { repairedOn: '2026-10-11', returnedOn: '2026-10-28' }),
  issue('e', { reportedOn: '2026-09-12', useful: '2026-09-13T09:00:00.000Z' }),
];
const window = { ...reportInput().window, localDate: '2026-11-01' };
const recordOf = (overrides: Parameters<typeof reportInput>[0]) =>
  composeReport(
    reportInput({
      window,
      memory,
      digests: visits(0, 9),
      earlier: [day('2026-10-31')],
      ...overrides,
    }),
  ).summary.track_record;

test('the first report of a month counts last month’s reported, marked, fixed and returned issues', () => {
  expect(recordOf({})).toBe(
    'In October we reported 4 new problems. 1 finding was marked as useful and 1 as not a problem. Visits confirmed 2 fixes; 1 came back so far.',
  );
});

test('no other report has a track record, nor does one without issues', () => {
  expect(
    recordOf({
      earlier: [day('2026-10-31'), day('2026-11-01')],
      window: { ...window, localDate: '2026-11-02' },
    }),
  ).toBe(undefined);
  expect(recordOf({ earlier: [] })).toBe(undefined);
  expect(recordOf({ memory: [] })).toBe(undefined);
});

test.each<[string, IssueMemory[], string]>([
  [
    'only useful marks',
    [issue('e', { reportedOn: '2026-09-12', useful: '2026-10-08T09:00:00.000Z' })],
    '1 finding was marked as useful',
  ],
  [
    'as many useful marks as new problems',
    [issue('a', { useful: '2026-10-08T09:00:00.000Z' })],
    '1 new problem',
  ],
  ['only repairs', [issue('e', { reportedOn: '2026-09-12', repairedOn: '2026-10-20' })], '1 fix'],
])('a month with %s has a track record', (_, remembered, text) => {
  expect(recordOf({ memory: remembered })).toContain(text);
});
