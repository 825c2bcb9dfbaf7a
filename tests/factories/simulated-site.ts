import { dayAfter } from '../../lambdas/reports/facts/calendar.ts';
import { clopperPearson } from '../../lambdas/reports/facts/safe-test.ts';
import type { IssueFacts } from '../../lambdas/reports/issues/issue-facts.ts';
import { sumOfCounts } from '../../lambdas/reports/issues/memory/change.ts';
import type { IssueMemory } from '../../lambdas/reports/issues/memory/issue-memory.ts';
import {
  daysIncluding,
  judge,
  provenIn,
  recordCleanDay,
} from '../../lambdas/reports/issues/memory/issue-state.ts';
import { rememberSeen } from '../../lambdas/reports/issues/memory/remember.ts';

export function poisson(mean: number, random: () => number): number {
  if (mean > 30) return poisson(mean / 2, random) + poisson(mean / 2, random);
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}

export function binomial(trials: number, p: number, random: () => number): number {
  let hits = 0;
  for (let n = 0; n < trials; n += 1) if (random() < p) hits += 1;
  return hits;
}

const FIRST = '2026-01-01';
export const dateOf = (day: number): string => dayAfter(FIRST, day);
type Claim = 'new' | 'repaired' | 'back' | 'changed';

/** One day of one issue, through the product's issue memory; returns the claim of the report. */
export function nextDay(
  known: IssueMemory | undefined,
  { day, affected, exposed }: { day: number; affected: number; exposed: number },
  others: readonly IssueMemory[] = [],
): { memory: IssueMemory | undefined; claim?: Claim } {
  const date = dateOf(day);
  const proven = provenIn(others, date);
  if (affected === 0) {
    if (!known) return { memory: undefined };
    const memory = recordCleanDay(known, { exposed, date, proven, from: `${date}T00:00:00.000Z` });
    const isProven = memory.state === 'verified-fixed' && known.state !== 'verified-fixed';
    return { memory, ...(isProven && known.isReported && { claim: 'repaired' as const }) };
  }
  const lastSeenAt = `${date}T15:00:00.000Z`;
  const seen = { date, lastSeenAt, affected, exposed };
  const { state, change } = judge(seen, known, proven);
  const pooled = sumOfCounts(known ? daysIncluding(seen, known) : [seen]);
  const isRepeated = affected >= 2 || (known?.daysSeen ?? 0) >= 1;
  const isReported =
    known?.isReported ||
    (isRepeated && clopperPearson(pooled.affected, pooled.exposed, 0.95)[0] >= 0.004);
  const issue = {
    ...seen,
    state,
    ...(change && { change }),
    fingerprint: 'f',
    kind: 'dead-click',
    page: '/',
    severity: 'minor',
    onset: known?.firstSeen ?? date,
    daysSeen: (known?.daysSeen ?? 0) + 1,
    dates: [date],
  } as unknown as IssueFacts;
  const place = isReported ? (known?.place ?? 1 + others.length) : undefined;
  const memory = rememberSeen(issue, { title: '', date, isReported, place }, known);
  const claim = !known?.isReported
    ? isReported && ('new' as const)
    : state === 'regressed'
      ? ('back' as const)
      : change && ('changed' as const);
  return { memory, ...(claim && { claim }) };
}
