import { signalRules } from '../../../contract/signal-rules.ts';
import { append } from '../events/append.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { propertyKey } from '../page/change-times.ts';
import { CHILDREN, CLASS, type NodeProperty, STYLE, TEXT } from '../page/changed-properties.ts';
import { changedBy, type NodeChange, nodeChangesIn } from '../page/mutations.ts';
import type { PageNodes } from '../page/page-nodes.ts';
import { isBusyAttribute } from './busy/busy-state.ts';
import { isPointerState } from './presses/pointer-state.ts';
import {
  type AttributeChange,
  type ClassChange,
  type Presses,
  RECORDED_MS,
} from './presses/press-release.ts';
import { nextPress } from './presses/press-time.ts';

const { feedbackMs } = signalRules.dead;

/** What changed inside a control around a series of presses; undefined if it includes a change that is no feedback. */
export function changesIn(
  timeline: Timeline,
  { node: control }: ClickMoment,
  { first, last }: Presses,
  nodes: PageNodes,
): ControlChanges | undefined {
  const changes = new ControlChanges(nodes, first);
  const { mutations } = timeline;
  for (const row of mutations.rowsBetween(first, last + feedbackMs)) {
    const at = mutations.timeOf(row);
    for (const property of changedBy(timeline, row))
      if (nodes.isInside(property.node, control) && !changes.addProperty(property, at))
        return undefined;
    for (const change of nodeChangesIn(timeline, row))
      if (nodes.isInside(change.node, control) && !changes.addNode(change)) return undefined;
  }
  const isLayer = ({ node, name }: NodeProperty) =>
    name === CLASS && node !== control && changes.classChanges.has(node) && nodes.isEmpty(node);
  const next = nextPress(timeline, { at: last, order: Number.NaN }) ?? Number.POSITIVE_INFINITY;
  const end = Math.min(last + feedbackMs + RECORDED_MS, next - 1);
  for (const row of mutations.rowsBetween(last + feedbackMs + 1, end))
    for (const property of changedBy(timeline, row).filter(isLayer))
      changes.addProperty(property, mutations.timeOf(row));
  return changes;
}

/** Its adding methods return false for a change that is a response, and no feedback. */
export class ControlChanges {
  readonly #page: PageNodes;
  readonly #from: number;
  readonly nodes = new Set<number>();
  readonly classChanges = new Map<number, ClassChange[]>();
  /** When the style of each node changed. */
  readonly styleChanges = new Map<number, { readonly at: number }[]>();
  /** When each other attribute was set and removed. */
  readonly attributeChanges = new Map<number, AttributeChange[]>();
  /** How often each busy attribute changed. */
  readonly busyChanges = new Map<number, number>();
  /** 1 for a node that was added, -1 for one that was removed, and 0 for one that was restored. */
  readonly balance = new Map<number, number>();
  lastAt: number;

  constructor(page: PageNodes, from: number) {
    this.#page = page;
    this.#from = from;
    this.lastAt = from;
  }

  isNew(node: number): boolean {
    return (this.#page.addedAt(node) ?? Number.NEGATIVE_INFINITY) >= this.#from - feedbackMs;
  }

  addProperty(property: NodeProperty, at: number): boolean {
    const { node, name, className, isRemoved = false } = property;
    this.nodes.add(node);
    this.lastAt = at;
    if (name === CHILDREN || this.isNew(node)) return true;
    const key = propertyKey(property);
    if (isBusyAttribute(property)) this.busyChanges.set(key, (this.busyChanges.get(key) ?? 0) + 1);
    else if (name === CLASS) append(this.classChanges, node, { at, className });
    else if (name === STYLE) append(this.styleChanges, node, { at });
    else if (name === TEXT) return false;
    else if (!isPointerState(property)) append(this.attributeChanges, key, { at, isRemoved });
    return true;
  }

  addNode({ node, isRemoval, isText }: NodeChange): boolean {
    if (isText) return false;
    const { balance } = this;
    balance.set(node, (balance.get(node) ?? 0) + (isRemoval ? -1 : 1));
    // Descendants are removed with their node.
    if (isRemoval)
      for (const [each, sum] of balance)
        if (this.#page.isInside(each, node)) balance.set(each, Math.min(0, sum));
    return true;
  }
}
