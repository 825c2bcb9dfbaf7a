/** Whether the changes of one place make a rhythm that goes on across a click. */

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
/** From a press until its click. */
const PRESS_MS = 300;

export interface PlaceHistory {
  readonly all: readonly number[];
  /** Those that nothing set off. */
  readonly free: ReadonlySet<number>;
  /** Those of them that came long after any click, so that they cannot be a late part of an answer. */
  readonly quiet: ReadonlySet<number>;
}

/** The next of the ticks that came without a click, before the click and after it. */
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

/** The visitor may have clicked so soon that the rhythm shows only with what came right after the click. */
export function isInRhythm({ all, quiet }: PlaceHistory, at: number, clickAt: number): boolean {
  const index = all.indexOf(at);
  const starts = Array.from({ length: TICKS }, (_, offset) => index - TICKS + offset);
  return starts.some((start) => {
    const ticks = all.slice(Math.max(0, start), start + TICKS + 1);
    const before = ticks.filter((tick) => tick < clickAt);
    return (
      start >= 0 &&
      ticks.length >= TICKS &&
      before.some((tick) => quiet.has(tick)) &&
      before.every((tick) => quiet.has(tick) || tick >= clickAt - PRESS_MS) &&
      areAlike(pausesOf(ticks))
    );
  });
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

const median = (pauses: readonly number[]) =>
  [...pauses].sort((a, b) => a - b)[pauses.length >> 1] ?? Number.POSITIVE_INFINITY;
