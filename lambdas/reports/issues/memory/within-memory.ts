import { ISSUES_REMEMBERED_MAX } from '../../facts/constants.ts';
import type { IssueMemory } from './issue-memory.ts';

/**
 * Leaves out new issues that are only watched once the memory is full: every report reads and updates all of it, and anyone
 * can send recordings with invented problems. Watched issues expire, so there will be room again.
 */
export function withinMemory(
  seen: readonly IssueMemory[],
  memory: readonly IssueMemory[],
): IssueMemory[] {
  const known = new Set(memory.map(({ fingerprint }) => fingerprint));
  let room = ISSUES_REMEMBERED_MAX - memory.length;
  return seen.filter(({ fingerprint, isReported }) => {
    if (known.has(fingerprint)) return true;
    room -= 1;
    return isReported || room >= 0;
  });
}
