/** Whether the changes of one element are periodic and continue across a click. */

/** Ticks before the pause in question that a rhythm needs. */
export const TICKS = 4;
const LONGEST_PERIOD_MS = 5_000;
/** Changes from this long before a click can belong to the rhythm. */
export const RHYTHM_MS = TICKS * LONGEST_PERIOD_MS;
/** A busy browser is late for a tick and makes up for it at the next: pauses vary by this share of their mean. */
const VARIES = 0.6;
/** In a long stretch a few pauses may vary more. */
const REGULAR_SHARE = 0.75;
/** A change sooner than this share of the period is none of the clock's. */
const EARLY = 0.6;
/** Changes are reported in batches, and sooner after a click or a key. */
const BATCH_MS = 200;
/** A timer of a page in use is late by as much. */
const LATE_MS = 50;
/** In an unbroken run pauses differ from the period by less than this share of it. */
const DRIFT = 0.35;
/** Pauses with a click are shorter than this share of the others where clicks are answered. */
const HURRIED = 0.75;
/** Ticks of a run without a click since the tick before. */
const ALONE = 3;

export interface PlaceHistory {
  readonly all: readonly number[];
  /** Those that nothing set off. */
  readonly free: ReadonlySet<number>;
  /** Changes long after any click, which cannot be a late part of a reaction. */
  readonly quiet: ReadonlySet<number>;
  /** Those without a press or a click since the change before. */
  readonly alone: ReadonlySet<number>;
}

/**
 * Whether a place that moves by itself changes more often while its page is clicked: then it answers as well. Faster ones
 * than the recorder reports change with each click in any case.
 */
export function hurriesWithClicks({ all, alone }: PlaceHistory): boolean {
  const pauses = { alone: [] as number[], clicked: [] as number[] };
  for (const [index, tick] of all.entries()) {
    const before = all[index - 1];
    if (before !== undefined) pauses[alone.has(tick) ? 'alone' : 'clicked'].push(tick - before);
  }
  const usual = median(pauses.alone);
  const period = mean(pauses.alone.filter((each) => Math.abs(each - usual) <= BATCH_MS + LATE_MS));
  return (
    period > BATCH_MS + LATE_MS &&
    pauses.clicked.length >= ALONE &&
    mean(pauses.clicked) < period * HURRIED
  );
}

/** The nearest periodic changes without a click, before and after the click. */
export function continuesRhythm(
  { all, quiet }: PlaceHistory,
  at: number,
  clickAt: number,
): boolean {
  if (!all.some((tick) => tick < clickAt && quiet.has(tick))) return false;
  const pauses = all.flatMap((tick, index) => {
    const before = all[index - 1];
    return before !== undefined && quiet.has(tick) && quiet.has(before) ? [tick - before] : [];
  });
  const period = median(pauses);
  const regular = pauses.filter((pause) => Math.abs(pause - period) <= period * VARIES);
  if (period > LONGEST_PERIOD_MS) return false;
  if (regular.length < Math.max(TICKS - 1, pauses.length * REGULAR_SHARE)) return false;
  const pause = at - (all[all.indexOf(at) - 1] ?? Number.NEGATIVE_INFINITY);
  return pause >= period * EARLY - BATCH_MS && pause <= period * (1 + VARIES) + BATCH_MS;
}

/**
 * The same where visitors click so soon and so often that few ticks come without a click: an unbroken run of ticks that
 * began by itself, clicks or not. What answers clicks has a click before each change and none before the first one, and
 * what does both breaks the rhythm with each answer.
 */
export function keepsPace({ all, quiet, alone }: PlaceHistory, at: number, clickAt: number) {
  const period = median(pausesOf(all));
  if (period > LONGEST_PERIOD_MS) return false;
  const tolerance = Math.max(period * DRIFT, BATCH_MS + LATE_MS);
  const isTick = (index: number) =>
    Math.abs((all[index] ?? 0) - (all[index - 1] ?? 0) - period) <= tolerance;
  const index = all.indexOf(at);
  let start = index;
  while (start > 0 && isTick(start)) start -= 1;
  let end = index + 1;
  while (end < all.length && isTick(end)) end += 1;
  const run = all.slice(start, end);
  const isBroken = end === index + 1 && end < all.length;
  return (
    !isBroken &&
    run.length > TICKS &&
    run.some((tick) => tick < clickAt && quiet.has(tick)) &&
    run.filter((tick) => alone.has(tick)).length >= ALONE
  );
}

export function areAlike(pauses: readonly number[]): boolean {
  const period = mean(pauses);
  return (
    period <= LONGEST_PERIOD_MS &&
    pauses.every((pause) => Math.abs(pause - period) <= period * VARIES)
  );
}

export const pausesOf = (ticks: readonly number[]) =>
  ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));

const mean = (pauses: readonly number[]) =>
  pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;

export const median = (pauses: readonly number[]) =>
  [...pauses].sort((a, b) => a - b)[pauses.length >> 1] ?? Number.POSITIVE_INFINITY;
