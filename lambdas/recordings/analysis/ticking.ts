import type { Timeline } from './timeline.ts';

/** Ticks before the click that make a rhythm. */
const TICKS = 4;
const LONGEST_PERIOD_MS = 5_000;
/** A busy browser is late for a tick and makes up for it at the next: pauses vary by this share of their mean. */
const VARIES = 0.6;
/** A change sooner than this share of the period is none of the clock's. */
const EARLY = 0.6;
/** A change this soon after a press was made by it. */
const PROMPTED_MS = 300;

/**
 * Whether a change is the next tick of a clock or countdown that ran before the click: the same text alone, not before
 * it was due, and with four ticks before that no press had asked for. Without this a countdown on a page would answer
 * every dead button; with less care the number that a stepper sets would pass for a clock.
 */
export function isTicking({ mutations, clicks }: Timeline, row: number, clickAt: number): boolean {
  const text = mutations.at(row, 2);
  if (text === 0) return false;
  const ticks = ticksBefore(mutations, row, text, clickAt);
  if (ticks.length < TICKS) return false;
  const isPrompted = (tick: number) =>
    clicks.some(({ at }) => at <= tick && tick - at <= PROMPTED_MS);
  if (ticks.some(isPrompted)) return false;
  const pauses = ticks.slice(1).map((tick, index) => (ticks[index] ?? 0) - tick);
  const period = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;
  if (period > LONGEST_PERIOD_MS) return false;
  if (pauses.some((pause) => Math.abs(pause - period) > period * VARIES)) return false;
  return mutations.at(row, 0) - lastBefore(mutations, row, text) >= period * EARLY;
}

/** The newest first. */
function ticksBefore(mutations: Timeline['mutations'], row: number, text: number, clickAt: number) {
  const ticks: number[] = [];
  for (let before = row - 1; before >= 0 && ticks.length < TICKS; before -= 1) {
    const at = mutations.at(before, 0);
    if (at < clickAt - TICKS * LONGEST_PERIOD_MS) break;
    if (at < clickAt && mutations.at(before, 2) === text) ticks.push(at);
  }
  return ticks;
}

function lastBefore(mutations: Timeline['mutations'], row: number, text: number): number {
  for (let before = row - 1; before >= 0; before -= 1) {
    if (mutations.at(before, 2) === text) return mutations.at(before, 0);
  }
  return 0;
}
