import { BEACON_FRESH_HOURS } from '../../contract/limits.ts';
import type { CheckVerdict } from './installation-check.ts';

const HOUR_MS = 3_600_000;

/**
 * A domain has changed hands when another account's tag is there and this one's is not, for longer than a day: one look
 * may have met a page in the middle of an edit.
 */
export function hasChangedHands(
  { stage, findings }: Pick<CheckVerdict, 'stage' | 'findings'>,
  missingSince: string | undefined,
  now: Date,
): boolean {
  if (stage !== 'other-account' || findings.tag !== 'none' || !missingSince) return false;
  return now.getTime() - Date.parse(missingSince) >= BEACON_FRESH_HOURS * HOUR_MS;
}
