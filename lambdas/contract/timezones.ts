/** The time zones an owner can select (§3). */
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

/** True for every zone of the IANA database, not only the listed ones, because the browser's zone is accepted, too. */
export function isTimezone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z]/.test(zone); // rejects offsets such as +02:00, which have no daylight saving time
  } catch {
    return false;
  }
}
