/** Whether the changes of one property are periodic and continue across a click. */

/** The least number of ticks that make a rhythm. */
export const MIN_TICKS = 4;
export const MAX_PERIOD_MS = 5_000;
/** Changes up to this long before a click can belong to the rhythm. */
export const RHYTHM_MS = MIN_TICKS * MAX_PERIOD_MS;
/** A busy browser delays a tick and catches up at the next, so pauses vary by up to this share of the period. */
const VARIATION = 0.6;
/** At least this share of the pauses must be regular; the others may vary more. */
const REGULAR_SHARE = 0.75;
/** A change sooner than this share of the period after the previous one is not a tick. */
const EARLY = 0.6;
/** The recorder reports changes in intervals of this length, and sooner after a click or a key. */
const BATCH_MS = 200;
/** Timers of a busy page are late by up to this much. */
const LATE_MS = 50;
/** In an unbroken run, pauses differ from the period by at most this share of it, or by the recorder's delays. */
const DRIFT = 0.35;
/** If the property responds to clicks, pauses with a click are shorter than this share of those without one. */
const FASTER = 0.75;
/** The least number of ticks in a run without a click since the previous tick. */
const MIN_CLICKLESS = 3;

export interface ChangeHistory {
  readonly all: readonly number[];
  /** Changes that no input triggered. */
  readonly untriggered: ReadonlySet<number>;
  /** Untriggered changes too long after any click to be a late part of its response. */
  readonly farFromClicks: ReadonlySet<number>;
  /** Changes without a press or a click since the previous change. */
  readonly clickless: ReadonlySet<number>;
}

/**
 * Whether a property that changes periodically changes more often while its page is clicked: then it also responds to
 * clicks. Periods below the recorder's resolution prove nothing, because each click makes it report sooner.
 */
export function isFasterWithClicks({ all, clickless }: ChangeHistory): boolean {
  const pauses = { alone: [] as number[], clicked: [] as number[] };
  for (const [index, tick] of all.entries()) {
    const before = all[index - 1];
    if (before !== undefined) pauses[clickless.has(tick) ? 'alone' : 'clicked'].push(tick - before);
  }
  const usual = median(pauses.alone);
  const period = mean(pauses.alone.filter((each) => Math.abs(each - usual) <= BATCH_MS + LATE_MS));
  return (
    period > BATCH_MS + LATE_MS &&
    pauses.clicked.length >= MIN_CLICKLESS &&
    mean(pauses.clicked) < period * FASTER
  );
}

/** Whether the change at `at` is a tick of a rhythm that the changes far from clicks show. */
export function continuesRhythm(
  { all, farFromClicks }: ChangeHistory,
  at: number,
  clickAt: number,
): boolean {
  if (!all.some((tick) => tick < clickAt && farFromClicks.has(tick))) return false;
  const pauses = all.flatMap((tick, index) => {
    const before = all[index - 1];
    return before !== undefined && farFromClicks.has(tick) && farFromClicks.has(before)
      ? [tick - before]
      : [];
  });
  const period = median(pauses);
  const regular = pauses.filter((pause) => Math.abs(pause - period) <= period * VARIATION);
  if (period > MAX_PERIOD_MS) return false;
  if (regular.length < Math.max(MIN_TICKS - 1, pauses.length * REGULAR_SHARE)) return false;
  const pause = at - (all[all.indexOf(at) - 1] ?? Number.NEGATIVE_INFINITY);
  return pause >= period * EARLY - BATCH_MS && pause <= period * (1 + VARIATION) + BATCH_MS;
}

/**
 * The same for visitors who click so early and often that few ticks are far from clicks: whether the change at `at`
 * belongs to an unbroken run of ticks that started without a click. A property that responds to clicks changes only
 * after clicks, and one that does both breaks the rhythm with each response.
 */
export function continuesRun(
  { all, farFromClicks, clickless }: ChangeHistory,
  at: number,
  clickAt: number,
) {
  const period = median(pausesOf(all));
  if (period > MAX_PERIOD_MS) return false;
  const tolerance = Math.max(period * DRIFT, BATCH_MS + LATE_MS);
  const isTick = (index: number, periods = 1) =>
    Math.abs((all[index] ?? 0) - (all[index - 1] ?? 0) - period * periods) <= tolerance;
  // A tick that writes the same value again is no change.
  const isTickOrSecond = (index: number) => isTick(index) || isTick(index, 2);
  const index = all.indexOf(at);
  let start = index;
  while (start > 0 && (start === index ? isTick(start) : isTickOrSecond(start))) start -= 1;
  let end = index + 1;
  while (end < all.length && isTickOrSecond(end)) end += 1;
  const run = all.slice(start, end);
  const isBroken = end === index + 1 && end < all.length;
  return (
    !isBroken &&
    run.length > MIN_TICKS &&
    run.some((tick) => tick < clickAt && farFromClicks.has(tick)) &&
    run.filter((tick) => clickless.has(tick)).length >= MIN_CLICKLESS
  );
}

export function areRegular(pauses: readonly number[]): boolean {
  const period = mean(pauses);
  return (
    period <= MAX_PERIOD_MS &&
    pauses.every((pause) => Math.abs(pause - period) <= period * VARIATION)
  );
}

export const pausesOf = (ticks: readonly number[]) =>
  ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));

const mean = (pauses: readonly number[]) =>
  pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;

export const median = (pauses: readonly number[]) =>
  [...pauses].sort((a, b) => a - b)[pauses.length >> 1] ?? Number.POSITIVE_INFINITY;
