import { signalRules } from '../../../contract/signal-rules.ts';
import { nodesAt } from '../events/page-nodes.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { CLASS } from './changed-properties.ts';
import { changedBy, lastClassChange } from './property-changes.ts';

const { slowMs } = signalRules.dead;

/**
 * Whether an earlier click selected the control, which its page shows by classes only: the control and a sibling swapped
 * theirs, something else changed too, and the control has not changed since. Selecting it again changes nothing.
 */
export function isSelectedByClass(timeline: Timeline, { at, node }: ClickMoment): boolean {
  const nodes = nodesAt(timeline, at);
  const selected = nodes && lastClassChange(timeline, node, at, nodes.firstRow);
  if (!selected || lastUntil(timeline.clicks, selected.at)?.node !== node) return false;
  const before = lastClassChange(timeline, node, selected.at, nodes.firstRow);
  const classBefore = before?.property.className ?? nodes.classOf(node);
  const { mutations } = timeline;
  let isSwapped = false;
  let hasEffect = false;
  for (let row = mutations.firstFrom(selected.at); row < mutations.length; row += 1) {
    const changedAt = mutations.at(row, 0);
    if (changedAt > selected.at + slowMs || changedAt >= at) break;
    const changes = changedBy(timeline, row);
    hasEffect ||= mutations.at(row, 4) > 0 || changes.some(({ name }) => name !== CLASS);
    if (changedAt > selected.at) continue;
    isSwapped ||= changes.some(
      (each) =>
        each.node !== node &&
        each.className === classBefore &&
        nodes.parentOf(each.node) === nodes.parentOf(node),
    );
  }
  return isSwapped && hasEffect;
}
