import { expect, test } from 'vitest';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import {
  daysSeenBefore,
  isOpen,
  judge,
  nextRank,
  provenIn,
  recordCleanDay,
  reportedSeverity,
} from '../../../lambdas/reports/issues/memory/issue-state.ts';
import { mergeGroups } from '../../../lambdas/reports/issues/memory/merge-groups.ts';
import { unconfirmedIn } from '../../../lambdas/reports/issues/memory/unconfirmed.ts';

const DATE = '2026-11-19';
const ago = (days: number) => dayAfter(DATE, -days);
const issue = (changes: Partial<IssueMemory> = {}): IssueMemory => ({
  ...{ fingerprint: 'a', kind: 'dead-click', page: '/', title: 'A problem', severity: 'minor' },
  ...{ state: 'same', firstSeen: ago(9), lastSeen: ago(1), lastSeenAt: `${ago(1)}T12:00:00Z` },
  ...{ daysSeen: 3, affected: 3, exposed: 9, passedBy: 0, isReported: true },
  ...changes,
});

test('claims proven within ninety days count, earlier ones and unproven ones do not', () => {
  const proven = [0, 89, 90, 91].map((days) => issue({ provenOn: ago(days) }));
  expect(provenIn([...proven, issue()], DATE)).toBe(2);
  expect(provenIn([issue(), issue()], DATE)).toBe(0);
});

test('the next issue ranks behind those reported within ninety days', () => {
  const seen = [0, 89, 90].map((days) => issue({ lastSeen: ago(days) }));
  expect(nextRank([...seen, issue({ isReported: false })], DATE)).toBe(3);
  expect(nextRank([], DATE)).toBe(1);
});

test('an issue that was not seen for four weeks starts again at zero', () => {
  expect(daysSeenBefore(issue({ lastSeen: ago(28) }), DATE)).toBe(3);
  expect(daysSeenBefore(issue({ lastSeen: ago(29) }), DATE)).toBe(0);
  expect(daysSeenBefore(undefined, DATE)).toBe(0);
});

const fixed = (at: string) => ({ mark: { as: 'fixed', at } }) as const;
test.each([
  ['was reported', {}, true],
  ['was only watched', { isReported: false }, false],
  ['is proven repaired', { state: 'verified-fixed' }, false],
  ['was dismissed', { mark: { as: 'not-a-problem', at: DATE } }, false],
  ['was called fixed', fixed(`${DATE}T01:00:00Z`), false],
  ['happened after it was called fixed', fixed(`${ago(2)}T01:00:00Z`), true],
  ['was forgotten', { lastSeen: ago(29) }, false],
] as const)('an issue that %s is open or not', (_, changes, open) => {
  expect(isOpen(issue(changes), DATE)).toBe(open);
});

test('a severity is kept while its issue is reported, unfixed and not expired', () => {
  const of = (changes: Partial<IssueMemory>) => reportedSeverity(issue(changes), DATE);
  expect(of({})).toBe('minor');
  for (const gone of [{ isReported: false }, { state: 'verified-fixed' }, { lastSeen: ago(29) }])
    expect(of(gone as Partial<IssueMemory>)).toBeUndefined();
  expect(reportedSeverity(undefined, DATE)).toBeUndefined();
});

const today = { date: DATE, lastSeenAt: `${DATE}T12:00:00Z`, affected: 3, exposed: 9 };
test.each([
  ['never seen', undefined, 'new'],
  ['only watched', issue({ isReported: false }), 'new'],
  ['dismissed', issue({ mark: { as: 'not-a-problem', at: DATE } }), 'muted'],
  ['called fixed before its last occurrence', issue(fixed(`${DATE}T11:00:00Z`)), 'regressed'],
  ['called fixed at its last occurrence', issue(fixed(today.lastSeenAt)), 'claimed-fixed'],
  ['proven repaired', issue({ state: 'verified-fixed' }), 'regressed'],
  ['seen a week ago', issue({ lastSeen: ago(7) }), 'same'],
  ['seen eight days ago', issue({ lastSeen: ago(8) }), 'updated'],
] as const)('an issue that was %s is reported as such', (_, known, state) => {
  expect(judge(today, known, 0).state).toBe(state);
});

const group = (fingerprint: string, pages: readonly string[], aboutTimes = 1) =>
  ({
    ...{ fingerprint, kind: 'dead-click', page: pages[0], pages, aboutTimes },
    occurrences: pages.map((page) => ({ sessionId: fingerprint, signal: { page } })),
  }) as never;

test('merged issues are named after the most frequent one, in any order', () => {
  const groups = [group('b', ['/a']), group('c', ['/b', '/b']), group('a', ['/a'], 5)];
  for (const order of [groups, groups.toReversed()]) {
    const merged = mergeGroups(order);
    expect(merged.fingerprint).toBe('c');
    expect(merged.aboutTimes).toBe(7);
    expect(merged.occurrences.map(({ sessionId }) => sessionId)).toEqual(['c', 'c', 'a', 'b']);
    expect(new Set(merged.pages)).toEqual(new Set(['/a', '/b']));
  }
  expect(() => mergeGroups([])).toThrow();
});

/** Six of forty visitors were affected on one day; since then, so many have passed, the first five on a workday each. */
const cleanDays = [7, 6, 3, 2, 1].map((days) => ({ date: ago(days), affected: 0, exposed: 1 }));
const seenDays = {
  days: [{ date: ago(8), affected: 6, exposed: 40 }, ...cleanDays],
  ...{ lastSeen: ago(8), passedBy: cleanDays.length, rules: 1 },
};
const proofs = (place: number | undefined, passed: number) => {
  const known = issue({
    ...seenDays,
    severity: 'important',
    ...(place !== undefined && { place }),
  });
  const clean = {
    exposed: passed - cleanDays.length,
    date: DATE,
    from: `${DATE}T05:00:00.000Z`,
    proven: 0,
  };
  const newer = { date: DATE, rules: 2, proven: 0 };
  return [
    recordCleanDay(known, clean).state === 'verified-fixed',
    unconfirmedIn([{ ...known, passedNewer: passed }], [], newer).length === 0,
  ];
};
test.each([
  ['the first rank', 1, 79],
  ['the second rank', 2, 103],
  ['no rank, as before ranks were stored,', undefined, 79],
])('an issue of %s is gone after enough visitors passed without it', (_, place, enough) => {
  let least = cleanDays.length + 1;
  while (!proofs(place, least)[0] && least < 1_000) least += 1;
  expect([proofs(place, least - 1), proofs(place, least)]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(least).toBe(enough);
});
