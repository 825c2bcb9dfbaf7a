/** Fields that a page marks as invalid, by their ARIA attribute or a class, and messages that something entered is wrong. */

import { MUTATION, VALIDITY_CHANGE } from '../events/columns.ts';
import { compareTimes, type EventTime } from '../events/event-time.ts';
import type { Timeline } from '../events/timeline.ts';
import { CLASS } from '../page/changed-properties.ts';
import { ERROR_MESSAGE, NODE_TRAIT } from '../page/element-traits.ts';
import { changedBy } from '../page/mutations.ts';
import { nextPage } from './form-steps.ts';

/** Whether a field that the page marked as invalid after a submit was still marked when the page was left. */
export const staysInvalid = (timeline: Timeline, { at }: { readonly at: number }): boolean =>
  nodesLeftInvalid(timeline, at).size > 0;

/** The nodes that were marked as invalid from this time on, and still were when the page was left. */
export function nodesLeftInvalid(timeline: Timeline, at: number): ReadonlySet<number> {
  const left = nextPage(timeline, at)?.at ?? Infinity;
  return new Set([
    ...nodesMarkedBy(marksIn(timeline, at, left, 0)),
    ...nodesMarkedBy(marksByClass(timeline, at, left)),
  ]);
}

/** Whether the page marked a field as invalid from one time until another, or said that something is wrong. */
export const marksInvalid = (timeline: Timeline, from: number, until: number): boolean =>
  addsErrorMessage(timeline, from, until) ||
  [...marksIn(timeline, from, until, 0), ...marksByClass(timeline, from, until)].some(
    ({ isInvalid }) => isInvalid,
  );

/**
 * Whether the page added a message from one time until another that something entered is wrong. Frameworks may also render an
 * empty message below each field.
 */
export function addsErrorMessage(timeline: Timeline, from: number, until: number): boolean {
  for (const row of timeline.mutations.rowsBefore(from, until))
    if (addsMessageText(timeline, row)) return true;
  return false;
}

/** Whether a mutation added a message and a text inside it. */
function addsMessageText({ mutations, structure }: Timeline, row: number): boolean {
  const start = mutations.cell(row, MUTATION.nodesStart);
  const end = start + mutations.cell(row, MUTATION.nodesLength);
  const inside = new Set<number>();
  let node = 0;
  for (let index = start; index < end; index += 2) {
    const [id, value] = [structure.at(index), structure.at(index + 1)];
    if (id !== NODE_TRAIT) {
      node = id;
      if (!inside.has(Math.abs(value))) continue;
      if (value < 0) return true;
    } else if (value !== ERROR_MESSAGE) continue;
    inside.add(node);
  }
  return false;
}

/** A change of a field's mark. */
interface Mark extends EventTime {
  readonly node: number;
  readonly isInvalid: boolean;
}

function marksByClass(timeline: Timeline, at: number, left: number): Mark[] {
  const { mutations } = timeline;
  const marks = [...marksIn(timeline, at, left, 1)];
  for (const row of mutations.rowsBefore(at, left)) {
    const time = { at: mutations.timeOf(row), order: mutations.orderOf(row) };
    for (const { node, name, isInvalid = false } of changedBy(timeline, row))
      if (name === CLASS) marks.push({ ...time, node, isInvalid });
  }
  return marks.sort(compareTimes);
}

function* marksIn({ validity }: Timeline, at: number, left: number, isClass: 0 | 1) {
  for (const row of validity.rowsBefore(at, left)) {
    if (validity.cell(row, VALIDITY_CHANGE.isClass) !== isClass) continue;
    yield {
      at: validity.timeOf(row),
      order: validity.orderOf(row),
      node: validity.cell(row, VALIDITY_CHANGE.node),
      isInvalid: validity.cell(row, VALIDITY_CHANGE.isInvalid) === 1,
    } satisfies Mark;
  }
}

function nodesMarkedBy(marks: Iterable<Mark>): Set<number> {
  const marked = new Set<number>();
  for (const { node, isInvalid } of marks) {
    if (isInvalid) marked.add(node);
    else marked.delete(node);
  }
  return marked;
}
