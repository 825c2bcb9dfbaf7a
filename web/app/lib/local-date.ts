/** How a local date is written. Apart from `dates.ts`, since it needs nothing but what every browser has. */
const formats = {
  /** Nov 20, 2026 */
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  /** The team: Nov 05, 2026 */
  paddedDay: { month: 'short', day: '2-digit', year: 'numeric' },
  /** Clips: November 20, 2026 */
  longDay: { month: 'long', day: 'numeric', year: 'numeric' },
  /** Reports: Friday, November 20, 2026 */
  fullDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A local date ('2026-11-20') has no zone: it is the same day wherever it is read. */
export const localDate = (date: string, as: keyof typeof formats): string =>
  new Intl.DateTimeFormat('en-US', { ...formats[as], timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
