/** On which days a recipient gets the report. */
export const rhythms = ['daily', 'weekdays', 'mondays'] as const;
export type Rhythm = (typeof rhythms)[number];

const SUNDAY = 0;
const MONDAY = 1;
const SATURDAY = 6;

/** `date` is the local date of the report, as in 2026-11-20. */
export function isDueOn(rhythm: Rhythm, date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (rhythm === 'mondays') return weekday === MONDAY;
  return rhythm === 'daily' || (weekday !== SATURDAY && weekday !== SUNDAY);
}
