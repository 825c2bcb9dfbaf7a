/** Decides which issues are reported and which are only watched. */
import {
  ACCIDENT_CONFIDENCE,
  ACCIDENT_SHARE,
  ACCIDENTS_BELOW_VISITORS,
} from '../facts/constants.ts';
import { type Count, clopperPearson } from '../facts/safe-test.ts';
import type { IssueFacts } from './issue-facts.ts';
import { isFailure } from './kinds.ts';

/**
 * Without an error, clicks in one session may be accidental, and so may a few among hundreds. An issue that was not
 * reported before must exceed what such accidents explain.
 */
export const deservesMention = (issue: IssueFacts): boolean => {
  const { kind, state, affected, affectedSessions, daysSeen, pooled, isStrong } = issue;
  if (isFailure(kind) || issue.cause || state !== 'new' || affected >= ACCIDENTS_BELOW_VISITORS)
    return true;
  const isRepeated = affectedSessions >= 2 || daysSeen >= 2;
  // Five dead clicks in a row are no accident, however long the page was clean.
  const passedBefore = isStrong ? 0 : issue.passedBefore;
  return isRepeated && exceedsAccidents(pooled, passedBefore);
};

/**
 * The pooled days start with the issue's first occurrence, so they are the worst period since its page has been
 * watched. The earlier visitors would fill further periods of this length, and all periods share the allowed error, as
 * in a scan statistic (Naus, Journal of the American Statistical Association 60, 1965).
 */
export function exceedsAccidents({ affected, exposed }: Count, passedBefore: number): boolean {
  const stretches = 1 + passedBefore / Math.max(1, exposed);
  const confidence = 1 - (1 - ACCIDENT_CONFIDENCE) / stretches;
  return clopperPearson(affected, exposed, confidence)[0] >= ACCIDENT_SHARE;
}
