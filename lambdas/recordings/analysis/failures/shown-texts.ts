/** The words and numbers that a mutation shows. */

import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { changesOf } from '../page/change-times.ts';
import { TEXT } from '../page/changed-properties.ts';
import { addsText, changedBy, nodesRemovedIn } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';

/** Whether a mutation shows words outside the clicked control. */
export const showsText = (timeline: Timeline, row: number, click: ClickMoment): boolean =>
  shownTexts(timeline, row, click).length > 0;

/** Whether a mutation shows a number, such as the badge of a cart. */
export const showsCount = (timeline: Timeline, row: number): boolean =>
  addsText(timeline, row, (_, isCount) => isCount) ||
  changedBy(timeline, row).some(({ isCount }) => isCount);

/**
 * The texts that a mutation changed outside the clicked control, and the elements to which it added texts. The first
 * rejection is not explained by what the page had shown before the click, such as a sum that the click changed too early.
 */
export function shownTexts(
  timeline: Timeline,
  row: number,
  click: ClickMoment | undefined,
  isFirst = false,
): number[] {
  const nodes = click && nodesAt(timeline, click.at);
  const isExplanation = (node: number, isCount = false) =>
    !isCount && !(click && nodes?.isInside(node, click.node));
  const shown: number[] = [];
  addsText(timeline, row, (parent, isCount) => {
    if (isExplanation(parent, isCount)) shown.push(parent);
    return false;
  });
  const at = timeline.mutations.timeOf(row);
  const isChangedByClick = (node: number) =>
    !!click && changesOf(timeline, { node, name: TEXT }, click.at, at - 1).length > 0;
  for (const { node, name, isCount, isTakenBack } of changedBy(timeline, row)) {
    const isEarlier = isFirst && isTakenBack && isChangedByClick(node);
    if (name === TEXT && !isEarlier && isExplanation(node, isCount)) shown.push(node);
  }
  return shown;
}

/** Whether the page has neither removed, changed nor emptied one of these texts and elements from one time until another. */
export function areStillShown(
  timeline: Timeline,
  shown: readonly number[],
  since: number,
  at: number,
): boolean {
  const tree = nodesAt(timeline, at);
  const left = new Set(shown);
  for (const row of timeline.mutations.rowsBetween(since + 1, at)) {
    const removed = nodesRemovedIn(timeline, row);
    const gone = new Set(removed);
    const changed = changedBy(timeline, row).filter(({ name }) => name === TEXT);
    const isGone = (node: number) => tree?.nearest(node, (each) => gone.has(each)) !== undefined;
    const isEmptied = (node: number) =>
      removed.some((each) => tree?.parentOf(each) === node) &&
      !addsText(timeline, row, (parent) => parent === node);
    for (const node of left)
      if (
        isGone(node) ||
        isEmptied(node) ||
        changed.some((each) => tree?.isInside(each.node, node))
      )
        left.delete(node);
  }
  return left.size > 0;
}
