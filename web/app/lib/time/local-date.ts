/** The formats of local dates. */
const formats = {
  /** Nov 20, 2026 */
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  /** Below a chart: Nov 20 */
  shortDay: { month: 'short', day: 'numeric' },
  /** The team: Nov 05, 2026 */
  paddedDay: { month: 'short', day: '2-digit', year: 'numeric' },
  /** Clips: November 20, 2026 */
  longDay: { month: 'long', day: 'numeric', year: 'numeric' },
  /** The daily video: Friday */
  weekday: { weekday: 'long' },
  /** Reports: Friday, November 20, 2026 */
  fullDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats a local date ('2026-11-20'), which is the same day in every time zone. */
export const formatLocalDate = (date: string, as: keyof typeof formats): string =>
  new Intl.DateTimeFormat('en-US', { ...formats[as], timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** A duration in milliseconds: 112000 is 1:52, 3_725_000 is 1:02:05. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
