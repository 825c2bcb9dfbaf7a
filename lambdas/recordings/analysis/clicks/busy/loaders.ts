/** Loaders that a page shows while the request of a click waits for its response. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { classBefore, propertyKey } from '../../page/change-times.ts';
import { CHILDREN, CLASS, type NodeProperty, TEXT } from '../../page/changed-properties.ts';
import {
  addsText,
  changedBy,
  changesNodes,
  countAdded,
  nodesRemovedIn,
  rootsIn,
  textsWritten,
} from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import type { Wait } from '../click-moment.ts';
import { pressOf } from '../presses/press-time.ts';
import { isSlowResponse } from './slow-responses.ts';
import { writesDots } from './waiting-marks.ts';

const { dead } = signalRules;

/**
 * Whether a mutation only shows a loader that goes with a slow response: all attributes that it sets and all elements that
 * it adds change again or are removed as the click's request ends, and before the next click. A dialog may close later,
 * after an animation, with its button still loading.
 */
export function isSlowLoader(timeline: Timeline, row: number, wait: Wait): boolean {
  const { click, to } = wait;
  const { mutations, clicks } = timeline;
  const isSoon = mutations.timeOf(row) <= click.at + dead.busyMs;
  if (!isSoon || !isWordless(timeline, row, click)) return false;
  const nextClick = clicks.find(({ at }) => at > click.at)?.at ?? Number.POSITIVE_INFINITY;
  const left = shownBy(timeline, row, click);
  if (left.size === 0) return false;
  const nodes = nodesAt(timeline, click.at);
  let hasResponded = false;
  for (const later of mutations.rowsBetween(click.at, Math.min(to, nextClick))) {
    if (later <= row) continue;
    const isResponse = isSlowResponse(timeline, later, wait);
    hasResponded ||= isResponse;
    const ended = undoneBy(timeline, later).filter((each) => left.delete(each));
    if (ended.length > 0 && !isResponse) return false;
    if (isResponse && hasUnknownAttributes(timeline, later))
      for (const [key, { isAttribute }] of left) if (isAttribute) left.delete(key);
    if (hasResponded) for (const each of closedBy(timeline, later, left, nodes)) left.delete(each);
    if (left.size === 0) return true;
  }
  return false;
}

/** Classes of Bootstrap, Tailwind, WordPress and Angular for texts that only screen readers read, such as of a spinner. */
const hidden = new Set(
  'sr-only visually-hidden visuallyhidden screen-reader-text cdk-visually-hidden'
    .split(' ')
    .map(hashOf),
);
const isForScreenReaders = (nodes: PageNodes | undefined, parent: number): boolean =>
  nodes !== undefined && hidden.has(nodes.classOf(parent));

/**
 * Whether a mutation writes no text but dots or the words of the clicked control that it renders again, with few elements, and
 * removes nothing but what is inside this control.
 */
function isWordless(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const nodes = nodesAt(timeline, click.at);
  const removed = nodesRemovedIn(timeline, row);
  return (
    (!addsText(timeline, row, (parent) => !isForScreenReaders(nodes, parent)) ||
      writesDots(timeline, row) ||
      (countAdded(timeline, row) <= dead.busyNodes &&
        removed.length > 0 &&
        writesLabel(timeline, row, click))) &&
    changedBy(timeline, row).every(({ name }) => name !== TEXT) &&
    removed.every((node) => nodes?.isInside(node, click.node))
  );
}

/** Whether all words that a mutation writes are those of the clicked control. Hidden words count as none. */
export const writesLabel = (timeline: Timeline, row: number, { element }: ClickMoment): boolean =>
  element.label !== '' && textsWritten(timeline, row) === hashOf(element.label);

/** What an added or removed node is in a set of properties, which has no `CHILDREN` otherwise. */
const nodeKey = (node: number) => propertyKey({ node, name: CHILDREN });
const isOfElement = ({ name }: NodeProperty): boolean => name !== CHILDREN && name !== TEXT;

/** An attribute that a mutation sets, or an element that it adds. */
interface Shown {
  /** The node of the page that has or contains it. */
  readonly place: number;
  readonly isAttribute: boolean;
}

/** What a mutation shows. Leaves out classes that are as they were before the press. */
function shownBy(timeline: Timeline, row: number, click: ClickMoment): Map<number, Shown> {
  const nodes = nodesAt(timeline, click.at);
  const press = pressOf(timeline, click);
  const isReleased = ({ node, name, className }: NodeProperty) =>
    nodes !== undefined &&
    name === CLASS &&
    className === classBefore(timeline, nodes, node, press);
  return new Map([
    ...rootsIn(timeline, row).added.map(({ node, parent }): [number, Shown] => [
      nodeKey(node),
      { place: parent, isAttribute: false },
    ]),
    ...changedBy(timeline, row)
      .filter((each) => isOfElement(each) && !isReleased(each))
      .map((each): [number, Shown] => [propertyKey(each), { place: each.node, isAttribute: true }]),
  ]);
}

/** The attributes that a mutation changes, and the nodes that it removes. */
const undoneBy = (timeline: Timeline, row: number): number[] => [
  ...nodesRemovedIn(timeline, row).map(nodeKey),
  ...changedBy(timeline, row).filter(isOfElement).map(propertyKey),
];

/** Whether a mutation changed too much to store its attributes, as a rendered page does. */
const hasUnknownAttributes = (timeline: Timeline, row: number): boolean =>
  changesNodes(timeline, row) && changedBy(timeline, row).length === 0;

/** What was shown inside the elements that a mutation removes. */
function closedBy(
  timeline: Timeline,
  row: number,
  shown: ReadonlyMap<number, Shown>,
  nodes: PageNodes | undefined,
): number[] {
  const removed = new Set(nodesRemovedIn(timeline, row));
  const isRemoved = (place: number) =>
    nodes?.nearest(place, (each) => removed.has(each)) !== undefined;
  return [...shown].filter(([, { place }]) => isRemoved(place)).map(([key]) => key);
}
