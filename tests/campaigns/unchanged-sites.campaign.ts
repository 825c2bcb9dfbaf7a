import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareInterval } from '../../lambdas/reports/facts/safe-test.ts';
import { wilson } from '../../lambdas/reports/facts/statistics.ts';
import type { IssueMemory } from '../../lambdas/reports/issues/memory/issue-memory.ts';
import { root } from '../../lib/local/paths.ts';
import { binomial, dateOf, nextDay, poisson } from '../factories/simulated-site.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

// Sites on which nothing changes for a quarter (A/A test), so every claimed change is false.
// `SITES=10000 npm run campaign -- unchanged-sites`
const SITES = Number(process.env.SITES ?? 2_000);
const DAYS = 90;
const cells = [3, 8, 20, 60, 200].flatMap((visitors) =>
  [0.02, 0.05, 0.15, 0.4].map((rate) => [visitors, rate] as const),
);
const lines: string[] = [];

const intervals = new Map<string, readonly [low: number, high: number]>();
function isCovered(affected: number, exposed: number, rate: number): boolean {
  const key = `${affected} ${exposed}`;
  const [low, high] = intervals.get(key) ?? shareInterval(affected, exposed);
  intervals.set(key, [low, high]);
  return low <= rate && rate <= high;
}

const folder = join(root, '.local/campaigns');
const report = (line: string) => {
  lines.push(line);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'unchanged-sites.txt'), `${lines.join('\n')}\n`);
};

test.each(cells)(
  '%i visitors a day, %d affected: false claims, delay and coverage',
  (visitors, rate) => {
    const counts = { sites: 0, repaired: 0, changed: 0, back: 0 };
    const shares = { stated: 0, held: 0 };
    for (let site = 0; site < SITES; site += 1) {
      const random = seededRandom(site * 7_919 + visitors * 31 + rate * 1_000).next;
      let memory: IssueMemory | undefined;
      const claims = new Set<string>();
      for (let day = 0; day < DAYS; day += 1) {
        const exposed = poisson(visitors, random);
        const affected = binomial(exposed, rate, random);
        const next = nextDay(memory, { day, affected, exposed });
        memory = next.memory;
        if (next.claim) claims.add(next.claim);
        if (exposed === 0) continue;
        shares.stated += 1;
        if (isCovered(affected, exposed, rate)) shares.held += 1;
      }
      if (!claims.has('new')) continue;
      counts.sites += 1;
      for (const claim of ['repaired', 'changed', 'back'] as const)
        if (claims.has(claim)) counts[claim] += 1;
    }
    const share = (n: number) => n / Math.max(1, counts.sites);
    const delays = repairDelays(visitors, rate);
    const coverage = Math.round((shares.held / shares.stated) * 1_000) / 1_000;
    report(
      [
        visitors,
        rate,
        counts.sites,
        ...[counts.repaired, counts.changed, counts.back].map((n) => share(n).toFixed(4)),
        delays.now,
        delays.before,
        delays.oracle,
        coverage.toFixed(3),
      ].join('\t'),
    );
    expect(coverage).toBeGreaterThanOrEqual(0.93);
    expect(coverage).toBeLessThanOrEqual(0.97);
    expect(share(counts.repaired)).toBeLessThanOrEqual(0.05);
    expect(share(counts.changed)).toBeLessThanOrEqual(0.05);
    expect(share(counts.back)).toBeLessThanOrEqual(0.05);
  },
);

test.each(cells)(
  '%i visitors a day, %d affected: repairs that owners claim on the third clean day and visits wrongly confirm',
  (visitors, rate) => {
    let [claimed, confirmed] = [0, 0];
    for (let site = 0; site < SITES; site += 1) {
      const random = seededRandom(site * 6_007 + visitors * 31 + rate * 1_000).next;
      let memory: IssueMemory | undefined;
      let clean = 0;
      for (let day = 0; day < DAYS; day += 1) {
        const exposed = poisson(visitors, random);
        const affected = binomial(exposed, rate, random);
        clean = affected > 0 ? 0 : clean + 1;
        const known: IssueMemory | undefined =
          memory?.isReported && !memory.mark && clean === 3
            ? { ...memory, mark: { as: 'fixed', at: `${dateOf(day)}T00:00:00.000Z` } }
            : memory;
        const next = nextDay(known, { day, affected, exposed });
        memory = next.memory;
        if (!memory?.mark) continue;
        if (affected === 0 && next.claim !== 'repaired') continue;
        claimed += 1;
        if (next.claim === 'repaired') confirmed += 1;
        break;
      }
    }
    const share = confirmed / Math.max(1, claimed);
    report(`${visitors}\t${rate}\tclaimed repairs\t${claimed}\t${share.toFixed(4)}`);
    // A handful of claims says nothing about a share.
    if (claimed >= 100) expect(share).toBeLessThanOrEqual(0.05);
  },
);

/** Median days from a repair on day 45 to its claim: now, by the former single-day policy, and knowing the rate. */
function repairDelays(visitors: number, rate: number) {
  const delays = { now: [] as number[], before: [] as number[], oracle: [] as number[] };
  for (let site = 0; site < Math.min(SITES, 400); site += 1) {
    const random = seededRandom(site * 104_729 + visitors + rate * 1_000).next;
    let memory: IssueMemory | undefined;
    let day = 0;
    for (; day < 45; day += 1) {
      const exposed = poisson(visitors, random);
      memory = nextDay(memory, { day, affected: binomial(exposed, rate, random), exposed }).memory;
    }
    if (!memory?.isReported || memory.state === 'verified-fixed') continue;
    let passed = memory.passedBy;
    const last = wilson(memory.affected, memory.exposed)[0];
    const needed = {
      before: Math.max(
        5,
        Math.ceil(Math.log(0.05) / Math.log(1 - Math.min(0.95, Math.max(last, 1e-4)))),
      ),
      oracle: Math.ceil(Math.log(0.05 / 45) / Math.log(1 - rate)),
    };
    const found: Partial<Record<keyof typeof delays, number>> = {};
    for (; day < 400 && Object.keys(found).length < 3; day += 1) {
      const exposed = poisson(visitors, random);
      passed += exposed;
      const next = nextDay(memory, { day, affected: 0, exposed });
      memory = next.memory ?? memory;
      if (next.claim === 'repaired') found.now ??= day - 44;
      if (passed >= needed.before) found.before ??= day - 44;
      if (passed >= needed.oracle) found.oracle ??= day - 44;
    }
    for (const each of ['now', 'before', 'oracle'] as const) delays[each].push(found[each] ?? 400);
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? -1;
  return { now: median(delays.now), before: median(delays.before), oracle: median(delays.oracle) };
}

test('at most 10 % of an owner’s claims per quarter are false with many issues, some repaired', () => {
  const owners = Math.min(SITES, 400);
  let share = 0;
  for (let owner = 0; owner < owners; owner += 1) {
    const random = seededRandom(owner * 15_485_863).next;
    let memories: IssueMemory[] = [];
    let [claims, wrong] = [0, 0];
    const issues = Array.from({ length: 20 }, (_, n) => ({
      rate: [0.05, 0.15, 0.3][n % 3] ?? 0.1,
      repairedOn: n < 5 ? 30 + n : 999,
    }));
    const known: (IssueMemory | undefined)[] = issues.map(() => undefined);
    for (let day = 0; day < DAYS; day += 1) {
      const exposed = poisson(12, random);
      memories = known.flatMap((each) => (each?.isReported ? [each] : []));
      for (const [n, { rate, repairedOn }] of issues.entries()) {
        const affected = day < repairedOn ? binomial(exposed, rate, random) : 0;
        const { memory, claim } = nextDay(known[n], { day, affected, exposed }, memories);
        known[n] = memory;
        if (claim === 'repaired') {
          claims += 1;
          if (day < repairedOn) wrong += 1;
        } else if (claim === 'changed') {
          claims += 1;
          wrong += 1;
        }
      }
    }
    share += wrong / Math.max(1, claims);
  }
  report(
    `owners with 20 issues, 5 of them repaired: false discovery rate ${(share / owners).toFixed(4)}`,
  );
  expect(share / owners).toBeLessThanOrEqual(0.1);
});
