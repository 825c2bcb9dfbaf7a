/** Fields that a page marks as invalid, by their ARIA attribute or a class of Bootstrap or Rails. */

import { VALIDITY_CHANGE } from '../events/columns.ts';
import type { Timeline } from '../events/timeline.ts';
import { CLASS } from '../page/changed-properties.ts';
import { changedBy } from '../page/mutations.ts';
import { nextPage } from './form-steps.ts';

/** Whether a field that the page marked as invalid after a submit was still marked when the page was left. */
export const staysInvalid = (timeline: Timeline, { at }: { readonly at: number }): boolean =>
  nodesLeftInvalid(timeline, at).size > 0;

/** The nodes that were marked as invalid from this time on, and still were when the page was left. */
export function nodesLeftInvalid(timeline: Timeline, at: number): ReadonlySet<number> {
  const left = nextPage(timeline, at)?.at ?? Infinity;
  return new Set([
    ...nodesMarkedByAttribute(timeline, at, left),
    ...nodesMarkedByClass(timeline, at, left),
  ]);
}

function nodesMarkedByAttribute({ validity }: Timeline, at: number, left: number): Set<number> {
  const marked = new Set<number>();
  for (const row of validity.rowsBefore(at, left)) {
    const node = validity.cell(row, VALIDITY_CHANGE.node);
    if (validity.cell(row, VALIDITY_CHANGE.isInvalid) === 1) marked.add(node);
    else marked.delete(node);
  }
  return marked;
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
