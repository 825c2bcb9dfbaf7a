/** Fields that a page marks as invalid, by their ARIA attribute or a class of Bootstrap or Rails. */

import type { Timeline } from '../events/timeline.ts';
import { changesOf, nodesWithChange } from '../page/change-times.ts';
import { CLASS, INVALID, VALIDITY } from '../page/changed-properties.ts';
import { changedBy } from '../page/mutations.ts';
import { nextPage } from './form-steps.ts';

/** Whether a field that the page marked as invalid after a submit was still marked when the page was left. */
export const staysInvalid = (timeline: Timeline, { at }: { readonly at: number }): boolean =>
  nodesLeftInvalid(timeline, at).size > 0;

/** The nodes that were marked as invalid from this time on, and still were when the page was left. */
export function nodesLeftInvalid(timeline: Timeline, at: number): ReadonlySet<number> {
  const left = nextPage(timeline, at)?.at ?? Infinity;
  const marked = nodesWithChange(timeline, INVALID).filter((node) => {
    const last = (name: number) => changesOf(timeline, { node, name }, at, left - 1).at(-1) ?? 0;
    return last(INVALID) > last(VALIDITY);
  });
  return new Set([...marked, ...nodesMarkedByClass(timeline, at, left)]);
}

function nodesMarkedByClass(timeline: Timeline, at: number, left: number): Set<number> {
  const marked = new Set<number>();
  for (const row of timeline.mutations.rowsBefore(at, left)) {
    for (const { node, name, isInvalid } of changedBy(timeline, row)) {
      if (isInvalid) marked.add(node);
      else if (name === CLASS) marked.delete(node);
    }
  }
  return marked;
}
