/** The zones an owner can choose (§3); each has its own nine o'clock. */
export const timezones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Dubai',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Pacific/Auckland',
  'Australia/Sydney',
] as const;

/** True for every zone of the IANA database, also outside the list: a detected one is kept and works. */
export function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z]/.test(zone); // an offset such as +02:00 is no zone: it knows no summer
  } catch {
    return false;
  }
}
