/** Which issues are reported, and which are only watched. */
import { CLUMSY_BELOW_VISITORS, CLUMSY_CONFIDENCE, CLUMSY_SHARE } from '../facts/constants.ts';
import { clopperPearson } from '../facts/safe-test.ts';
import type { IssueFacts } from './issue-facts.ts';

const errors: readonly string[] = [
  'javascript-error',
  'white-screen',
  'error-click',
  'failed-request',
];
/**
 * One session without an error may be a slip of the hand, and so may a few among hundreds: what was not reported before
 * has to be more than the clumsiness of visitors explains.
 */
export const deservesMention = (issue: IssueFacts): boolean => {
  const { kind, state, affected, affectedSessions, daysSeen, pooled } = issue;
  if (errors.includes(kind) || state !== 'new' || affected >= CLUMSY_BELOW_VISITORS) return true;
  const isRepeated = affectedSessions >= 2 || daysSeen >= 2;
  return (
    isRepeated &&
    clopperPearson(pooled.affected, pooled.exposed, CLUMSY_CONFIDENCE)[0] >= CLUMSY_SHARE
  );
};
