/** Most lines of a chart above its baseline, and most dates below it. */
const LINES_MAX = 4;
const STEPS = [1, 2, 5];
/** So many dates fit side by side on a phone. */
const DATES_MAX = 6;
const THINNED_TO = 4;

/** Whole counts from 0 at equal distances: steps of 1, 2 or 5 times a power of ten. */
export function countsUpTo(most: number): number[] {
  let step = 1;
  for (let place = 0; most / step > LINES_MAX; place += 1)
    step = (STEPS[place % STEPS.length] ?? 1) * 10 ** Math.floor(place / STEPS.length);
  const lines = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

/** The days of a chart that have a date below them: all, or the first, the last and two between. */
export const labeledPlaces = (days: number): number[] =>
  days <= DATES_MAX
    ? Array.from({ length: days }, (_, place) => place)
    : Array.from({ length: THINNED_TO }, (_, place) =>
        Math.round((place * (days - 1)) / (THINNED_TO - 1)),
      );

interface Dated {
  readonly date: string;
}

const DAY_MS = 86_400_000;

/** Every date from the first to the last, in order; those without numbers have only their date. */
export function withoutGaps<Day extends Dated>(days: readonly Day[]): (Day | Dated)[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const known = new Map(days.map((day) => [day.date, day]));
  const count = (Date.parse(last.date) - Date.parse(first.date)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, place) => {
    const date = new Date(Date.parse(first.date) + place * DAY_MS).toISOString().slice(0, 10);
    return known.get(date) ?? { date };
  });
}
