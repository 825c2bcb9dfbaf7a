import { signalRules } from '../../../contract/signal-rules.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { classBefore, lastClassChange } from '../page/change-times.ts';
import { CLASS } from '../page/changed-properties.ts';
import { changedBy, changesNodes } from '../page/mutations.ts';
import { firstRowOfPage, nodesAt } from '../page/nodes-at.ts';

const { slowMs } = signalRules.dead;

/**
 * Whether an earlier click selected the control on a page that shows the selection only by classes: the control and a
 * sibling swapped their classes, something else changed too, and the control has not changed since. Selecting it again
 * changes nothing.
 */
export function isSelectedByClass(timeline: Timeline, { at, node }: ClickMoment): boolean {
  const firstRow = firstRowOfPage(timeline, at);
  const selected = lastClassChange(timeline, node, at, firstRow);
  if (!selected || lastUntil(timeline.clicks, selected.at)?.node !== node) return false;
  // The nodes of a page are read only for the few clicks that need them.
  const nodes = nodesAt(timeline, at);
  if (!nodes) return false;
  const classBeforeClick = classBefore(timeline, nodes, node, selected.at);
  const { mutations } = timeline;
  let isSwapped = false;
  let hasEffect = false;
  for (const row of mutations.rowsBefore(selected.at, at)) {
    const changedAt = mutations.timeOf(row);
    if (changedAt > selected.at + slowMs) break;
    const changes = changedBy(timeline, row);
    hasEffect ||= changesNodes(timeline, row) || changes.some(({ name }) => name !== CLASS);
    if (changedAt > selected.at) continue;
    isSwapped ||= changes.some(
      (each) =>
        each.node !== node &&
        each.className === classBeforeClick &&
        nodes.parentOf(each.node) === nodes.parentOf(node),
    );
  }
  return isSwapped && hasEffect;
}
