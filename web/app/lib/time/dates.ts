/** The formats of the specification (§2, §9), each in the reader's time zone. */
const formats = {
  /** Sent: Nov 20, 2026 9:00 AM */
  moment: ['day', 'time'],
  /** The admin list: Nov 20, 2026 */
  day: ['day'],
  /** The team: Nov 05, 2026 */
  paddedDay: ['paddedDay'],
  /** Renewals: November 20, 2026 */
  longDay: ['longDay'],
} as const;

const parts = {
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  paddedDay: { month: 'short', day: '2-digit', year: 'numeric' },
  longDay: { month: 'long', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit', hour12: true },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `instant` is an ISO instant; `zone` the IANA name in the profile. */
export const formatInstant = (zone: string, instant: string, as: keyof typeof formats): string =>
  formats[as].map((part) => format(zone, instant, part)).join(' ');

/** By zone and part, because creating a formatter takes as long as formatting a hundred dates. */
const formatters: Record<string, Intl.DateTimeFormat> = {};

/** Replaces the narrow space that some browsers put before AM. */
function format(zone: string, instant: string, part: keyof typeof parts): string {
  formatters[zone + part] ??= new Intl.DateTimeFormat('en-US', { ...parts[part], timeZone: zone });
  return (formatters[zone + part] as Intl.DateTimeFormat)
    .format(new Date(instant))
    .replace('\u202f', ' ');
}
