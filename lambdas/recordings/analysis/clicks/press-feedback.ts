import { signalRules } from '../../../contract/signal-rules.ts';
import { nodesAt, type PageNodes } from '../events/page-nodes.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { isBusyAttribute } from './busy-state.ts';
import { CHILDREN, CLASS, type NodeProperty, TEXT } from './changed-properties.ts';
import { sendsRequest } from './click-requests.ts';
import { type ClassChange, isReleasedEachTime, type Press } from './press-release.ts';
import { pressTimeOf } from './press-time.ts';
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
  const { first, last } = presses;
  const nodes = nodesAt(timeline, click.at);
  if (!nodes) return NONE;
  const isNew = (node: number) => (nodes.addedAt(node) ?? 0) >= first - feedbackMs;
  const changed = new Set<number>();
  const classChanges = new Map<number, ClassChange[]>();
  const balance = new Map<number, number>();
  /** How often each busy attribute changed. */
  const busyChanges = new Map<string, number>();
  let lastChange = first;
  for (const { at, row } of rowsBetween(timeline, first, last + feedbackMs)) {
    for (const property of changedBy(timeline, row)) {
      const { node, name, className } = property;
      if (!nodes.isInside(node, click.node)) continue;
      changed.add(node);
      lastChange = at;
      if (name === CHILDREN || isNew(node)) continue;
      if (isBusyAttribute(property)) {
        const key = `${node} ${name}`;
        busyChanges.set(key, (busyChanges.get(key) ?? 0) + 1);
        continue;
      }
      if (name !== CLASS) return NONE;
      classChanges.set(node, [...(classChanges.get(node) ?? []), { at, className }]);
    }
    if (!updateBalance(timeline, row, nodes, click.node, balance)) return NONE;
  }
  const classNameBefore = (node: number) =>
    lastClassChange(timeline, node, first, nodes.firstRow)?.property.className ??
    nodes.classOf(node);
  const isReleased =
    classChanges.size > 0 &&
    [...classChanges].every(([node, names]) =>
      isReleasedEachTime(names, presses.all, classNameBefore(node)),
    );
  const isStillBusy = [...busyChanges.values()].some((count) => count % 2 !== 0);
  const wasBusy = busyChanges.size > 0;
  if (isStillBusy || (wasBusy && sendsRequest(timeline, click))) return NONE;
  const isOnlyFeedback =
    changed.size > 0 && (wasBusy || lastChange - last > RESPONSE_MS || isReleased);
  const isLeftover = ([node, sum]: [number, number]) =>
    sum > 0 ? !isRippleContainer(nodes, balance, node) : sum < 0 && !isNew(node);
  if (!isOnlyFeedback || [...balance].some(isLeftover)) return NONE;
  const areRestored = [...classChanges].every(([node, names]) => {
    const before = classNameBefore(node);
    const all = new Set([before, ...names.map(({ className }) => className)]);
    return names.at(-1)?.className === before && all.size <= FEEDBACK_CLASS_NAMES;
  });
  return areRestored ? changed : NONE;
}

/** Whether this node is a container of ripples: the first press added it and it stays, but its content was removed. */
const isRippleContainer = (
  nodes: PageNodes,
  balance: ReadonlyMap<number, number>,
  holder: number,
) =>
  [...balance].some(([node, sum]) => node !== holder && sum === 0 && nodes.isInside(node, holder));

/** The series of presses on one control that contains this click. */
function pressesAround(timeline: Timeline, { at, node }: ClickMoment) {
  const onControl = timeline.clicks.filter((each) => each.node === node);
  const times = onControl.map((each) => each.at);
  let [first, last] = [at, at];
  for (const time of times) if (time > last && time - last <= feedbackMs) last = time;
  for (const time of times.reverse()) if (time < first && first - time <= feedbackMs) first = time;
  const pressOf = (clickAt: number) => pressTimeOf(timeline, clickAt, feedbackMs);
  const series = onControl.filter((each) => each.at >= first && each.at <= last);
  const all: Press[] = series.map((each) => ({ at: pressOf(each.at), clickAt: each.at }));
  return { first: pressOf(first), last, all };
}

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
