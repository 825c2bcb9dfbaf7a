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

/**
 * True for every zone of the IANA database, not only the listed ones, because the browser's zone is accepted, too. `Intl`
 * ignores case, but the scheduler of the reports takes the names of the database only.
 */
export function isTimezone(zone: string): boolean {
  // Offsets such as +02:00 have no daylight saving time; SystemV zones are in ICU but not in the IANA database.
  if (!/^(?!SystemV\/)[A-Z]/.test(zone)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    const isAlias = timeZone.toLowerCase() !== zone.toLowerCase();
    return isAlias || timeZone === zone;
  } catch {
    return false;
  }
}
