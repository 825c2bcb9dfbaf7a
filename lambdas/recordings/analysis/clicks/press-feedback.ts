import { signalRules } from '../../../contract/signal-rules.ts';
import { nodesAt, type PageNodes } from '../events/page-nodes.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { isBusyAttribute } from './busy-state.ts';
import { CHILDREN, CLASS, type NodeProperty, TEXT } from './changed-properties.ts';
import { sendsRequest } from './click-requests.ts';
import {
  type ClassChange,
  isReleasedEachTime,
  type Presses,
  pressesAround,
} from './press-release.ts';
import { changedBy, lastClassChange } from './property-changes.ts';
import { slowRipplesOf } from './slow-ripples.ts';
import { CLASS_NAME } from './structure.ts';

const { feedbackMs } = signalRules.dead;
/** A change this soon after a press may be the page's response, recorded with the next set of changes. */
const RESPONSE_MS = 250;
/** Class names of a control with visual feedback: released and pressed. A third one is a change of state. */
const FEEDBACK_CLASS_NAMES = 2;

/** The nodes of a control whose changes around a series of presses are only visual feedback. */
type Feedback = ReadonlySet<number>;
const NONE: Feedback = new Set();
const lastResult = new WeakMap<Timeline, { readonly order: number; readonly feedback: Feedback }>();

/** Changed text is always the page's response. */
export const canBeFeedback = ({ name }: NodeProperty): boolean => name !== TEXT;

/**
 * Nodes of the clicked control whose changes are only visual feedback, such as a ripple or a loading state that ends
 * without a request or a result: class names and busy attributes that are restored within a second, and nodes without
 * text that are removed again. Buttons of some libraries show it even if they do nothing. Quick presses are evaluated
 * together, because the feedback of one ends during the next.
 */
export function feedbackOf(timeline: Timeline, click: ClickMoment): Feedback {
  const known = lastResult.get(timeline);
  if (known?.order === click.order) return known.feedback;
  const shortFeedback = click.node > 0 ? findFeedback(timeline, click) : NONE;
  const feedback = shortFeedback.size > 0 ? shortFeedback : slowRipplesOf(timeline, click);
  lastResult.set(timeline, { order: click.order, feedback });
  return feedback;
}

function findFeedback(timeline: Timeline, click: ClickMoment): Feedback {
  const presses = pressesAround(timeline, click);
  const nodes = nodesAt(timeline, click.at);
  const changes = nodes && changesIn(timeline, click, presses, nodes);
  if (!changes || changes.nodes.size === 0) return NONE;
  const { classChanges, balance } = changes;
  const classNameBefore = (node: number) =>
    lastClassChange(timeline, node, presses.first, nodes.firstRow)?.property.className ??
    nodes.classOf(node);
  const isReleased =
    classChanges.size > 0 &&
    [...classChanges].every(([node, names]) =>
      isReleasedEachTime(names, presses.all, classNameBefore(node)),
    );
  const wasBusy = changes.busyChanges.size > 0;
  const isStillBusy = [...changes.busyChanges.values()].some((count) => count % 2 !== 0);
  if (isStillBusy || (wasBusy && sendsRequest(timeline, click))) return NONE;
  const isLate = changes.lastAt - presses.last > RESPONSE_MS;
  if (!wasBusy && !isLate && !isReleased) return NONE;
  const isLeftover = ([node, sum]: [number, number]) =>
    sum > 0 ? !isRippleContainer(nodes, balance, node) : sum < 0 && !changes.isNew(node);
  if ([...balance].some(isLeftover)) return NONE;
  const areRestored = [...classChanges].every(([node, names]) => {
    const before = classNameBefore(node);
    const all = new Set([before, ...names.map(({ className }) => className)]);
    return names.at(-1)?.className === before && all.size <= FEEDBACK_CLASS_NAMES;
  });
  return areRestored ? changes.nodes : NONE;
}

/** What changed inside a control around a series of presses; undefined if it includes a change that is no feedback. */
function changesIn(
  timeline: Timeline,
  { node: control }: ClickMoment,
  { first, last }: Presses,
  nodes: PageNodes,
) {
  const isNew = (node: number) => (nodes.addedAt(node) ?? 0) >= first - feedbackMs;
  const changed = new Set<number>();
  const classChanges = new Map<number, ClassChange[]>();
  /** How often each busy attribute changed. */
  const busyChanges = new Map<string, number>();
  const balance = new Map<number, number>();
  let lastAt = first;
  for (const { at, row } of rowsBetween(timeline, first, last + feedbackMs)) {
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
      } else return undefined;
    }
    if (!updateBalance(timeline, row, nodes, control, balance)) return undefined;
  }
  return { nodes: changed, classChanges, busyChanges, balance, lastAt, isNew };
}

/** Whether this node is a container of ripples: the first press added it and it stays, but its content was removed. */
const isRippleContainer = (
  nodes: PageNodes,
  balance: ReadonlyMap<number, number>,
  holder: number,
) =>
  [...balance].some(([node, sum]) => node !== holder && sum === 0 && nodes.isInside(node, holder));

function* rowsBetween({ mutations }: Timeline, from: number, to: number) {
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    if (at > to) return;
    yield { at, row };
  }
}

/** Updates the balance of added and removed nodes of the control. Returns false if text was added, which is a response. */
function updateBalance(
  { mutations, structure }: Timeline,
  row: number,
  nodes: PageNodes,
  control: number,
  balance: Map<number, number>,
): boolean {
  const start = mutations.at(row, 3);
  for (let index = start; index < start + mutations.at(row, 4); index += 2) {
    const id = Math.abs(structure.at(index));
    const isRemoval = structure.at(index) < 0;
    if (id === CLASS_NAME || !nodes.isInside(id, control)) continue;
    if (!isRemoval && structure.at(index + 1) < 0) return false;
    balance.set(id, (balance.get(id) ?? 0) + (isRemoval ? -1 : 1));
    // Descendants are removed with their node.
    if (isRemoval)
      for (const each of balance.keys())
        if (nodes.isInside(each, id)) balance.set(each, Math.min(0, balance.get(each) ?? 0));
  }
  return true;
}
