import { signalRules } from '../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { CHILDREN, CLASS, STYLE } from '../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../page/mutations.ts';
import type { PageNodes } from '../page/page-nodes.ts';
import { isBusyAttribute } from './busy-state.ts';
import { isPointerState } from './presses/pointer-state.ts';
import type { ClassChange, Presses } from './presses/press-release.ts';

const { feedbackMs } = signalRules.dead;

export type Changes = NonNullable<ReturnType<typeof changesIn>>;

/** What changed inside a control around a series of presses; undefined if it includes a change that is no feedback. */
export function changesIn(
  timeline: Timeline,
  { node: control }: ClickMoment,
  { first, last }: Presses,
  nodes: PageNodes,
) {
  const isNew = (node: number) =>
    (nodes.addedAt(node) ?? Number.NEGATIVE_INFINITY) >= first - feedbackMs;
  const changed = new Set<number>();
  const classChanges = new Map<number, ClassChange[]>();
  /** How often each busy attribute changed. */
  const busyChanges = new Map<string, number>();
  /** When the style of each node changed. */
  const styleChanges = new Map<number, { readonly at: number }[]>();
  const balance = new Map<number, number>();
  let lastAt = first;
  for (const row of timeline.mutations.rowsBetween(first, last + feedbackMs)) {
    const at = timeline.mutations.timeOf(row);
    for (const property of changedBy(timeline, row)) {
      const { node, name, className } = property;
      if (!nodes.isInside(node, control)) continue;
      changed.add(node);
      lastAt = at;
      if (name === CHILDREN || isNew(node)) continue;
      if (isBusyAttribute(property)) {
        const key = `${node} ${name}`;
        busyChanges.set(key, (busyChanges.get(key) ?? 0) + 1);
      } else if (name === CLASS) {
        classChanges.set(node, [...(classChanges.get(node) ?? []), { at, className }]);
      } else if (name === STYLE) {
        styleChanges.set(node, [...(styleChanges.get(node) ?? []), { at }]);
      } else if (!isPointerState(property)) return undefined;
    }
    if (!updateBalance(timeline, row, nodes, control, balance)) return undefined;
  }
  return { nodes: changed, classChanges, styleChanges, busyChanges, balance, lastAt, isNew };
}

/** Updates the balance of added and removed nodes of the control. Returns false if text was added, which is a response. */
function updateBalance(
  timeline: Timeline,
  row: number,
  nodes: PageNodes,
  control: number,
  balance: Map<number, number>,
): boolean {
  for (const { node: id, isRemoval, isText } of nodeChangesIn(timeline, row)) {
    if (!nodes.isInside(id, control)) continue;
    if (isText) return false;
    balance.set(id, (balance.get(id) ?? 0) + (isRemoval ? -1 : 1));
    // Descendants are removed with their node.
    if (isRemoval)
      for (const each of balance.keys())
        if (nodes.isInside(each, id)) balance.set(each, Math.min(0, balance.get(each) ?? 0));
  }
  return true;
}
