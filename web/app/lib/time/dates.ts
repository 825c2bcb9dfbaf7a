/** The formats of the specification (§2, §9), each in the zone of the person who reads. */
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

/** `instant` is an ISO instant; `zone` an IANA name, as the profile holds it. */
export const dateIn = (zone: string, instant: string, as: keyof typeof formats): string =>
  formats[as].map((part) => written(zone, instant, part)).join(' ');

/** By zone and part: making one takes as long as formatting a hundred dates. */
const formatters: Record<string, Intl.DateTimeFormat> = {};

/** Some browsers put a narrow space before AM, which no other place of the app writes. */
function written(zone: string, instant: string, part: keyof typeof parts): string {
  formatters[zone + part] ??= new Intl.DateTimeFormat('en-US', { ...parts[part], timeZone: zone });
  return (formatters[zone + part] as Intl.DateTimeFormat)
    .format(new Date(instant))
    .replace('\u202f', ' ');
}
