/**
 * A redesign renames controls. If a problem of the same kind began on the same page after a control was last seen to fail,
 * it may be the same control, so the absence of its old name proves no repair while the newer problem is open.
 */
import { isControlFailure } from '../kinds.ts';
import type { IssueMemory } from './issue-memory.ts';

type Newer = Pick<IssueMemory, 'fingerprint' | 'kind' | 'page' | 'element' | 'firstSeen'>;

export const hasSuccessor = (known: IssueMemory, newer: readonly Newer[]): boolean =>
  isControlFailure(known.kind) &&
  newer.some(
    (each) =>
      each.fingerprint !== known.fingerprint &&
      isControlFailure(each.kind) &&
      each.page === known.page &&
      each.element?.role === known.element?.role &&
      each.firstSeen > known.lastSeen,
  );
