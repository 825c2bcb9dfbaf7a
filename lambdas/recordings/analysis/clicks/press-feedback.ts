import { signalRules } from '../../../contract/signal-rules.ts';
import { nodesAt, type PageNodes } from '../events/page-nodes.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { type ClassChange, isReleasedEachTime, type Press } from './press-release.ts';
import { pressTimeOf } from './press-time.ts';
import { CLASS_NAME } from './structure.ts';
import { CHILDREN, CLASS, TEXT, type TouchedPlace, touchedPlaces } from './touched.ts';

const { feedbackMs } = signalRules.dead;
/** What comes this soon after a press may be the page's answer to it, reported with the next batch of changes. */
const ANSWERED_MS = 250;
/** A class name without and with the look of being pressed; a third one is a state of the control. */
const LOOKS = 2;

/** The nodes in a control whose changes around a run of presses are no more than the look of being pressed. */
type Feedback = ReadonlySet<number>;
const NONE: Feedback = new Set();
const lastAsked = new WeakMap<Timeline, { readonly order: number; readonly feedback: Feedback }>();

/** Attributes of nodes added by the press may change as well, but text is always a reaction. */
export const canBeFeedback = ({ mark }: TouchedPlace): boolean => mark !== TEXT;

/**
 * Nodes of the clicked control whose changes are a ripple or the like: class names that are what they were before within
 * a second, and nodes without text that are gone again. Every button of some libraries does this, also the one that does
 * nothing. Presses in quick succession are seen together, because the look of one press ends during the next.
 */
export function feedbackOf(timeline: Timeline, click: ClickMoment): Feedback {
  const known = lastAsked.get(timeline);
  if (known?.order === click.order) return known.feedback;
  const feedback = click.node > 0 ? findFeedback(timeline, click) : NONE;
  lastAsked.set(timeline, { order: click.order, feedback });
  return feedback;
}

function findFeedback(timeline: Timeline, click: ClickMoment): Feedback {
  const presses = pressesAround(timeline, click);
  const { first, last } = presses;
  const nodes = nodesAt(timeline, click.at);
  if (!nodes) return NONE;
  const isNew = (node: number) => (nodes.cameAt(node) ?? 0) >= first - feedbackMs;
  const changed = new Set<number>();
  const looks = new Map<number, ClassChange[]>();
  const balance = new Map<number, number>();
  let lastChange = first;
  for (const { at, row } of rowsBetween(timeline, first, last + feedbackMs)) {
    for (const { node, mark, className } of placesOf(timeline, row)) {
      if (!nodes.isInside(node, click.node)) continue;
      changed.add(node);
      lastChange = at;
      if (mark === CHILDREN || isNew(node)) continue;
      if (mark !== CLASS) return NONE;
      looks.set(node, [...(looks.get(node) ?? []), { at, className }]);
    }
    if (!weigh(timeline, row, nodes, click.node, balance)) return NONE;
  }
  const lookBefore = (node: number) => classBefore(timeline, nodes, node, first);
  const isReleased =
    looks.size > 0 &&
    [...looks].every(([node, names]) => isReleasedEachTime(names, presses.all, lookBefore(node)));
  const isSettled = changed.size > 0 && (lastChange - last > ANSWERED_MS || isReleased);
  const isLeft = ([node, sum]: [number, number]) =>
    sum > 0 ? !hasHeldOthers(nodes, balance, node) : sum < 0 && !isNew(node);
  if (!isSettled || [...balance].some(isLeft)) return NONE;
  const areRestored = [...looks].every(([node, names]) => {
    const before = lookBefore(node);
    const all = new Set([before, ...names.map(({ className }) => className)]);
    return names.at(-1)?.className === before && all.size <= LOOKS;
  });
  return areRestored ? changed : NONE;
}

/** Where ripples are drawn: it comes with the first press and stays, and what it held is gone. */
const hasHeldOthers = (nodes: PageNodes, balance: ReadonlyMap<number, number>, holder: number) =>
  [...balance].some(([node, sum]) => node !== holder && sum === 0 && nodes.isInside(node, holder));

/** From the first to the last press of a run on one control. */
function pressesAround(timeline: Timeline, { at, node }: ClickMoment) {
  const own = timeline.clicks.filter((each) => each.node === node);
  const times = own.map((each) => each.at);
  let [first, last] = [at, at];
  for (const time of times) if (time > last && time - last <= feedbackMs) last = time;
  for (const time of times.reverse()) if (time < first && first - time <= feedbackMs) first = time;
  const pressOf = (clickAt: number) => pressTimeOf(timeline, clickAt, feedbackMs);
  const run = own.filter((each) => each.at >= first && each.at <= last);
  const all: Press[] = run.map((each) => ({ at: pressOf(each.at), clickAt: each.at }));
  return { first: pressOf(first), last, all };
}

function* rowsBetween({ mutations }: Timeline, from: number, to: number) {
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    if (at > to) return;
    yield { at, row };
  }
}

const placesOf = ({ mutations, touched }: Timeline, row: number): TouchedPlace[] =>
  touchedPlaces(touched, mutations.at(row, 2), mutations.at(row, 6));

/** Counts each node of the control that came and went; false when text came, for that is an answer. */
function weigh(
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
    // What hangs below a node goes with it.
    if (isRemoval)
      for (const each of balance.keys())
        if (nodes.isInside(each, id)) balance.set(each, Math.min(0, balance.get(each) ?? 0));
  }
  return true;
}

function classBefore(timeline: Timeline, nodes: PageNodes, node: number, before: number): number {
  const { mutations } = timeline;
  for (let row = mutations.firstFrom(before) - 1; row >= nodes.firstRow; row -= 1) {
    const place = placesOf(timeline, row).findLast(
      (each) => each.node === node && each.mark === CLASS,
    );
    if (place) return place.className;
  }
  return nodes.classOf(node);
}
