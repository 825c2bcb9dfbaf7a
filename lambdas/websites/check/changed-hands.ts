import { HOUR_MS } from '../../contract/durations.ts';
import { BEACON_FRESH_HOURS } from '../../contract/limits.ts';
import type { CheckVerdict } from './installation-check.ts';

/**
 * A domain has changed hands if the page has another account's tag but not this one's, and this one's has been missing for
 * the whole period: a single check may see a page in the middle of an edit.
 */
export function hasChangedHands(
  { stage, findings }: Pick<CheckVerdict, 'stage' | 'findings'>,
  missingSince: string | undefined,
  now: Date,
): boolean {
  if (stage !== 'other-account' || findings.tag !== 'none' || !missingSince) return false;
  return now.getTime() - Date.parse(missingSince) >= BEACON_FRESH_HOURS * HOUR_MS;
}
