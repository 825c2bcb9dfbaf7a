import { expect, test } from 'vitest';
import { DAY_MS } from '../../../lambdas/contract/durations.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import type { IssueMemory } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, signal, visit, visits } from '../../factories/digest.ts';

const FIRST = '2026-11-19';

/** The memory after a day on which this many of forty visitors clicked each dead link. */
function after(memory: readonly IssueMemory[], days: number, affected: Record<string, number>) {
  const from = new Date(Date.parse('2026-11-19T05:00:00Z') + days * DAY_MS);
  const digests = visits(0, 39, (n) => {
    const { startedAt, ...plain } = visit(n, { page: '/' });
    const signals = Object.entries(affected).flatMap(([label, visitors]) =>
      n < visitors ? [signal('dead-click', '/', { element: element(label, 'link') })] : [],
    );
    const at = new Date(Date.parse(startedAt) + days * DAY_MS).toISOString();
    return { ...plain, startedAt: at, signals };
  });
  const window = {
    ...{ from: from.toISOString(), to: new Date(from.getTime() + DAY_MS).toISOString() },
    ...{ localDate: dayAfter(FIRST, days), timezone: 'America/New_York' },
  };
  return composeReport(reportInput({ digests, window, memory })).issues;
}

test('an issue keeps the rank of its first report, and the next new one gets the next rank', () => {
  const first = after([], 0, { Gifts: 20 });
  expect(first.map(({ place }) => place)).toEqual([1]);
  const second = after(first, 1, { Gifts: 20, Cart: 15 });
  const placeOf = (fingerprint: string | undefined) =>
    second.find((issue) => issue.fingerprint === fingerprint)?.place;
  expect(placeOf(first[0]?.fingerprint)).toBe(1);
  expect(second.map(({ place }) => place).sort()).toEqual([1, 2]);
});

test('an issue that is only watched has no rank until it is reported', () => {
  const watched = after([], 0, { Gifts: 1 });
  expect(watched.map(({ place, isReported }) => [place, isReported])).toEqual([[undefined, false]]);
  expect(after(watched, 1, { Gifts: 20 }).map(({ place }) => place)).toEqual([1]);
});
