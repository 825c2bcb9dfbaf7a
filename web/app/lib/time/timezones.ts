import { timezoneLabels } from '../../../../lambdas/contract/copy/profile.ts';
import { zoneCity } from '../../../../lambdas/contract/copy/zone-city.ts';
import { isTimezone, timezones } from '../../../../lambdas/contract/timezones.ts';

export interface TimezoneOption {
  readonly region: string;
  readonly value: string;
  readonly label: string;
}

const DEFAULT_TIMEZONE = timezones[0];

/** A label such as New York with its offset at the given time: GMT-5 in winter. */
export function timezoneOption(value: string, now: Date): TimezoneOption {
  const [region = ''] = value.split('/');
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: value, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Some engines write London's winter as GMT+0.
  return { region, value, label: timezoneLabels.of(zoneCity(value), offset.replace(/\+0$/, '')) };
}

/** By region, in the order of the specification; a detected zone outside the list of 13 comes first. */
export function timezoneGroups(selected: string, now: Date) {
  const groups = new Map<string, TimezoneOption[]>();
  const isListed = timezones.some((each) => each === selected);
  if (selected && !isListed && isTimezone(selected)) {
    groups.set(timezoneLabels.detected, [timezoneOption(selected, now)]);
  }
  for (const value of timezones) {
    const option = timezoneOption(value, now);
    groups.set(option.region, [...(groups.get(option.region) ?? []), option]);
  }
  return [...groups].map(([group, options]) => ({ group, options }));
}

/** The browser's time zone, or New York if it has none (§8). */
export function detectedTimezone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return timeZone && isTimezone(timeZone) ? timeZone : DEFAULT_TIMEZONE;
  } catch {
    return DEFAULT_TIMEZONE; // an engine without zones throws
  }
}
