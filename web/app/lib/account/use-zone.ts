import { useMemo } from 'react';
import { DEFAULT_TIMEZONE } from '../../../../lambdas/contract/limits.ts';
import { useProfile } from './profile.ts';

/** The time zone in which pages show dates: the owner's, or New York while it is not known (§9). */
export function useZone(): string {
  const { data: profile } = useProfile();
  const zone = profile?.timezone || DEFAULT_TIMEZONE;
  return useMemo(() => formattableZone(zone), [zone]);
}

/** The zone, or the browser's own if it is newer than the browser: formatting a date in an unknown zone throws. */
function formattableZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) && timeZone;
  } catch {
    return new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone;
  }
}
