import { DAY_MS } from '../../../../lambdas/contract/durations.ts';

/** The maximum number of lines above the baseline. */
const LINES_MAX = 4;
const STEPS = [1, 2, 5];
/** The maximum number of dates that fit side by side on a phone; with more days only THINNED_TO have a date. */
const DATES_MAX = 6;
const THINNED_TO = 4;

/** Whole counts from 0 at equal distances: steps of 1, 2 or 5 times a power of ten. */
export function countsUpTo(max: number): number[] {
  const step = stepFor(max);
  const lines = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

function stepFor(max: number): number {
  for (let power = 1; ; power *= 10)
    // Negated, so that it also ends for a number that is none.
    for (const step of STEPS) if (!(max / (step * power) > LINES_MAX)) return step * power;
}

/** Indexes of the days that have a date below them: all, or the first, the last and two between. */
export const labeledDays = (days: number): number[] =>
  days <= DATES_MAX
    ? Array.from({ length: days }, (_, index) => index)
    : Array.from({ length: THINNED_TO }, (_, index) =>
        Math.round((index * (days - 1)) / (THINNED_TO - 1)),
      );

interface Dated {
  readonly date: string;
}

/** Every date from the first to the last; days without data have only their date. */
export function withoutGaps<Day extends Dated>(days: readonly Day[]): (Day | Dated)[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const count = (Date.parse(last.date) - Date.parse(first.date)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(first.date) + index * DAY_MS).toISOString().slice(0, 10);
    return byDate.get(date) ?? { date };
  });
}
