/**
 * Tests whose error rate holds at any traffic and for repeated use. Every claim about change uses one of them
 * (docs/TRUTH.md).
 *
 * - `shareInterval`: the interval that a report states for a share.
 * - `clopperPearson`: the exact interval of a share (Clopper & Pearson, Biometrika 26, 1934).
 * - `fisherExact`: the two-sided exact test that two shares are equal (Fisher, The Design of Experiments, 1935).
 * - `silenceProbability`: the one-sided version of that test when all hits came before: the probability that none of the
 *   last visitors is affected if nothing changed. Valid at every visitor of one silent streak, since a path of counts
 *   crosses the rejection curve at most once.
 * - `safe2x2`: an e-value of two groups, the uniform mixture of the simple e-variables of Turner, Ly & Grünwald
 *   (arXiv:2106.02693, theorem 1). Its mean is at most 1 when both shares are equal, so a value of 20 is wrong at most
 *   once in 20 times.
 */
import { betaCdf, logGamma } from './beta.ts';
import { wilson } from './statistics.ts';

export interface Count {
  readonly affected: number;
  readonly exposed: number;
}
type Interval = readonly [low: number, high: number];

export function clopperPearson(hits: number, trials: number, confidence: number): Interval {
  if (trials <= 0) return [0, 1];
  const tail = (1 - confidence) / 2;
  const atLeast = (p: number) => betaCdf(p, hits, trials - hits + 1);
  const atMost = (p: number) => 1 - betaCdf(p, hits + 1, trials - hits);
  return [
    hits <= 0 ? 0 : solve((p) => atLeast(p) > tail),
    hits >= trials ? 1 : solve((p) => atMost(p) < tail),
  ];
}

/** Kerman's neutral prior (Electronic Journal of Statistics 5, 2011): its posterior is centered at any share. */
const NEUTRAL = 1 / 3;

/**
 * The interval that reports state: the mean of Wilson's (1927) and of the posterior with Kerman's prior. With few
 * visitors or rare shares the coverage of each alone leaves 93 to 97 %, on opposite sides (campaign `unchanged-sites`).
 */
export function shareInterval(hits: number, trials: number): Interval {
  if (trials <= 0) return [0, 1];
  const some = Math.min(hits, trials);
  const [low, high] = wilson(some, trials);
  const posterior = (p: number) => betaCdf(p, some + NEUTRAL, trials - some + NEUTRAL);
  return [
    some === 0 ? 0 : (low + solve((p) => posterior(p) > 0.025)) / 2,
    some === trials ? 1 : (high + solve((p) => posterior(p) > 0.975)) / 2,
  ];
}

export const silenceProbability = ({ affected, exposed }: Count, silent: number): number =>
  Math.exp(logChoose(exposed, affected) - logChoose(exposed + silent, affected));

/** Twice the smaller tail of the hypergeometric distribution. */
export function fisherExact(one: Count, other: Count): number {
  const hits = one.affected + other.affected;
  const all = one.exposed + other.exposed;
  const logTotal = logChoose(all, hits);
  const chance = (k: number) =>
    Math.exp(logChoose(one.exposed, k) + logChoose(other.exposed, hits - k) - logTotal);
  const fewest = Math.max(0, hits - other.exposed);
  const most = Math.min(hits, one.exposed);
  let tail = 0;
  const isLow = one.affected * all <= hits * one.exposed;
  if (isLow) for (let k = fewest; k <= one.affected; k += 1) tail += chance(k);
  else for (let k = one.affected; k <= most; k += 1) tail += chance(k);
  return Math.min(1, 2 * tail);
}

/** Shares of the mixture's alternatives. */
const GRID = Array.from({ length: 25 }, (_, index) => (index + 0.5) / 25);

/** Evidence that `fewer` has a smaller share than `others`. */
export function safe2x2(fewer: Count, others: Count): number {
  const all = fewer.exposed + others.exposed;
  if (fewer.exposed <= 0 || others.exposed <= 0) return 1;
  const alternatives = GRID.flatMap((low) =>
    GRID.filter((high) => high > low).map((high) => [low, high] as const),
  );
  const total = alternatives.reduce((sum, [low, high]) => {
    const same = (fewer.exposed * low + others.exposed * high) / all;
    const pooled = { affected: fewer.affected + others.affected, exposed: all };
    return sum + Math.exp(logOf(fewer, low) + logOf(others, high) - logOf(pooled, same));
  }, 0);
  return total / alternatives.length;
}

const logOf = ({ affected, exposed }: Count, p: number): number =>
  affected * Math.log(p) + (exposed - affected) * Math.log1p(-p);

const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Memoized, because a quarter of tests needs the same few thousand values again and again. */
const logFactorials: number[] = [];
function logFactorial(n: number): number {
  const known = logFactorials[n];
  if (known !== undefined) return known;
  const value = logGamma(n + 1);
  if (n < 20_000) logFactorials[n] = value;
  return value;
}

/** The smallest p in (0, 1) from which a monotone condition holds, by bisection. */
function solve(holds: (p: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
